import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('comment-removed', [
  inArticle('a comment of its own', '‸<!-- For me alone -->', {
    says: 'This comment is not published',
    fixed: 'Words.',
  }),
  inArticle('a comment between words', 'Text ‸<!-- and more --> here.', { fixed: 'Text here.' }),
]);
