import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { type TextParameters } from '../../findings/rule.ts';
import type { TableCell, TableRow } from 'mdast';
import { endOf, startOf } from '../../markdown/points.ts';
import { findIndentedCode } from '../markdown/indented-code.ts';
import type { Found } from '../markdown/found.ts';

type Parameters = TextParameters<'what', 'cells' | 'columns'> & { readonly kind?: 'html' | 'code' };

const CODE = /(?<!`)(`{1,2})(?!`).{1,200}?(?<!`)\1(?!`)/g;
/** A `|` that ends a cell, even inside of code. */
const PIPE = /(?<!\\)\|/g;

export const lostCell: Finders<ParametersOf<'lost-cell'>> = {
  *text({ nodes, tags, source }) {
    // Rows with more cells than their table's header; the surplus is not published.
    for (const { node } of nodes('table')) {
      const [head, ...rows] = node.children;
      const columns = head?.children.length ?? 0;
      const split = rows.map((row) => splitCodeOf(row, columns, source));
      yield* split.filter((found) => found !== undefined);
      const long = rows.flatMap((row, index) => (split[index] ? [] : lostCellOf(row, columns, source)));
      // If all rows are too long, the header is too short.
      yield* long.length === rows.length ? long.slice(0, 1) : long;
    }
    // Cells of a table in HTML that stand four blanks in, and so become code, which no table holds.
    for (const { html } of findIndentedCode(nodes('code'), tags, source))
      if (html?.isLost) yield { ...html.found, values: { kind: 'html', what: html.what } };
  },
};

/** Returns code that a `|` divides, in a row that fits the table without it. The other findings in the row come from it. */
function splitCodeOf(row: TableRow, columns: number, source: string): Found<Parameters> | undefined {
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

function lostCellOf({ children }: TableRow, columns: number, source: string): Found<Parameters>[] {
  const lost = children.slice(columns).find((cell) => cell.children.length > 0);
  const offset = lost && (startOf(lost.children[0] ?? lost) ?? startOf(lost))?.offset;
  if (!lost || offset === undefined) return [];
  const values = { what: textOf(lost, source), cells: String(children.length), columns: String(columns) };
  return [{ offset, values }];
}

function textOf(cell: TableCell, source: string): string {
  return source
    .slice(startOf(cell)?.offset, endOf(cell)?.offset)
    .replace(/^\||\|$/g, '')
    .trim();
}
