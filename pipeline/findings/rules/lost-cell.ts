import { type TextParameters, error, inText, lines } from '../rule.ts';
import { TAKE_BLANKS } from '../words.ts';

type Parameters = TextParameters<'what', 'cells' | 'columns'> & { readonly kind?: 'html' | 'code' };

export const lostCell = error<Parameters>('markup', {
  message: (v) => {
    if (v.kind === 'html')
      return `Unexpected four blanks before ${v.what}: it is published as code, outside of its table`;
    if (v.kind === 'code') return `Unexpected \`|\` in the code ${v.what}: in a table, it ends the cell`;
    return `Unexpected cell \`${v.what}\`: the row has ${v.cells} cells, the head of the table ${v.columns}; it is not published`;
  },
  advice: (v) => {
    if (v.kind === 'html') return TAKE_BLANKS;
    if (v.kind === 'code') return 'Type a backslash before it, `\\|`; it is not shown.';
    return 'Join it to another cell, or add a column to the head and to the line of hyphens; a `|` inside a cell is typed `\\|`.';
  },
  means:
    'The head of a table decides how many columns it has. A row with more cells loses those at its end: they are shown nowhere. ' +
    'Often a `|` in the text was taken for the end of a cell, which a backslash before it prevents. ' +
    'In a table of tags, such as `<td>`, an empty line ends the table for a moment, and four blanks below it make code of a cell.',
  parameters: { what: 'done', cells: '3', columns: '2' },
  example: inText(
    lines('| Gate | Month |', '|---|---|', '| first | 4 | ‸done |'),
    lines('| Gate | Month |', '|---|---|', '| first | 4, done |'),
  ),
});
