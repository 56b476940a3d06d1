import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('link-empty', [
  inArticle('a link without an address', 'Read ‸[the report]().', {
    says: 'Cannot find the address',
    fixed: 'Read the report.',
  }),
  inArticle('a link without words', 'Read ‸[](/process) first.', {
    says: 'without them the link cannot be seen',
    fixed: 'Read [the process](/process) first.',
  }),
  inArticle('an address that is only its sign', 'See ‸[site](#) now.', {
    says: 'into the round brackets',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address that is empty in HTML', 'See ‸<a href="">site</a> now.', {
    says: 'quotation marks',
    fixed: 'See <a href="/faq">site</a> now.',
  }),
]);
