import type { TableRow } from 'mdast';
import { endOf, sourceOf, startOf } from '../../markdown/points.ts';
import type { Finders, Found } from '../markdown/found.ts';
import { indentedCode } from '../markdown/indented-code.ts';

type LostCell = Found<'lost-cell'>;

const CODE = /(?<!`)(`{1,2})(?!`).{1,200}?(?<!`)\1(?!`)/g;
/** A `|` that ends a cell, even inside of code. */
const PIPE = /(?<!\\)\|/g;

export const lostCell: Finders<'lost-cell'> = {
  nodes: {
    /** Finds rows with more cells than their table's header; the surplus is not published. */
    *table({ node: { children } }, { source }) {
      const [head, ...rows] = children;
      const columns = head?.children.length ?? 0;
      const split = rows.map((row) => splitCodeOf(row, columns, source));
      yield* split.filter((found) => found !== undefined);
      const long = rows.flatMap((row, index) => (split[index] ? [] : lostCellOf(row, columns, source)));
      // If all rows are too long, the header is too short.
      yield* long.length === rows.length ? long.slice(0, 1) : long;
    },
  },
  /** Finds cells of a table in HTML that stand four blanks in, and so become code, which no table holds. */
  text: (text) => indentedCode(text).filter((one) => one.rule === 'lost-cell'),
};

/** Returns code that a `|` divides, in a row that fits the table without it. The other findings in the row come from it. */
function splitCodeOf(row: TableRow, columns: number, source: string): LostCell | undefined {
  const [start, end] = [startOf(row)?.offset ?? 0, endOf(row)?.offset];
  const split = [...source.slice(start, end).matchAll(CODE)].filter(([code]) => code.search(PIPE) >= 0);
  const pipes = split.flatMap(([code]) => code.match(PIPE) ?? []).length;
  const [first, last] = [split[0], split.at(-1)];
  if (!first || !last || end === undefined || row.children.length - pipes !== columns) return undefined;
  const offset = start + first.index;
  const actual = source.slice(offset, start + last.index + last[0].length);
  const expected = actual.replaceAll(CODE, (code) => code.replaceAll(PIPE, String.raw`\|`));
  return { offset, end, values: { kind: 'code', what: first[0] }, fix: { actual, expected } };
}

function lostCellOf({ children }: TableRow, columns: number, source: string): LostCell[] {
  const lost = children.slice(columns).find((cell) => cell.children.length > 0);
  const offset = lost && (startOf(lost.children[0] ?? lost) ?? startOf(lost))?.offset;
  if (!lost || offset === undefined) return [];
  const what = sourceOf(lost, source)
    .replace(/^\||\|$/g, '')
    .trim();
  return [{ offset, values: { what, cells: String(children.length), columns: String(columns) } }];
}
