import type { TableCell, TableRow } from 'mdast';
import { endOf, startOf } from '../points.ts';
import type { Slip, TextParts } from './slip.ts';

/** Rows with more cells than the head of their table, which are left out, or with fewer. */
export function findCells({ tables, source }: TextParts): Slip[] {
  return tables.flatMap(({ node, parent }) => {
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    const long = rows.flatMap((row) => toLost(row, columns, source));
    const isHeadShort = long.length > 1 && long.length === rows.length;
    const cut = rows.filter((row, at) => isCut(row, rows[at + 1], columns, source));
    const short = rows
      .filter((row, at) => !cut.includes(row) && !(at > 0 && cut.includes(rows[at - 1] ?? row)))
      .flatMap((row) => toMissing(row, columns, source, parent.type === 'root'));
    return [...(isHeadShort ? long.slice(0, 1) : long), ...cut.flatMap((row) => toCut(row, source)), ...short];
  });
}

function toLost({ children }: TableRow, columns: number, source: string): Slip[] {
  const lost = children.slice(columns).find((cell) => cell.children.length > 0);
  const offset = lost && startOfWords(lost);
  if (!lost || offset === undefined) return [];
  const values = { what: textOf(lost, source), cells: String(children.length), columns: String(columns) };
  return [{ rule: 'lost-cell', offset, values }];
}

function toMissing(row: TableRow, columns: number, source: string, isOutside: boolean): Slip[] {
  const missing = columns - row.children.length;
  const [offset, end] = [startOf(row)?.offset, endOf(row)?.offset];
  if (missing <= 0 || offset === undefined || end === undefined) return [];
  const actual = source.slice(offset, end);
  const typed = actual.trimEnd();
  if (!typed.includes('|')) {
    const mend = isOutside ? { mend: { actual, expected: `\n${actual}` } } : {};
    return [{ rule: 'missing-cell', offset, values: { kind: 'text', what: typed }, ...mend }];
  }
  const expected = typed + (typed.endsWith('|') ? '' : ' |') + ' |'.repeat(missing);
  const values = { kind: 'row', cells: String(row.children.length), columns: String(columns), expected };
  return [{ rule: 'missing-cell', offset, values, mend: { actual: typed, expected } }];
}

/** Whether a row goes on in the line below it: only there is its end, and both have the cells of one. */
function isCut(row: TableRow, next: TableRow | undefined, columns: number, source: string): boolean {
  if (!next || row.children.length + next.children.length !== columns + 1) return false;
  const [above, below] = [textOfRow(row, source), textOfRow(next, source)];
  return /^\|.*[^|]$/.test(above) && /^[^|].*\|$/.test(below);
}

function toCut(row: TableRow, source: string): Slip[] {
  const offset = startOf(row)?.offset;
  if (offset === undefined) return [];
  const actual = /^.*\n[ \t>]*/.exec(source.slice(offset))?.[0] ?? '';
  return [
    {
      rule: 'missing-cell',
      offset,
      values: { kind: 'cut' },
      mend: { actual, expected: `${actual.split('\n', 1)[0]?.trimEnd()} ` },
    },
  ];
}

function textOfRow(row: TableRow, source: string): string {
  return source.slice(startOf(row)?.offset, endOf(row)?.offset).trim();
}

function startOfWords(cell: TableCell): number | undefined {
  const [first] = cell.children;
  return (first && startOf(first)?.offset) ?? startOf(cell)?.offset;
}

function textOf(cell: TableCell, source: string): string {
  const [start, end] = [startOf(cell)?.offset ?? 0, endOf(cell)?.offset ?? 0];
  return source
    .slice(start, end)
    .replace(/^\||\|$/g, '')
    .trim();
}
