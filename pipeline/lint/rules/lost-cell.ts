import { type TextParameters, error, inText, lines } from '../rule.ts';
import type { TableCell, TableRow } from 'mdast';
import { endOf, startOf } from '../../compile/markdown/points.ts';
import { findIndentedCode, TAKE_BLANKS } from '../markdown/indented-code.ts';
import type { Found } from '../markdown/found.ts';

type Parameters = TextParameters<'what', 'cells' | 'columns'> & { readonly kind?: 'html' };

export const lostCell = error<Parameters>('markup', {
  message: (v) =>
    v.kind === 'html'
      ? `Unexpected four blanks before ${v.what}: it is published as code, outside of its table`
      : `Unexpected cell \`${v.what}\`: the row has ${v.cells} cells, the head of the table ${v.columns}; it is not published`,
  advice: (v) =>
    v.kind === 'html'
      ? TAKE_BLANKS
      : 'Join it to another cell, or add a column to the head and to the line of hyphens; a `|` inside a cell is typed `\\|`.',
  means:
    'The head of a table decides how many columns it has. A row with more cells loses those at its end: they are shown nowhere. ' +
    'Often a `|` in the text was taken for the end of a cell, which a backslash before it prevents. ' +
    'In a table of tags, such as `<td>`, an empty line ends the table for a moment, and four blanks below it make code of a cell.',
  parameters: { what: 'done', cells: '3', columns: '2' },
  example: inText(
    lines('| Gate | Month |', '|---|---|', '| first | 4 | ‸done |'),
    lines('| Gate | Month |', '|---|---|', '| first | 4, done |'),
  ),
  find: {
    *text({ nodes, tags, source }) {
      // Rows with more cells than their table's header; the surplus is not published.
      for (const { node } of nodes('table')) {
        const [head, ...rows] = node.children;
        const long = rows.flatMap((row) => lostCellOf(row, head?.children.length ?? 0, source));
        // If all rows are too long, the header is too short.
        yield* long.length === rows.length ? long.slice(0, 1) : long;
      }
      // Cells of a table in HTML that stand four blanks in, and so become code, which no table holds.
      for (const { html } of findIndentedCode(nodes('code'), tags, source))
        if (html?.isLost) yield { ...html.found, values: { kind: 'html', what: html.what } };
    },
  },
});

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
