import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('link-form', [
  inArticle('Read ‸[the report] (https://example.com).', 'Type it as `[the report](https://example.com)`'),
  inArticle('See ‸![A ladder] (../images/ladder.svg).', '![A ladder](../images/ladder.svg)'),
  inArticle('‸![x] (../images/ladder.svg)', 'Type it as `![x](../images/ladder.svg)`'),
  inArticle('请看‸[这里]（/faq）。', 'Type it as `[这里](/faq)`'),
  inArticle('See ‸[x] (/faq) now.', 'Type it as `[x](/faq)`'),
  inArticle('Read the questions‸](/faq) now.', {
    says: 'a bracket at both ends',
    fixed: 'Read [the questions](/faq) now.',
  }),
  inArticle('Read ‸[the questions](/faq now.', {
    says: 'a bracket at both ends',
    fixed: 'Read [the questions](/faq) now.',
  }),
  inArticle('Read ‸[the questions](/faq "All "short" answers").', {
    says: 'a bracket at both ends',
    fixed: 'Read [the questions](/faq "All short answers").',
  }),
  inArticle('Read ‸[the questions](https://example.com/all\nquestions.md) now.', {
    says: 'Put the address on one line',
    fixed: 'Read [the questions](https://example.com/allquestions.md) now.',
  }),
]);

export const silent = [
  '`[site] (https://example.com)`, \\[site] (https://example.com), [felt] (wool), [the first] (#1) and [sic] (his words) are none.',
  '[ ] (/faq) is still to be read',
];
