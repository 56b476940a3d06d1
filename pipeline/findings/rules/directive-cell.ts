import { error, inText, lines } from '../rule.ts';
import { HEAD, SECOND } from '../words.ts';

export const directiveCell = error('directives', {
  message: (v) => `Unexpected \`${v.text}\` in a table that a figure is made of: expected ${v.expected}`,
  advice: () => 'Correct this cell of the table.',
  means:
    'The table below the line is read by a program that reckons with it. Here a cell holds something else than the number or the words that belong into its column, so that the figure cannot be made.',
  parameters: { text: 'about 10%', expected: 'the odds before and after, such as `10% to 16%`' },
  example: inText(
    lines('::ladder', '', ...HEAD, '| 1 | €0.7M | ‸about 10% | €18M |', SECOND),
    lines('::ladder', '', ...HEAD, '| 1 | €0.7M | 10% to 16% | €18M |', SECOND),
  ),
});
