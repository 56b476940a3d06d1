import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('comment-removed', [
  inArticle('‸<!-- For me alone -->', { says: 'This comment is not published', fixed: 'Words.' }),
  inArticle('Text ‸<!-- and more --> here.', { fixed: 'Text here.' }),
]);
