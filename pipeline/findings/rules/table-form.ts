import { type TextParameters, inText, lines, warning } from '../rule.ts';

type Parameters = TextParameters<'expected', 'columns'> & {
  readonly kind: 'rule' | 'cells' | 'head' | 'tabs' | 'semicolons' | 'commas';
};

export const tableForm = warning<Parameters>('markup', {
  message: (v) => {
    if (v.kind === 'cells')
      return `Unexpected line of hyphens, which does not divide the ${v.columns} columns above it: the table is published as it is typed`;
    if (v.kind === 'rule')
      return 'Cannot find the line of hyphens below the head of this table: it is published as it is typed';
    return v.kind === 'head'
      ? 'Cannot find the head above this line of hyphens: the table is published as it is typed'
      : `Unexpected ${v.kind} between words: the rows of a table are published as one paragraph`;
  },
  advice: (v) => {
    if (v.kind === 'cells') return `Put \`${v.expected}\` in its place.`;
    if (v.kind === 'head') return `Put a line with a word for each column above it, \`${v.expected}\`.`;
    return v.kind === 'rule'
      ? `Put a line \`${v.expected}\` below this one; a backslash before a \`|\` shows it as it is.`
      : `Put \`|\` in the place of each ${v.kind.slice(0, -1)} and at both ends of each line, and a line \`${v.expected}\` below the first.`;
  },
  means:
    'A table needs a line of hyphens directly below its head, with as many columns as that, and no blank line between its rows. Otherwise its lines are shown as text, with all their strokes.',
  parameters: { kind: 'rule', expected: '|---|---|' },
  example: inText(lines('‸| Gate | Month |', '| first | 4 |'), lines('| Gate | Month |', '|---|---|', '| first | 4 |')),
});
