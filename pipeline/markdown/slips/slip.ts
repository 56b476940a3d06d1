import type {
  Code,
  Definition,
  Emphasis,
  FootnoteDefinition,
  Heading,
  Html,
  Link,
  List,
  Parents,
  Strong,
  Table,
} from 'mdast';
import type { Facts } from '../../facts.ts';
import type { Fix, Told } from '../../report.ts';
import type { RawTag } from '../raw-tags.ts';

/** Markdown that would be published as something else than its writer meant, at a place of the text. */
export type Slip = Told & {
  readonly offset: number;
  /** Where the text has the same already; said as its `line`. */
  readonly earlier?: number;
  readonly mend?: Fix;
  /** A tag whose end is a part of it. */
  readonly ended?: RawTag;
};

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
  readonly facts: Facts;
  /** Level of the page's highest heading in this text. */
  readonly topLevel: number;
  /** How this text would name the only picture whose file has this name. */
  pictureNamed(name: string): string | undefined;
  readonly blocks: readonly ProseBlock[];
  readonly headings: readonly Located<Heading>[];
  readonly lists: readonly Located<List>[];
  readonly tables: readonly Located<Table>[];
  readonly htmls: readonly Located<Html>[];
  readonly codes: readonly Located<Code>[];
  readonly links: readonly Located<Link>[];
  readonly italics: readonly Located<Emphasis>[];
  readonly bold: readonly Located<Strong>[];
  readonly definitions: readonly Located<Definition>[];
  readonly notes: readonly Located<FootnoteDefinition>[];
  /** Identifiers of definitions that something refers to, and of notes. */
  readonly usedDefinitions: ReadonlySet<string>;
  readonly usedNotes: ReadonlySet<string>;
}

/** Stands in the prose of a block for what is none. */
export const HIDDEN = '\ufffc';
