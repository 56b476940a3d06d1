import { describe, expect, test } from 'vitest';
import { FELT } from './load-folder.ts';
import { loadTexts } from './load-texts.ts';

const DAY = '2026-02-03';
const FILE = 'insights/felt.md';
const DRAFT = FELT.replace('---\n', '---\ndraft: true\n');

/** Each mistake as it would be made in a draft. */
const LINTS: readonly (readonly [name: string, text: string])[] = [
  ['a quotation mark that is not closed', DRAFT.replace('title: ', 'title: "')],
  ['a colon in a title', DRAFT.replace('told again', 'told: again')],
  ['a bracket that is not closed', DRAFT.replace('tags: []', 'tags: [a')],
  ['a repetition that is none', DRAFT.replace('What the hammers wear.', '*What* the hammers wear.')],
  ['a brace that opens nothing', DRAFT.replace('title', '{{{\ntitle')],
  ['a line of hyphens that is missing', DRAFT.replace('tags: []\n---\n', 'tags: []\n')],
  ['a field that is not known', DRAFT.replace('summary', 'sumary')],
  ['a field that is missing', DRAFT.replace(/summary.*\n/, '')],
  ['a day that does not exist', DRAFT.replace('2026-01-05', '2026-01-45')],
  ['a field twice', DRAFT.replace('title', 'title: Felt\ntitle')],
  [
    'two slips, in a draft that says so in other words',
    DRAFT.replace('draft: true', 'draft: yes # later').replace('summary', 'sumary'),
  ],
];

async function found(text: string, isPreview: boolean): Promise<string[]> {
  const { findings } = await loadTexts({ [FILE]: text }, { day: DAY, isPreview });
  return findings.flatMap((one) => (one.file === FILE ? [one.severity] : []));
}

describe.each(LINTS)('%s', (_name, text) => {
  test.each([
    ['a build', false],
    ['whoever looks at it', true],
  ])('is no more than a warning of a draft, for %s', async (_who, isPreview) => {
    const severities = await found(text, isPreview);
    expect(severities).toContain('warning');
    expect(severities).not.toContain('error');
  });

  test('is an error of what is published', async () => {
    expect(await found(text.replace(/^draft:.*\n/m, ''), false)).toContain('error');
  });
});

test('a link to such a draft is a link to what is not published', async () => {
  const other = FELT.replace('it strikes', '[it strikes](/insights/felt)');
  const broken = DRAFT.replace('title: ', 'title: "');
  const { findings } = await loadTexts(
    { [FILE]: broken, 'insights/hammers.md': other },
    { day: DAY, isPreview: false },
  );
  const rules = findings.flatMap(({ file, rule }) =>
    file === 'insights/hammers.md' && rule !== 'none-featured' ? [rule] : [],
  );
  expect(rules).toEqual(['hidden-page']);
});

test('a slip in what waits for its day is an error from that day on', async () => {
  const text = FELT.replace('2026-01-05', '2026-03-01').replace('summary', 'sumary');
  expect(await found(text, false)).toEqual(['warning']);
});

test.each(['draft: perhaps', 'draft: true\ndraft: false'])(
  'who says `%s` has not said that it is a draft',
  async (said) => {
    expect(await found(FELT.replace('---\n', `---\n${said}\n`), false)).toContain('error');
  },
);
