import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('list-form', [
  inArticle('The cost is\n‸+ 5 percent', { says: 'Put a backslash before it', loses: ['the line before “5”'] }),
  inArticle('The gates:\n‸• one\n• two', '`- `'),
  inArticle('- one\n‸      - two\n      - three', {
    says: 'text of the item above',
    fixed: '- one\n  - two\n  - three',
  }),
  inArticle('- [ ] one\n‸          - two\n            - three', {
    says: 'below the words of the item above',
    fixed: '- [ ] one\n  - two\n    - three',
  }),
  inArticle('1. one\n  1. two\n‸    1. three\n    2. four', {
    says: 'below the words',
    fixed: '1. one\n  1. two\n     1. three\n     2. four',
  }),
  inArticle('1. one\n  1. two\n‸         2) three', {
    says: 'so far to the right',
    fixed: '1. one\n  1. two\n     2) three',
  }),
  inArticle('‸– one\n– two', '`- `'),
  inArticle('‸– one\n\n– two', { says: '`- `', fixed: '- one\n- two' }),
  inArticle('‸-one\n-two', '`- `'),
  inArticle('‸-one\n\n-two', { says: '`- `', fixed: '- one\n- two' }),
  inArticle('‸1.One gate\n2.Two gates', '`1. `'),
  inArticle('‸1、时间\n2、钱', { says: '`1. `', fixed: '1. 时间\n2. 钱' }),
  inArticle('‸-\u00A0one\n-\u00A0two', '`- `'),
]);

export const silent = [
  'All the best,\n\n– Anna',
  '> So it is.\n>\n> -Anna Berg, the founder',
  'The pins, in\n2. steel\n3. brass',
  '- [ ]ten\n- [] eleven\n- [x] twelve',
  '> The groove is the print of its string.',
  '- one, and\n-fifteen of it\n- two',
  '- The value is\n2.5 at most, in\n-5 degrees, or as i.\ne. more',
  '- one\n     - two\n\n       - three\n\n1. one\n    - two\n\n- In\n  2. steel, `a\n       - b`',
  '- It rises 10\n-fold in a year.',
  '1、时间\n\n2、钱',
  '- 338.quickjs.js\n- 878.quickjs.js',
];
