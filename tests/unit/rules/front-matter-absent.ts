import { ANY_ARTICLE, ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

const FILE = 'insights/test.md';
const FIELDS = 'title: A test\nsummary: A text for tests.\npublished: 2025-10-10\n';

export const cases = casesOf('front-matter-absent', [
  ...[
    ['no hyphens below', `---\n${FIELDS}‸\nText.\n`, 'below the last field, above the text'],
    ['two hyphens below', `---\n${FIELDS}‸--\n\nText.\n`, 'the closing line `---` is missing'],
    ['no hyphens above', `‸${FIELDS}---\n\nText.\n`, 'Begin the file with a line `---`'],
    ['a dash in place of the hyphens above', `‸—\n${FIELDS}---\n\nText.\n`, 'Begin the file with a line `---`'],
    [
      'hyphens above the last field',
      `---\n${FIELDS.replace('published', '‸---\npublished')}\nText.\n`,
      'Move this line `---` below the last field',
    ],
  ].map(([name = '', text = '', says = '']) => ({
    name,
    add: { [FILE]: text },
    says,
    fixedFiles: { [FILE]: `---\n${FIELDS}---\n\nText.\n` },
  })),
  edit(ARTICLE, '---\ntitle: "Burn Quality:', '‸title: "Burn Quality:', { undone: true }),
  edit(ARTICLE, 'campaign: burn-quality }\n---', 'campaign: burn-quality }\n‸', { undone: true }),
  {
    name: 'a file called a text, with nothing in it',
    add: { 'insights/gate.md': '' },
    at: 'insights/gate.md:1:1',
    says: 'the file is empty',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);
