import type { Element } from 'hast';
import { shownText } from './tree-text.ts';

/** How many signs of a cell want to stand on one line, and how many of all columns fit on one line of a phone. */
const MOST_A_CELL = 12;
const MOST_A_LINE = 40;
/** From so many signs on, a cell is a sentence, for which three columns of a phone are too narrow. */
const SENTENCE = 25;
/** With the first one; more would not fit in any form. */
const MOST_COLUMNS = 6;

/**
 * What becomes of a table where there is little room. `below-N`: the first cell of each row is a line above the N others; where N is 1,
 * these are lines behind the heads of their columns. `wide`: it scrolls, since it is too large or irregular. Undefined: it fits.
 */
export type PhoneForm = `below-${number}` | 'wide' | undefined;

/** Chooses the form of a table by how many columns it has, and how much stands in them. */
export function phoneFormOf(rows: readonly (readonly Element[])[]): PhoneForm {
  const columns = Math.max(...rows.map((row) => row.length));
  if (columns < 3) return undefined;
  if (!isRegular(rows, columns)) return 'wide';
  const lengths = rows.map((row) => row.map((cell) => shownText(cell).trim().length));
  const body = Math.max(...lengths.slice(1).flatMap((row) => row.slice(1)));
  const longest = [...Array(columns).keys()].map((column) => Math.max(...lengths.map((row) => row[column] ?? 0)));
  if (columns === 3) return Math.max(...longest.slice(1)) > MOST_A_CELL ? 'below-2' : undefined;
  if (body >= SENTENCE) return 'below-1';
  if (columns > MOST_COLUMNS) return 'wide';
  const line = longest.reduce((sum, length) => sum + Math.min(MOST_A_CELL, length), 0);
  return line > MOST_A_LINE ? `below-${columns - 1}` : undefined;
}

/** Whether the first row is one of heads, and each has one cell a column. */
function isRegular(rows: readonly (readonly Element[])[], columns: number): boolean {
  return (
    rows.length > 1 &&
    rows[0]?.slice(1).every(({ tagName }) => tagName === 'th') === true &&
    rows.every((row) => row.length === columns && row.every(isSingle))
  );
}

function isSingle({ properties }: Element): boolean {
  return properties['colSpan'] === undefined && properties['rowSpan'] === undefined;
}
