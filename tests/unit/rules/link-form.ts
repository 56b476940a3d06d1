import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('link-form', [
  inArticle('a blank inside a link', 'Read ‸[the report] (https://example.com).', {
    says: 'Type it as `[the report](https://example.com)`',
  }),
  inArticle('a blank inside a picture', 'See ‸![A ladder] (../images/ladder.svg).', {
    says: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('a picture with a blank inside', '‸![x] (../images/ladder.svg)', {
    says: 'Type it as `![x](../images/ladder.svg)`',
  }),
  inArticle('a link of one letter, with a blank', 'See ‸[x] (/faq) now.', { says: 'Type it as `[x](/faq)`' }),
  inArticle('a link without its first bracket', 'Read the questions‸](/faq) now.', {
    says: 'a bracket at both ends',
    fixed: 'Read [the questions](/faq) now.',
  }),
  inArticle('a link without its last bracket', 'Read ‸[the questions](/faq now.', {
    says: 'a bracket at both ends',
    fixed: 'Read [the questions](/faq) now.',
  }),
  inArticle('a link with quotation marks in its title', 'Read ‸[the questions](/faq "All "short" answers").', {
    says: 'a bracket at both ends',
    fixed: 'Read [the questions](/faq) now.',
  }),
]);

export const silent = [
  '`[site] (https://example.com)`, \\[site] (https://example.com), [felt] (wool), [the first] (#1) and [sic] (his words) are none.',
];
