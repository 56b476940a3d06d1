import { atEnd, casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-alone', [
  atEnd('‸## What comes next', {
    says: 'with nothing below it: it is not published',
    fixed: '\n## What comes next\n\nMore of it.',
  }),
  inArticle('‸## A gate', { says: 'one more `#` before the next heading', fixed: '## A gate\n\nIt is closed.' }),
  inArticle('‸## A gate\n\n### One', { says: 'only other headings', fixed: '## A gate\n\n### One\n\nText.' }),
  edit('pages/faq.md', '### Am I too early? {#too-early}', '‸### Is it answered?\n\n### Am I too early? {#too-early}', {
    says: 'it is not published',
    fixed: '### Is it answered?\n\nIt is.\n\n### Am I too early? {#too-early}',
  }),
  inArticle('‸## Only headings below\n\n### Not one paragraph', {
    says: 'put one more `#` before the next heading',
    fixed: '## Words below\n\nOne paragraph.',
  }),
  edit('pages/faq.md', '## Pricing', '‸## Later\n\n### When?\n\n## Pricing', {
    says: 'with only other headings below it: none of them is published',
    undone: true,
  }),
  atEnd('‸## What comes next[^a]\n\n[^a]: A note.', {
    says: ['nor is the note `[^a]`', 'and the note with it'],
    fixed: '\nMore of it.[^a]\n\n[^a]: A note.',
  }),
]);

export const silent = [
  'Come and see.\n\n## Ready? [Ask the questions](/faq)',
  'Come and see.\n\n## A ladder ![A ladder](../images/ladder.svg)',
];
