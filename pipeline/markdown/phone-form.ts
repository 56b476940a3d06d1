import type { Element } from 'hast';
import { shownText } from './tree-text.ts';

/** How many signs of a cell want to stand on one line, and how many of all columns fit on one line of a phone. */
const MOST_A_CELL = 12;
const MOST_A_LINE = 40;
/** From so many signs on, a cell is a sentence, for which three columns of a phone are too narrow. */
const SENTENCE = 25;
const MOST_COLUMNS = 6;

/**
 * What becomes of a table where there is little room: the first cell of each row is a line above the others, which stand in so many
 * columns. In one column, they are lines behind the heads of their columns. Undefined: it stays as it is.
 */
export type PhoneForm = `below-${number}` | undefined;

/** Chooses the form of a table by how many columns it has, and how much stands in them. */
export function phoneFormOf(rows: readonly (readonly Element[])[]): PhoneForm {
  const columns = rows[0]?.length ?? 0;
  if (columns < 3 || !isRegular(rows, columns)) return undefined;
  const lengths = rows.map((row) => row.map((cell) => shownText(cell).trim().length));
  const body = Math.max(...lengths.slice(1).flatMap((row) => row.slice(1)));
  const longest = [...Array(columns).keys()].map((column) => Math.max(...lengths.map((row) => row[column] ?? 0)));
  if (columns === 3) return Math.max(...longest.slice(1)) > MOST_A_CELL ? 'below-2' : undefined;
  if (body >= SENTENCE) return 'below-1';
  const line = longest.reduce((sum, length) => sum + Math.min(MOST_A_CELL, length), 0);
  return line > MOST_A_LINE && columns <= MOST_COLUMNS + 1 ? `below-${columns - 1}` : undefined;
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
