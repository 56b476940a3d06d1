import type { ProseBlock } from './found.ts';

/** A form of text that means something to a program, and is text here. */
export interface ForeignForm {
  /** The rule that tells of it: remarks that were not meant for visitors are errors. */
  readonly rule: 'foreign-syntax' | 'internal-remark';
  /** Who understands it, as in `Obsidian`. */
  readonly program: string;
  /** Matches it in prose; its group `what` is what is told of, if that is not all of the match. */
  readonly form: RegExp;
  /** What a block must have for it; a quick look, where the form takes long. */
  readonly needs?: RegExp;
  /** What to do, which may depend on what was typed; without it, to type the equivalent. */
  readonly advice?: string | ((typed: string) => string);
  /** Returns the equivalent here of what was typed, and of its groups; undefined if there is not exactly one. */
  readonly to?: (typed: string, groups: Readonly<Record<string, string>>) => string | undefined;
  /** Whether it is matched in the source, because signs that look escaped belong to it. */
  readonly inSource?: boolean;
  /** Tells whether a match at an index of a block's prose is meant as text. */
  readonly isText?: (what: string, index: number, block: ProseBlock) => boolean;
}

export const TAKE_OUT = 'Take it out, or put a backslash before its first sign to show it as it is.';
export const TAKE_LINE_OUT = 'Take this line out, or put a backslash before its first sign to show it as it is.';
export const SOURCE = 'Take it out; a source is a link, `[words](address)`, or a note, `[^1]`.';
export const WIKI =
  'Write the words, and behind them the address: `[words](/faq)`, or `![what it shows](../images/…)` for a picture.';
export const IN_ITS_PLACE = 'Write in its place what it would have shown.';
export const NAME = 'Write the name in its place.';
export const LETTER = 'Type the letter that belongs there.';
export const IN_BOLD = 'Take it out; `**words**` is bold, `*words*` in italics, `[words](address)` a link.';
export const LINK = 'Take it out; a link is `[words](address)`.';
export const TOPICS = 'Take it out; the topics of a text stand in its field `tags`.';
const REMARK = 'Take it out: every visitor would read it.';

type Row = Omit<ForeignForm, 'rule' | 'program'>;

/** Makes the forms of one program. */
export function formsOf(program: string, ...rows: readonly Row[]): ForeignForm[] {
  return rows.map((row) => ({ rule: 'foreign-syntax', program, ...row }));
}

/** Makes the forms of remarks that a program shows to nobody but the writer. */
export function remarksOf(program: string, ...forms: readonly RegExp[]): ForeignForm[] {
  return forms.map((form) => ({ rule: 'internal-remark', program, form, advice: REMARK }));
}
