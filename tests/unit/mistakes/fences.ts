import { ARTICLE as READ } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/test.md';
const BEGIN = '---\ntitle: "Burn Quality:';
const END = 'campaign: burn-quality }\n---';
const FIELDS = 'title: A test\nsummary: A text for tests.\npublished: 2025-10-10\n';

/** The lines of hyphens around the fields of a file. */
export const fences: readonly Mistake[] = [
  fence('no hyphens below', `---\n${FIELDS}‸\nText.\n`, 'below the last field, above the text'),
  fence('two hyphens below', `---\n${FIELDS}‸--\n\nText.\n`, 'the closing line `---` is missing'),
  fence('no hyphens above', `‸${FIELDS}---\n\nText.\n`, 'Begin the file with a line `---`'),
  fence('a dash in place of the hyphens above', `‸—\n${FIELDS}---\n\nText.\n`, 'Begin the file with a line `---`'),
  fence(
    'hyphens above the last field',
    '---\ntitle: A test\nsummary: A text for tests.\n‸---\npublished: 2025-10-10\n\nText.\n',
    'Move this line `---` below the last field',
  ),
  around('no hyphens above', BEGIN, BEGIN.replace('---\n', '‸')),
  around('no hyphens below', END, END.replace('---', '‸')),
];

/** The same in an article that has been published. */
function around(name: string, from: string, to: string): Mistake {
  return { name: `${name} in an article`, file: READ, from, to, rule: 'front-matter-absent', fixed: from };
}

function fence(name: string, text: string, says: string): Mistake {
  const fixed = `---\n${FIELDS}---\n\nText.\n`;
  return { name, add: { [ARTICLE]: text }, rule: 'front-matter-absent', says, fixedFiles: { [ARTICLE]: fixed } };
}
