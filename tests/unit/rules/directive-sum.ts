import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('directive-sum', [
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% | €22M | 1.60 |', '| 3 | €1.1M | 18% to 26% | €22M | ‸1.06 |', {
    says: 'come to 1.60',
    undone: true,
  }),
  edit(ARTICLE, '| Ladder | €2.7M | 10% to 26% |', '| Ladder | ‸€2.9M | 10% to 26% |', {
    says: 'the gates above come to €2.7M',
    undone: true,
  }),
  edit(ARTICLE, '| Ladder | €2.7M | 10% to 26% | | 1.20 |', '| Ladder | €2.7M | 10% to 26% | | ‸1.02 |', {
    says: 'the gates above come to 1.20',
    undone: true,
  }),
]);
