import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

const FILE = 'insights/test.md';
const FIELDS = 'title: A test\nsummary: A text for tests.\npublished: 2025-10-10\n';

type Row = readonly [name: string, text: string, says: string];

/** Mistakes that a person mends. */
const UNKNOWN: readonly Row[] = [
  ['no hyphens below', `---\n${FIELDS}‸\nText.\n`, 'below the last field, above the text'],
  ['a blank line above, and nothing below', `‸\n---\n${FIELDS}\nText.\n`, 'put a line `---` below the last field'],
  ['no hyphens above', `‸${FIELDS}---\n\nText.\n`, 'Begin the file with a line `---`'],
  [
    'hyphens above the last field',
    `---\n${FIELDS.replace('published', '‸---\npublished')}\nText.\n`,
    'Move this line `---` below the last field',
  ],
];

/** Mistakes with a fix. */
const KNOWN: readonly Row[] = [
  ['two hyphens below', `---\n${FIELDS}‸--\n\nText.\n`, 'Write `---` in the place of `--` in line 5'],
  ['stars below, and a line across the text', `---\n${FIELDS}‸***\n\nText.\n\n---\n\nMore.\n`, 'place of `***`'],
  ['hyphens with blanks below', `---\n${FIELDS}‸- - -\n\nText.\n`, 'in the place of `- - -`'],
  ['a dash in place of the hyphens above', `‸—\n${FIELDS}---\n\nText.\n`, 'in the place of `—` in line 1'],
  ['dashes above and below', `‸—\n${FIELDS}—\n\nText.\n`, 'in the place of `—` in line 1 and `—` in line 5'],
  ['short dashes', `‸–––\n${FIELDS}tags:\n- capital\n–––\n\nText.\n`, 'in the place of `–––` in line 1'],
  ['underscores', `‸___\n${FIELDS}___\n\nText.\n`, 'in the place of `___` in line 1'],
  ['empty lines above', `‸\n  \n---\n${FIELDS}---\n\nText.\n`, 'Take the empty lines out'],
  ['empty lines above dashes', `‸\n—\n${FIELDS}—\n\nText.\n`, 'Take the empty lines out'],
];

export const cases = casesOf('front-matter-absent', [
  ...KNOWN.map(([name, text, says]) => ({ name, add: { [FILE]: text }, says })),
  ...UNKNOWN.map(([name, text, says]) => ({
    name,
    add: { [FILE]: text },
    says,
    fixedFiles: { [FILE]: `---\n${FIELDS}---\n\nText.\n` },
  })),
  {
    name: 'a file called a text, with nothing in it',
    add: { 'insights/gate.md': '' },
    at: 'insights/gate.md:1:1',
    says: 'the file is empty',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);
