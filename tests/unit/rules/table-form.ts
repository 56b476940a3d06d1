import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('table-form', [
  inArticle('‸Gate;Month;Cost\nfirst;4;1', 'Unexpected semicolons between words'),
  inArticle('‸Gate; Month\nfirst; 4\nsecond; 6', 'Unexpected semicolons between words'),
  inArticle('‸Gate,Month,Cost\nfirst,4,1\nsecond,6,2', 'Unexpected commas between words'),
  inArticle('‸| Gate | Month |\n| 1 | 4 |\n| 2 | 8 |', 'Put a line `|---|---|` below this one'),
  inArticle('‸Gate | Month | Cost\n1 | 4 | high\n2 | 8 | low', '`|---|---|---|`'),
  inArticle('‸Gate\tMonth\n1\t4\n2\t8', {
    says: 'Put `|` in the place of each tab',
    fixed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n| 2 | 8 |',
  }),
]);

export const silent = ['A word\tand another\nwith none.', '![[A|B]]\n![[C|D]]\n![[E|F]]'];
