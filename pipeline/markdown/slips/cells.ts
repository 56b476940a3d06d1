import type { TableCell, TableRow } from 'mdast';
import { endOf, startOf } from '../points.ts';
import type { Slip, TextParts } from './slip.ts';

/** Rows with more cells than the head of their table, which are left out, or with fewer. */
export function findCells({ tables, source }: TextParts): Slip[] {
  return tables.flatMap(({ node }) => {
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    const long = rows.flatMap((row) => lostCell(row, columns, source));
    // Where all rows are too long, the head is too short.
    const told = long.length === rows.length ? long.slice(0, 1) : long;
    return [...told, ...rows.flatMap((row) => missingCell(row, columns))];
  });
}

function lostCell({ children }: TableRow, columns: number, source: string): Slip[] {
  const lost = children.slice(columns).find((cell) => cell.children.length > 0);
  const offset = lost && (startOf(lost.children[0] ?? lost) ?? startOf(lost))?.offset;
  if (!lost || offset === undefined) return [];
  const values = { what: textOf(lost, source), cells: String(children.length), columns: String(columns) };
  return [{ rule: 'lost-cell', offset, values }];
}

function missingCell(row: TableRow, columns: number): Slip[] {
  const [cells, offset] = [row.children.length, startOf(row)?.offset];
  if (cells >= columns || offset === undefined) return [];
  return [{ rule: 'missing-cell', offset, values: { cells: String(cells), columns: String(columns) } }];
}

function textOf(cell: TableCell, source: string): string {
  return source
    .slice(startOf(cell)?.offset, endOf(cell)?.offset)
    .replace(/^\||\|$/g, '')
    .trim();
}
