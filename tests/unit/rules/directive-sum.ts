import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

// Totals are in `tests/unit/interactive-figures/ladder-tables.test.ts`.
export const cases = casesOf('directive-sum', [
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% | €22M | 1.60', '| 3 | €1.1M | 18% to 26% | €22M | ‸1.06', {
    says: 'come to 1.60',
    undone: true,
  }),
]);
