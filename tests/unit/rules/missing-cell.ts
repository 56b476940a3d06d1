import { ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('missing-cell', [
  edit(
    ARTICLE,
    '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 |',
    '‸| 2, redesigned | €0.6M | 16% to 21% |',
    { says: 'Type a `|` for each cell that is missing', fixed: '| 2, redesigned | €0.6M | 16% to 21% | | | |' },
  ),
  inArticle('| Gate | Month |\n|---|---|\n| 1 | 4 |\n‸The months are counted from the start.', {
    says: 'a text that is no row needs a blank line above it',
    fixed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n\nThe months are counted from the start.',
  }),
]);
