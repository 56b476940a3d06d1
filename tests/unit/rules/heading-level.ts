import { atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-level', [
  inArticle('‸A gate\n===\n\nText.', {
    says: 'Take the line `===` below it out, and put `##` and a blank before its words',
    fixed: '## A gate\n\nText.',
  }),
  atEnd('‸<h1>A title again</h1>\n\nWords.', { says: 'level 1', fixed: '<h2>A title again</h2>\n\nWords.' }),
  atEnd('‸<h5>Too deep</h5>\n\nWords.', { says: 'level 5', fixed: '<h2>Too deep</h2>\n\nWords.' }),
]);
