import type { Nodes, Parents } from 'mdast';
import type { RawTag } from '../../compile/markdown/html/raw-tags.ts';

/** The one right fix of a finding: what stands at its place, letter by letter, and what should stand there instead. */
export interface Fix {
  readonly actual: string;
  readonly expected: string;
}

/** What a rule has found at a place of a text. */
export interface Found<Parameters> {
  readonly offset: number;
  /** What fills the words of the rule. As a function where they cost something, such as a search for what was meant. */
  readonly values: Parameters | (() => Parameters);
  /** Where what it tells of ends, if that is more than what is fixed: nothing inside is told a second time. */
  readonly end?: number;
  /** Where the text has the same already; said as its `line`. */
  readonly earlier?: number;
  readonly fix?: Fix;
  /** A tag whose end is a part of it. */
  readonly ended?: RawTag;
}

/** What a rule looks for in texts, and where. */
export interface Finders<Parameters> {
  /** A block of prose is only looked at where a text in it holds a sign of some rule; nearly all prose holds none. Read with the flags `m` and `u`. */
  readonly signs?: RegExp;
  /** Looks at a paragraph, heading or cell that holds a sign of some rule. */
  block?(block: ProseBlock, text: TextParts): Iterable<Found<Parameters>>;
  /** Looks at all of a text. */
  text?(text: TextParts): Iterable<Found<Parameters>>;
  /** Looks at a line of plain text in a field. */
  line?(line: string, field: string): Iterable<Found<Parameters>>;
}

/** A paragraph, a heading or a cell, with its prose. */
export interface ProseBlock {
  readonly kind: 'paragraph' | 'heading' | 'tableCell';
  readonly parent: Parents;
  /** Its place among the children of its parent. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** As long as what was typed, with `HIDDEN` for each character that is code, HTML, or a sign that was understood. */
  readonly prose: string;
}

/** A node with where it begins and ends, and what it stands in. */
export interface Located<T> {
  readonly node: T;
  readonly parent: Parents;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** What checks look at: the parts of a parsed text, in order, each found once. */
export interface TextParts {
  readonly source: string;
  /** The tags that are published, at the places where they were typed. */
  readonly tags: readonly RawTag[];
  /** Level of the page's highest heading in this text. */
  readonly topLevel: number;
  /** Those that hold a sign of some rule. */
  readonly blocks: readonly ProseBlock[];
  /** The nodes of a type, in order. */
  nodes<Type extends Nodes['type']>(type: Type): readonly Located<Extract<Nodes, { type: Type }>>[];
  /** Identifiers of definitions that something refers to, and of notes. */
  readonly usedDefinitions: ReadonlySet<string>;
  readonly usedNotes: ReadonlySet<string>;
}

/** Stands in the prose of a block for what is none. */
export const HIDDEN = '\ufffc';
