import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('link-empty', [
  inArticle('Read ‸[the report]().', { says: 'Cannot find the address', fixed: 'Read the report.' }),
  inArticle('Read ‸[](/process) first.', {
    says: 'without them the link cannot be seen',
    fixed: 'Read [the process](/process) first.',
  }),
  inArticle('See ‸[site](#) now.', { says: 'into the round brackets', fixed: 'See [site](https://example.org) now.' }),
  inArticle('See ‸<a href="">site</a> now.', { says: 'quotation marks', fixed: 'See <a href="/faq">site</a> now.' }),
]);
