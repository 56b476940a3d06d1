import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what?: string;
  readonly cells?: string;
  readonly columns?: string;
  readonly expected?: string;
};

export const missingCell = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => {
    if (v.kind === 'cut') return 'Unexpected new line in the middle of this row: it makes two rows of it';
    return v.kind === 'text'
      ? `Unexpected text directly below a table, \`${v.what}\`: it becomes a row of it`
      : `Unexpected row of ${v.cells} cells below a head of ${v.columns}`;
  },
  advice: (v) => {
    if (v.kind === 'cut') return 'Join the line below to it; `<br>` begins a new line inside of a cell.';
    return v.kind === 'text'
      ? 'Put a blank line above it.'
      : `Write \`${v.expected}\`, with words where they are missing.`;
  },
  means:
    'The row has fewer cells than the head of its table. The others stay empty, and if one in the middle was left out, all behind it stand in the wrong column. A text directly below a table becomes such a row.',
  parameters: { kind: 'row', cells: '1', columns: '2', expected: '| first | |' },
  example: inText(
    lines('| Gate | Month |', '|---|---|', '‸| first |'),
    lines('| Gate | Month |', '|---|---|', '| first | |'),
  ),
});
