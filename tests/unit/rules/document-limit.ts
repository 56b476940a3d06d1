import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

// The other limits are in `tests/unit/limits.slow.test.ts`.
export const cases = casesOf('document-limit', [
  {
    name: 'lists in each other',
    add: {
      'insights/deep.md': ANY_ARTICLE.replace('tags: [strategy]', `tags: ${'['.repeat(49)}‸[[a]${']'.repeat(50)}`),
    },
    says: 'more than 50 levels of lists and fields',
    fixedFiles: { 'insights/deep.md': undefined },
  },
]);
