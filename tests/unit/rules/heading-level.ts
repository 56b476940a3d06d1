import { atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-level', [
  inArticle('a line of equals signs below a title', '‸A gate\n===\n\nText.', {
    says: 'Take the line `===` below it out, and put `##` and a blank before its words',
    fixed: '## A gate\n\nText.',
  }),
  atEnd('a heading of HTML at the top level', '‸<h1>A title again</h1>\n\nWords.', {
    says: 'level 1',
    fixed: '<h2>A title again</h2>\n\nWords.',
  }),
  atEnd('a heading of HTML too deep', '‸<h5>Too deep</h5>\n\nWords.', {
    says: 'level 5',
    fixed: '<h2>Not too deep</h2>\n\nWords.',
  }),
]);
