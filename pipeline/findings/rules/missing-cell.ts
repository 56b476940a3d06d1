import { inText, lines, warning } from '../rule.ts';

export const missingCell = warning('markup', {
  message: (v) => `Unexpected row of ${v.cells} ${v.cells === '1' ? 'cell' : 'cells'} below a head of ${v.columns}`,
  advice: () => 'Type a `|` for each cell that is missing; a text that is no row needs a blank line above it.',
  means:
    'The row has fewer cells than the head of its table. The others stay empty, and if one in the middle was left out, all behind it stand in the wrong column. A text directly below a table becomes such a row.',
  parameters: { cells: '1', columns: '2' },
  example: inText(
    lines('| Gate | Month |', '|---|---|', '‸| first |'),
    lines('| Gate | Month |', '|---|---|', '| first | |'),
  ),
});
