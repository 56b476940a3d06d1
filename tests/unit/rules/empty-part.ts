import { casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('empty-part', [
  inArticle('Before.\n\n‸##\n\nText.', { says: 'Unexpected heading with nothing in it', fixed: 'Before.\n\nText.' }),
  inArticle('- one\n‸-\n- two', { says: 'item of a list with nothing', fixed: '- one\n- two' }),
  inArticle('1. one\n‸2.', { says: 'item of a list with nothing', fixed: '1. one' }),
  inArticle('Text.\n\n‸*\n*', { says: 'list with nothing', fixed: 'Text.' }),
  inArticle('Text.\n\n‸>', { says: 'quote with nothing', fixed: 'Text.' }),
  inArticle('‸<details><summary>More</summary></details>', { says: 'its words are published', fixed: 'More' }),
  inArticle('‸<details><summary></summary></details>', { says: 'it is not published', fixed: 'Text.' }),
  inArticle('‸```\n```', { says: 'box of code with nothing', fixed: 'Text.' }),
  edit(
    'pages/about.md',
    '  - kind: prose\n    id: languages',
    '  - kind: ‸prose\n    title: Here it says nothing\n  - kind: prose\n    id: languages',
    { says: 'section with nothing in it', undone: true },
  ),
]);

export const silent = ['## Before it\n\n<details><summary>Less</summary>Text.</details>\n\n![A ladder](ladder.svg)'];
