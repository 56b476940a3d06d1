import { ANY_ARTICLE, atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-level', [
  inArticle('‸A gate\n===\n\nText.', {
    says: 'Take the line `===` below it out, and put `##` and a blank before its words',
    fixed: '## A gate\n\nText.',
  }),
  atEnd('‸<h1>A title again</h1>\n\nWords.', { says: 'level 1', fixed: '<h2>A title again</h2>\n\nWords.' }),
  atEnd('‸<h5>Too deep</h5>\n\nWords.', { says: 'level 5', fixed: '<h2>Too deep</h2>\n\nWords.' }),
  {
    name: 'all headings of an article one level too deep',
    add: { 'insights/deep.md': `${ANY_ARTICLE}\n‸### One\n\nA.\n\n#### In it\n\nB.\n\n### Two\n\nC.\n` },
    says: ['level 3, expected 2', 'Take one `#` from each heading of this text'],
    fixedFiles: { 'insights/deep.md': `${ANY_ARTICLE}\n## One\n\nA.\n\n### In it\n\nB.\n\n## Two\n\nC.\n` },
  },
  {
    name: 'all headings of an article two levels too deep',
    add: { 'insights/deeper.md': `${ANY_ARTICLE}\n‸#### One\n\nA.\n\n#### Two\n\nB.\n` },
    says: 'Take 2 `#` from each heading of this text',
    fixedFiles: { 'insights/deeper.md': `${ANY_ARTICLE}\n## One\n\nA.\n\n## Two\n\nB.\n` },
  },
]);
