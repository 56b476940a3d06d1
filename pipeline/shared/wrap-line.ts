import wrapAnsi from 'wrap-ansi';

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
