import { casesOf, fixture, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf(
  'drawing-parts',
  [
    ['labels', 'labels with formatted text are left out'],
    ['hand', 'its words are set in Hanken Grotesk, not in `Hand`'],
    ['arrows', 'an empty box stands for `→`, `✓`'],
    ['beside', 'that are not inside the file are left out'],
  ].map(([name = '', says = '']) =>
    inArticle(`‸![A drawing](../images/${name}.svg)`, {
      add: { [`images/${name}.svg`]: fixture(`${name}.svg`) },
      says,
      fixed: '![A drawing](../images/ladder.svg)',
    }),
  ),
);
