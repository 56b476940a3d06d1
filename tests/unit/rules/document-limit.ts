import { ANY_ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

/** Facts that each repeat the one above ten times. */
const REPEATED = [1, 2, 3].map(
  (level) => `repeated-${level}: "${level === 3 ? '‸' : ''}${`{{ repeated-${level - 1} }}`.repeat(10)}"`,
);

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
  edit(
    'facts.yaml',
    'sprint-duration: 4 weeks',
    `sprint-duration: 4 weeks\nrepeated-0: 1234567890\n${REPEATED.join('\n')}`,
    {
      says: 'more than 10,000 characters in a fact',
      undone: true,
    },
  ),
  inArticle(`${'- '.repeat(50)}‸${'- '.repeat(51)}Words.`, { says: 'more than 100 levels', fixed: '- Words.' }),
]);
