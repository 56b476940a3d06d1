import { didYouMean, rule, type Rules } from './rule.ts';

/** Lines that ask for a figure to work with, such as `::ladder`. */
export const directives = {
  'unknown-directive': rule(
    'warning',
    (v) =>
      `Unexpected \`::${v['name']}\`, expected \`::ladder\`, \`::matrix\`, \`::deck\` or \`::bars\`${v['nearest'] ? `; did you mean \`::${v['nearest']}\`` : ''}`,
    'Use one of these names; a backslash before the colons shows the line as it is, which it is published as now.',
  ),
  'directive-form': rule(
    'warning',
    (v) => `Unexpected form of a figure, \`${v['what']}\`: it is published as it is typed`,
    (v) =>
      v['expected'] === undefined
        ? 'Type two colons and the name, its words in square brackets, and options in braces, with no blanks between: `::bars[Words]{columns="2"}`.'
        : `Type it as \`${v['expected']}\`.`,
  ),
  'directive-place': rule(
    'error',
    (v) => {
      if (v['kind'] === 'numbers') return 'Cannot find numbers for `::bars` in a column of the table below';
      return v['kind'] === 'alone'
        ? `Cannot find a table below \`::${v['name']}\`, from which it takes its numbers`
        : `Unexpected \`::${v['name']}\` inside of a list, a quote or HTML, expected it between paragraphs`;
    },
    (v) => {
      if (v['kind'] === 'numbers')
        return 'Put a number such as `1200`, no range such as `3-5`, and not only 0, into two or more cells of a column, or take this line out.';
      return v['kind'] === 'alone'
        ? 'Put the table directly below this line, with a blank line between; the guide shows what it holds.'
        : 'Move it, and its table, to the beginning of a line outside of the list, the quote or the HTML.';
    },
  ),
  'directive-option': rule(
    'error',
    (v) =>
      v['expected'] === undefined
        ? `Unexpected option \`${v['option']}\` of \`::${v['name']}\`, expected ${v['known']}${didYouMean(v)}`
        : `Cannot read the option \`${v['option']}\` of \`::${v['name']}\`: expected ${v['expected']}`,
    (v) =>
      v['expected'] === undefined ? 'Correct its name, or take it out.' : 'Write it between the braces of this line.',
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
