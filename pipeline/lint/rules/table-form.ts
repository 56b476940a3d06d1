import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what?: string;
  readonly cells?: string;
  readonly expected?: string;
};

/** What parts the cells of a table that comes from a spreadsheet. */
const PASTED_TABLE = new Set(['tabs', 'semicolons', 'commas']);

export const tableForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => {
    if (v.kind === 'head') return 'Cannot find the head of this table above its line of hyphens';
    if (v.kind === 'other rule')
      return `Unexpected line \`${v.what}\` below a head of ${v.cells} columns, expected hyphens for as many: no table is made of these lines`;
    if (PASTED_TABLE.has(v.kind ?? ''))
      return `Unexpected ${v.kind} between words: the rows of a table are published as one paragraph`;
    if (v.kind === 'grid')
      return `Unexpected line \`${v.what}\` of a table as other programs draw it: it is published as it is typed`;
    if (v.kind === 'rule')
      return 'Cannot find the line of hyphens below the head of this table: it is published as it is typed';
    return `Unexpected blank line ${v.kind === 'blank above' ? 'above this row' : 'below this row'}: it is no part of the table`;
  },
  advice: (v) => {
    if (v.kind === 'head') return 'Put the names of the columns on a line above it, with as many `|`.';
    if (v.kind === 'other rule') return `Write \`${v.expected}\`.`;
    if (PASTED_TABLE.has(v.kind ?? ''))
      return `Put \`|\` in the place of each ${v.kind?.slice(0, -1)} and at both ends of each line, and a line \`${v.expected}\` below the first.`;
    if (v.kind === 'grid')
      return `Take the lines out that begin with \`+\`, and put a line \`${v.expected}\` below the head.`;
    if (v.kind === 'rule')
      return `Put a line \`${v.expected}\` below this one; a backslash before a \`|\` shows it as it is.`;
    return 'Take the blank line out.';
  },
  means:
    'A table needs a line of hyphens directly below its head, with as many columns as that, and no blank line between its rows. Otherwise its lines are shown as text, with all their strokes.',
  parameters: { kind: 'rule', expected: '|---|---|' },
  example: inText(lines('‸| Gate | Month |', '| first | 4 |'), lines('| Gate | Month |', '|---|---|', '| first | 4 |')),
});
