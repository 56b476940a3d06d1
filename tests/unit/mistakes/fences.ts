import { ARTICLE as READ } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/test.md';
const BEGIN = '---\ntitle: "Burn Quality:';
const END = 'campaign: burn-quality }\n---';
const FIELDS = 'title: A test\nsummary: A text for tests.\npublished: 2025-10-10\n';

/** The lines of hyphens around the fields of a file. */
export const fences: readonly Mistake[] = [
  fence('a dash in place of the hyphens above', `‸—\n${FIELDS}---\n\nText.\n`, 'Write the line as `---`'),
  fence('four hyphens above', `‸----\n${FIELDS}---\n\nText.\n`, 'Write the line as `---`'),
  fence(
    'a blank before the hyphens above',
    `‸ ---\n${FIELDS}---\n\nText.\n`,
    'a blank stands before the line `---` → Write the line as `---`',
  ),
  fence('a tab before the hyphens above', `‸\t---\n${FIELDS}---\n\nText.\n`, 'a blank stands before the line'),
  fence('a dash in place of the hyphens below', `---\n${FIELDS}‸—\n\nText.\n`, '`—` is not the line `---`'),
  fence('two hyphens below', `---\n${FIELDS}‸--\n\nText.\n`, 'Write the line as `---`'),
  fence(
    'a dash and a hyphen below, and a line in the text',
    `---\n${FIELDS}‸—-\n\nText.\n\n---\n\nMore.\n`,
    'three hyphens',
  ),
  fence('no hyphens below', `---\n${FIELDS}‸\nText.\n`, 'Write `---` in this line'),
  fence(
    'no hyphens below, and a line in the text',
    `---\n${FIELDS}\n‸Text about it.\n\n---\n\nMore.\n`,
    'above the text',
    `---\n${FIELDS}---\n\nText about it.\n\n---\n\nMore.\n`,
  ),
  fence(
    'no hyphens above',
    `‸${FIELDS}---\n\nText.\n`,
    'Put a line `---` above this one',
    `---\n${FIELDS}---\n\nText.\n`,
  ),
  fence(
    'empty lines above the hyphens',
    `‸\n\n---\n${FIELDS}---\n\nText.\n`,
    'empty lines',
    `---\n${FIELDS}---\n\nText.\n`,
  ),
  fence(
    'hyphens above the last field',
    '---\ntitle: A test\nsummary: A text for tests.\n‸---\npublished: 2025-10-10\n\nText.\n',
    'Move this line `---` below the last field',
    `---\n${FIELDS}---\n\nText.\n`,
  ),
  fence(
    'hyphens above the last fields, and an empty line',
    '---\ntitle: A test\n‸---\n\nsummary: A text for tests.\npublished: 2025-10-10\n\nText.\n',
    'Move this line `---` below the last field',
    `---\n${FIELDS}---\n\nText.\n`,
  ),
  fence(
    'the fields twice, each between hyphens',
    `---\n${FIELDS}---\n\n‸---\n${FIELDS}---\n\nText.\n`,
    'Take out this line and the 4 lines below it',
    `---\n${FIELDS}---\n\nText.\n`,
  ),
  {
    name: 'hyphens between the sections of a page',
    file: 'pages/about.md',
    from: '  - kind: prose\n    id: languages',
    to: '‸---\n  - kind: prose\n    id: languages',
    rule: 'front-matter-absent',
    says: 'Take this line `---` out',
    mended: '  - kind: prose\n    id: languages',
  },
  around('no hyphens above', BEGIN, BEGIN.replace('---\n', '‸'), 'Put a line `---` above this one', BEGIN),
  around('a dash in place of the hyphens above', BEGIN, BEGIN.replace('---', '‸—'), 'Write the line as `---`'),
  around('an empty line above the hyphens', BEGIN, `‸\n${BEGIN}`, 'Take out the empty lines'),
  around(
    'hyphens between the fields',
    'published: 2025-10-06\ntags',
    'published: 2025-10-06\n‸---\ntags',
    'the fields go on below this line `---` → Take this line `---` out',
    'published: 2025-10-06\ntags',
  ),
  around('no hyphens below', END, END.replace('---', '‸'), 'Write `---` in this line'),
  around('two hyphens below', END, END.replace('---', '‸--'), 'three hyphens'),
];

/** The same in an article whose other mistakes are to be found too. */
function around(name: string, from: string, to: string, says: string, mended?: string): Mistake {
  return {
    name: `${name} in an article`,
    file: READ,
    from,
    to,
    rule: 'front-matter-absent',
    says,
    ...(mended !== undefined && { mended }),
  };
}

function fence(name: string, text: string, says: string, mended?: string): Mistake {
  return {
    name,
    add: { [ARTICLE]: text },
    rule: 'front-matter-absent',
    says,
    ...(mended !== undefined && { mendedFiles: { [ARTICLE]: mended } }),
  };
}
