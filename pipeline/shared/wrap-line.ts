import wrapAnsi from 'wrap-ansi';

/** What stands before the text of a line, below which the text goes on: blanks, an arrow, or a short name and two blanks. */
const LEAD = /^ *(?:→ +|\S.{0,18}?\S {2,}(?=\S))?/;
/** Narrower columns would hold single words only. */
const NARROWEST = 20;

/**
 * A line, broken between words so that each part fits into `columns`; the parts behind the first stand below its text, or of a line
 * that begins at the very left, `hanging` blanks to the right. A word that is longer than a line stays whole. Colors take no room.
 * A line that fits, such as one of a file with its mark below it, stays as it is.
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
