import wrapAnsi from 'wrap-ansi';

/** Style of a piece of a line on a terminal. */
export type Look = 'error' | 'warning' | 'note' | 'added' | 'removed' | 'quiet' | 'strong';

/** A piece of a line; without colors, only its text is shown. */
export interface StyledPiece {
  readonly text: string;
  readonly look?: Look;
}

/** A line of pieces, from left to right. */
export type StyledLine = readonly StyledPiece[];

/** Returns a line without style. */
export function plainLine(text: string): StyledLine {
  return [{ text }];
}

/**
 * The indentation or label of a line, below which its text continues: blanks, an arrow, or a short name and two blanks.
 */
const LEAD = /^ *(?:→ +|\S.{0,18}?\S {2,}(?=\S))?/;
/** Narrower columns would hold only single words. */
const NARROWEST = 20;

/**
 * Wraps a line between words to fit `columns`; further lines are indented to the start of its text, or by `hanging`
 * blanks if the text begins at the left. A word longer than a line stays whole. Color codes have no width. A line that
 * fits, such as one of a file with its mark below it, is unchanged.
 */
export function wrapLine(line: string, columns: number, hanging = 2): string[] {
  if (!wrapAnsi(line, columns, { trim: false }).includes('\n')) return [line];
  const lead = LEAD.exec(line)?.[0] ?? '';
  const hang = lead.length > 0 && columns - lead.length >= NARROWEST ? lead.length : hanging;
  const [first = '', ...rest] = wrapAnsi(line.slice(lead.length), columns - lead.length).split('\n');
  if (rest.length === 0) return [lead + first];
  const others = wrapAnsi(rest.join(' '), columns - hang).split('\n');
  return [lead + first, ...others.map((part) => ' '.repeat(hang) + part)];
}

const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6])/u;
const HALF_WIDE = /^[\uFF61-\uFFDC]/;
const WITHOUT_WIDTH = /^[\p{Mn}\p{Me}\u200B\u200C\u200D]+$/u;
const SIGNS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Number of terminal columns of one grapheme: 0, 1 or 2. */
export function displayWidth(sign: string): number {
  if (WITHOUT_WIDTH.test(sign)) return 0;
  return WIDE.test(sign) && !HALF_WIDE.test(sign) ? 2 : 1;
}

/** Number of terminal columns of a one-line text. */
export function widthOfText(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return [...SIGNS.segment(text)].reduce((sum, { segment }) => sum + displayWidth(segment), 0);
}
