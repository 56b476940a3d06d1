import { casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('empty-part', [
  inArticle('a heading without words', 'Before.\n\n‸##\n\nText.', {
    says: 'Unexpected heading with nothing in it',
    fixed: 'Before.\n\nText.',
  }),
  inArticle('an item without words', '- one\n‸-\n- two', {
    says: 'item of a list with nothing',
    fixed: '- one\n- two',
  }),
  inArticle('a number without words', '1. one\n‸2.', { says: 'item of a list with nothing', fixed: '1. one' }),
  inArticle('a list without words', 'Text.\n\n‸*\n*', { says: 'list with nothing', fixed: 'Text.' }),
  inArticle('a quote without words', '‸>', { says: 'quote with nothing', fixed: 'Text.' }),
  inArticle('a fold that holds nothing', '‸<details><summary>More</summary></details>', {
    says: 'its words are published',
    fixed: 'Text.',
  }),
  inArticle('a fold without words', '‸<details><summary></summary></details>', {
    says: 'it is not published',
    fixed: 'Text.',
  }),
  inArticle('code without a line', '‸```\n```', { says: 'box of code with nothing', fixed: 'Text.' }),
  edit(
    'a section with only a heading',
    'pages/about.md',
    '  - kind: prose\n    id: languages',
    '  - kind: ‸prose\n    title: Here it says nothing\n  - kind: prose\n    id: languages',
    { says: 'section with nothing in it', fixed: '  - kind: prose\n    id: languages' },
  ),
]);

export const silent = ['## Before it\n\n<details><summary>Less</summary>Text.</details>\n\n![A ladder](ladder.svg)'];
