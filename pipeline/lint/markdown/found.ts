import type { Nodes, Parents } from 'mdast';
import type { RawTag } from '../../compile/markdown/html/raw-tags.ts';

/** The only correct fix of a finding: the exact text at its place, and its replacement. */
export interface Fix {
  readonly actual: string;
  readonly expected: string;
}

/** Something that a rule has found in a text. */
export interface Found<Parameters> {
  readonly offset: number;
  /**
   * The parameters of the rule's message; a function if they are expensive to compute, such as a search for what was
   * meant.
   */
  readonly values: Parameters | (() => Parameters);
  /** End of the reported range, if it is larger than the fixed text; findings inside the range are dropped. */
  readonly end?: number;
  /** Where the same thing occurs earlier in the text; reported as the parameter `line`. */
  readonly earlier?: number;
  readonly fix?: Fix;
  /** A tag whose end tag is part of the finding. */
  readonly ended?: RawTag;
  /** Offset of the end tag of a broken start tag; that it closes nothing is not reported. */
  readonly endTag?: number;
}

/** What a rule looks for in texts, and where. */
export interface Finders<Parameters> {
  /**
   * Matches the characters that the rule needs; a block of prose without a match for any rule is skipped, as nearly all
   * are. Used with the flags `m` and `u`.
   */
  readonly signs?: RegExp;
  /** Checks a paragraph, heading or cell that contains a sign of some rule. */
  block?(block: ProseBlock, text: TextParts): Iterable<Found<Parameters>>;
  /** Checks a whole text. */
  text?(text: TextParts): Iterable<Found<Parameters>>;
  /** Checks a line of plain text in a field. */
  line?(line: string, field: string): Iterable<Found<Parameters>>;
}

/** A paragraph, a heading or a cell, with its prose. */
export interface ProseBlock {
  readonly kind: 'paragraph' | 'heading' | 'tableCell';
  readonly parent: Parents;
  /** Its index among its parent's children. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** As long as the source, with `HIDDEN` for each character of code, HTML or parsed syntax. */
  readonly prose: string;
}

/** A node with its start, end and parent. */
export interface Located<T> {
  readonly node: T;
  readonly parent: Parents;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** What rules look at: the parts of a parsed text, in order, each collected once. */
export interface TextParts {
  readonly source: string;
  /** The published tags, with the positions where they were typed. */
  readonly tags: readonly RawTag[];
  /** Highest heading level allowed in this text. */
  readonly topLevel: number;
  /** The blocks that contain a sign of some rule. */
  readonly blocks: readonly ProseBlock[];
  /** Returns the nodes of a type, in order. */
  nodes<Type extends Nodes['type']>(type: Type): readonly Located<Extract<Nodes, { type: Type }>>[];
  /** Identifiers of referenced definitions and of footnotes. */
  readonly usedDefinitions: ReadonlySet<string>;
  readonly usedNotes: ReadonlySet<string>;
}

/** Replaces each character of a block that is not prose. */
export const HIDDEN = '\ufffc';
