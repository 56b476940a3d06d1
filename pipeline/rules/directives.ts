import { didYouMean, rule, type Rules } from './rule.ts';

/** Lines that ask for a figure to work with, such as `::ladder`. */
export const directives = {
  'unknown-directive': rule(
    'warning',
    (v) =>
      `Unexpected \`::${v['name']}\`, expected \`::ladder\`, \`::matrix\`, \`::deck\` or \`::bars\`${v['nearest'] ? `; did you mean \`::${v['nearest']}\`` : ''}`,
    'Use one of these names; a backslash before the colons shows the line as it is, which it is published as now.',
  ),
  'directive-place': rule(
    'error',
    (v) =>
      v['kind'] === 'alone'
        ? `Cannot find a table below \`::${v['name']}\`, from which it takes its numbers`
        : `Unexpected \`::${v['name']}\` inside of a list, a quote or HTML, expected it between paragraphs`,
    (v) =>
      v['kind'] === 'alone'
        ? 'Put the table directly below this line, with a blank line between; the guide shows what it holds.'
        : 'Move it, and its table, to the beginning of a line outside of the list, the quote or the HTML.',
  ),
  'directive-option': rule(
    'error',
    (v) =>
      v['expected'] === undefined
        ? `Unexpected option \`${v['option']}\` of \`::${v['name']}\`, expected ${v['known']}${didYouMean(v)}`
        : `Cannot read the option \`${v['option']}\` of \`::${v['name']}\`: expected ${v['expected']}`,
    (v) =>
      v['expected'] === undefined ? 'Correct its name, or take it out.' : 'Put it between the braces of this line.',
  ),
  'directive-cell': rule(
    'error',
    (v) => `Unexpected \`${v['text']}\` in a table that a figure is made of: expected ${v['expected']}`,
    'Correct this cell of the table.',
  ),
  'directive-sum': rule(
    'warning',
    (v) =>
      `Unexpected ${v['kind'] === 'cost' ? 'sum' : 'Burn Quality'} \`${v['typed']}\`: the ${v['kind'] === undefined ? 'numbers of its row' : 'gates above'} come to ${v['expected']}`,
    (v) =>
      `Put ${v['expected']} into the cell, or correct the numbers ${v['kind'] === undefined ? 'beside' : 'above'} it.`,
  ),
} as const satisfies Rules;
