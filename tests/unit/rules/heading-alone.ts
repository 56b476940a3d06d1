import { atEnd, casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-alone', [
  atEnd('a heading with nothing below', '‸## What comes next', {
    says: 'with nothing below it: it is not published',
    fixed: '\n## What comes next\n\nMore of it.',
  }),
  inArticle('a heading directly above another', '‸## A gate', {
    says: 'one more `#` before the next heading',
    fixed: '## A gate\n\nIt is closed.',
  }),
  inArticle('headings with only others inside', '‸## A gate\n\n### One', {
    says: 'only other headings',
    fixed: '## A gate\n\n### One\n\nText.',
  }),
  edit(
    'a question without an answer',
    'pages/faq.md',
    '### Am I too early? {#too-early}',
    '‸### Is it answered?\n\n### Am I too early? {#too-early}',
    { says: 'it is not published', fixed: '### Is it answered?\n\nIt is.\n\n### Am I too early? {#too-early}' },
  ),
  inArticle(
    'a heading above others of its level, with none below it',
    '‸## Only headings below\n\n### Not one paragraph',
    { says: 'put one more `#` before the next heading', fixed: '## Words below\n\nOne paragraph.' },
  ),
  edit(
    'a question without an answer',
    'pages/faq.md',
    '### How often do we meet? {#cadence}',
    '‸## Later\n\n### How often do we meet? {#cadence}',
    { says: 'it is not published', fixed: '### How often do we meet? {#cadence}' },
  ),
]);
