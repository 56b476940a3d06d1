import { casesOf, inArticle } from '../mistakes/rows.ts';

// Quotes and HTML are in `tests/unit/long-texts.slow.test.ts`.
export const cases = casesOf('nesting-depth', [
  inArticle(`${'- '.repeat(50)}‸${'- '.repeat(51)}Words.`, { says: 'more than 100 levels', fixed: '- Words.' }),
]);
