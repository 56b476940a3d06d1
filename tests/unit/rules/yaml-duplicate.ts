import { ARTICLE, casesOf, edit, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-duplicate', [
  inFields('‸title: Another\n', { says: 'line 2 has it already', fixed: '' }),
  edit(ARTICLE, 'tags: [capital', 'tags: [capital, valuation, leadership, strategy]\n‸tags: [capital', {
    says: 'line 6 has it already',
    undone: true,
  }),
]);
