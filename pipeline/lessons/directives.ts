import type { directives as rules } from '../rules/directives.ts';
import { inText, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

const HEAD = ['| Gate | Money spent | Odds, before and after | Value at gate |', '|---|---|---|---|'];
const SECOND = '| 2 | €0.9M | 16% to 21% | €20M |';
const GATES = ['| 1 | €0.7M | 10% to 16% | €18M |', SECOND];

/** Lines that ask for a figure to work with. */
export const directives = {
  'unknown-directive': {
    means:
      'A line that begins with two colons and a name asks for a figure that is made of the table below it. There are four: `::ladder`, `::matrix` and `::deck`, which readers can work with, and `::bars`. ' +
      'A line with another name makes nothing, and readers would see it as it is typed.',
    values: { name: 'lader', nearest: 'ladder' },
    example: inText(lines('‸::lader', '', ...HEAD, ...GATES), lines('::ladder', '', ...HEAD, ...GATES)),
  },
  'directive-form': {
    means:
      'A figure is asked for by two colons, its name, its words in square brackets and its options in braces, directly behind each other, alone on a line. ' +
      'With another sign, a blank or a bracket that nothing closes, the line is text: readers would see it, and no figure.',
    values: { what: ':: ladder', expected: '::ladder' },
    example: inText(lines('‸:: ladder', '', ...HEAD, ...GATES), lines('::ladder', '', ...HEAD, ...GATES)),
  },
  'directive-place': {
    means:
      'A figure takes its numbers from the table below it, so that each number stands in the file once. Without a table directly below the line there is nothing to show, and inside of a list, a quote or HTML there is no room for it.',
    values: { name: 'ladder', kind: 'alone' },
    example: inText(
      lines('‸::ladder', '', 'Now the sums.', '', ...HEAD, ...GATES),
      lines('Now the sums.', '', '::ladder', '', ...HEAD, ...GATES),
    ),
  },
  'directive-option': {
    means:
      'Between braces behind the name stand the options of a figure, such as `{id="ladder"}` for its anchor. Each figure knows a few, and each of these has a form.',
    values: { name: 'ladder', option: 'ide', known: '`id`', nearest: 'id' },
    example: inText(
      lines('‸::ladder{ide="plan"}', '', ...HEAD, ...GATES),
      lines('::ladder{id="plan"}', '', ...HEAD, ...GATES),
    ),
  },
  'directive-cell': {
    means:
      'The table below the line is read by a program that reckons with it. Here a cell holds something else than the number or the words that belong into its column, so that the figure cannot be made.',
    values: { text: 'about 10%', expected: 'the odds before and after, such as `10% to 16%`' },
    example: inText(
      lines('::ladder', '', ...HEAD, '| 1 | €0.7M | ‸about 10% | €18M |', SECOND),
      lines('::ladder', '', ...HEAD, '| 1 | €0.7M | 10% to 16% | €18M |', SECOND),
    ),
  },
  'directive-sum': {
    means:
      'A Burn Quality in the table is compared with what its row comes to: the change in the odds, times the value, by the money spent. The money and the Burn Quality of a total are compared with those of all gates. Readers can check the sum, and would find this one wrong.',
    values: { typed: '1.45', expected: '1.54' },
    example: inText(
      lines(
        '::ladder',
        '',
        '| Gate | Money spent | Odds, before and after | Value at gate | Burn Quality |',
        '|---|---|---|---|---|',
        '| 1 | €0.7M | 10% to 16% | €18M | ‸1.45 |',
        '| 2 | €0.9M | 16% to 21% | €20M | 1.11 |',
      ),
      lines(
        '::ladder',
        '',
        '| Gate | Money spent | Odds, before and after | Value at gate | Burn Quality |',
        '|---|---|---|---|---|',
        '| 1 | €0.7M | 10% to 16% | €18M | 1.54 |',
        '| 2 | €0.9M | 16% to 21% | €20M | 1.11 |',
      ),
    ),
  },
} as const satisfies LessonForEachRule<typeof rules>;
