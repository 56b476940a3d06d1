import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-duplicate', [
  edit(
    'a field twice',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, valuation, leadership, strategy]\n‸title: Another',
    { says: 'line 2 has it already', fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
  edit(
    'a field twice with the same value',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [capital, valuation, leadership, strategy]\n‸tags: [capital, valuation, leadership, strategy]',
    { says: 'line 6 has it already', fixed: 'tags: [capital, valuation, leadership, strategy]' },
  ),
]);
