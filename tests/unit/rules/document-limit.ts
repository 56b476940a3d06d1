import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('document-limit', [
  {
    name: 'an article of two megabytes',
    add: { 'insights/large.md': `${ANY_ARTICLE}\n${'Words and more words.\n\n'.repeat(100_000)}` },
    at: 'insights/large.md:1:1',
    says: 'more than 2,000,000 bytes',
    fixedFiles: { 'insights/large.md': undefined },
  },
  {
    name: 'lists in each other',
    add: {
      'insights/deep.md': ANY_ARTICLE.replace('tags: [strategy]', `tags: ${'['.repeat(49)}‸[[a]${']'.repeat(50)}`),
    },
    says: 'more than 50 levels of lists and fields',
    fixedFiles: { 'insights/deep.md': undefined },
  },
]);
