import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('table-form', [
  inArticle('a table with semicolons: ‸Gate;Month;Cost\nfirst;4;1', '‸Gate;Month;Cost\nfirst;4;1', {
    says: 'Unexpected semicolons between words',
  }),
  inArticle('a table with semicolons: ‸Gate; Month\nfirst; 4\nsecond; 6', '‸Gate; Month\nfirst; 4\nsecond; 6', {
    says: 'Unexpected semicolons between words',
  }),
  inArticle('a table with commas: ‸Gate,Month,Cost\nfirst,4,1\nsecond,6,2', '‸Gate,Month,Cost\nfirst,4,1\nsecond,6,2', {
    says: 'Unexpected commas between words',
  }),
  inArticle('a table without its line of hyphens', '‸| Gate | Month |\n| 1 | 4 |\n| 2 | 8 |', {
    says: 'Put a line `|---|---|` below this one',
  }),
  inArticle(
    'a table without frame and without its line of hyphens',
    '‸Gate | Month | Cost\n1 | 4 | high\n2 | 8 | low',
    { says: '`|---|---|---|`' },
  ),
  inArticle('a table pasted from a spreadsheet', '‸Gate\tMonth\n1\t4\n2\t8', {
    says: 'Put `|` in the place of each tab',
    fixed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n| 2 | 8 |',
  }),
]);

export const silent = ['A word\tand another\nwith none.'];
