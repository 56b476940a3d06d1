import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unused-note', [
  inArticle('‸[^9]: What supports a claim.', {
    says: 'it is not published',
    fixed: 'A claim.[^9]\n\n[^9]: What supports a claim.',
  }),
]);
