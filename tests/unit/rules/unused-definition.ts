import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unused-definition', [
  inArticle('‸[report]: https://example.com/report', {
    says: 'this line is not published',
    fixed: 'Read [the report][report].\n\n[report]: https://example.com/report',
  }),
]);
