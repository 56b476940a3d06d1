import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: 'rule' | 'tabs' | 'semicolons' | 'commas';
  readonly expected: string;
};

export const tableForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) =>
    v.kind === 'rule'
      ? 'Cannot find the line of hyphens below the head of this table: it is published as it is typed'
      : `Unexpected ${v.kind} between words: the rows of a table are published as one paragraph`,
  advice: (v) =>
    v.kind === 'rule'
      ? `Put a line \`${v.expected}\` below this one; a backslash before a \`|\` shows it as it is.`
      : `Put \`|\` in the place of each ${v.kind.slice(0, -1)} and at both ends of each line, and a line \`${v.expected}\` below the first.`,
  means:
    'A table needs a line of hyphens directly below its head, with as many columns as that, and no blank line between its rows. Otherwise its lines are shown as text, with all their strokes.',
  parameters: { kind: 'rule', expected: '|---|---|' },
  example: inText(lines('‸| Gate | Month |', '| first | 4 |'), lines('| Gate | Month |', '|---|---|', '| first | 4 |')),
});
