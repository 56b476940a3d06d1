import { ANY_ARTICLE, casesOf, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('misplaced-file', [
  misnamed('pages/gate.md', {
    right: 'insights/gate.md',
    says: ['Unexpected article in the folder `pages`', 'Move the file to `insights/gate.md`'],
  }),
  {
    name: 'an article among the pages, which lacks its summary as well',
    add: { 'pages/gate.md': '---\ntitle: Gate\npublished: 2025-11-20\ntags: [capital]\n---\n\nText.\n' },
    at: 'pages/gate.md:1:1',
    says: 'Move the file to `insights/gate.md`',
    fixedFiles: { 'pages/gate.md': undefined, 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'a page among the articles',
    add: {
      'insights/gate.md':
        '---\ntitle: A gate\ndescription: What it is.\nsections:\n  - { kind: insights, title: Articles }\n---\n',
    },
    at: 'insights/gate.md:1:1',
    says: ['Unexpected page in the folder `insights`', 'Move the file to `pages/gate.md`'],
    fixedFiles: { 'insights/gate.md': undefined },
  },
]);
