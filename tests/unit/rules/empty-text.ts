import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('empty-text', [
  {
    name: 'an article of fields alone',
    add: {
      'insights/empty.md':
        '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n‸---\n',
    },
    says: 'nothing stands below its fields',
    fixedFiles: {
      'insights/empty.md':
        '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n---\n\nNow it says something.\n',
    },
  },
  {
    name: 'an article of headings alone',
    add: {
      'insights/empty.md':
        '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n‸---\n\n## A heading\n',
    },
    says: 'only headings',
    fixedFiles: {
      'insights/empty.md':
        '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n---\n\n## A heading\n\nNow it says something.\n',
    },
  },
  {
    name: 'a page of headings alone',
    add: { 'pages/extra.md': '---\ntitle: Extra\ndescription: A page of headings.\n---\n\n## First\n\n### Second\n' },
    at: 'pages/extra.md:4:1',
    says: 'only headings stand below its fields',
    fixedFiles: {
      'pages/extra.md': '---\ntitle: Extra\ndescription: A page of headings.\n---\n\n## First\n\nWords.\n',
    },
  },
]);
