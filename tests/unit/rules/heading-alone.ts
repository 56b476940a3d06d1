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
    'a group of questions without answers',
    'pages/faq.md',
    '## Pricing & Terms {#group-pricing-terms}',
    '‸## Later\n\n### When?\n\n## Pricing & Terms {#group-pricing-terms}',
    {
      says: 'with only other headings below it: it is not published',
      fixed: '## Pricing & Terms {#group-pricing-terms}',
    },
  ),
]);
