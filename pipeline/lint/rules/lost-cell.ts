import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';
import { TAKE_BLANKS } from '../words/slips.ts';

type Parameters = {
  readonly kind?: string;
  readonly what: string;
  readonly cells?: string;
  readonly columns?: string;
};

export const lostCell = rule<Parameters>({
  area: 'slips',
  severity: 'error',
  message: (v) =>
    v.kind === 'html'
      ? `Unexpected four blanks before ${v.what}: it is published as code, outside of its table`
      : `Unexpected cell \`${v.what}\`: the row has ${v.cells} cells, the head of the table ${v.columns}; it is not published`,
  advice: (v) =>
    v.kind === 'html'
      ? TAKE_BLANKS
      : 'Join it to another cell, or add a column to the head and to the line of hyphens; a `|` inside a cell is typed `\\|`.',
  means:
    'The head of a table decides how many columns it has. A row with more cells loses those at its end: nobody would read them. ' +
    'Often a `|` in the text was taken for the end of a cell, which a backslash before it prevents. ' +
    'In a table of tags, such as `<td>`, an empty line ends the table for a moment, and four blanks below it make code of a cell.',
  parameters: { what: 'done', cells: '3', columns: '2' },
  example: inText(
    lines('| Gate | Month |', '|---|---|', '| first | 4 | ‸done |'),
    lines('| Gate | Month |', '|---|---|', '| first | 4, done |'),
  ),
});
