import { type TextParameters, error, inText, lines } from '../rule.ts';
import { GATES, HEAD } from '../words.ts';

export const directivePlace = error<TextParameters<'name'> & { readonly kind: 'numbers' | 'alone' | 'inside' }>(
  'directives',
  {
    message: (v) => {
      if (v.kind === 'numbers') return 'Cannot find numbers for `::bars` in a column of the table below';
      return v.kind === 'alone'
        ? `Cannot find a table below \`::${v.name}\`, from which it takes its numbers`
        : `Unexpected \`::${v.name}\` inside of a list, a quote or HTML, expected it between paragraphs`;
    },
    advice: (v) => {
      if (v.kind === 'numbers')
        return 'Put a number such as `1200`, no range such as `3-5`, and not only 0, into two or more cells of a column, or take this line out.';
      return v.kind === 'alone'
        ? 'Put the table directly below this line, with a blank line between; the guide shows what it holds.'
        : 'Move it, and its table, to the beginning of a line outside of the list, the quote or the HTML.';
    },
    means:
      'A figure takes its numbers from the table below it, so that each number stands in the file once. Without a table directly below the line there is nothing to show, and inside of a list, a quote or HTML there is no room for it.',
    parameters: { name: 'ladder', kind: 'alone' },
    example: inText(
      lines('‸::ladder', '', 'Now the sums.', '', ...HEAD, ...GATES),
      lines('Now the sums.', '', '::ladder', '', ...HEAD, ...GATES),
    ),
  },
);
