import { expect, test } from 'vitest';
import { loadTexts } from './load-texts.ts';
import { readFindings } from './read-findings.ts';

const FILES = {
  'pages/insights.md': '---\ntitle: Insights\ndescription: All of them.\n---\n',
  'insights/b.md':
    '---\ntitle: B\nsummary: B.\npublished: 2026-01-01\naliases: [/insights/a]\ndraft: true\n---\n\nText.\n',
};

/** What is found in a URL registry that says these words of the article and of its old address. */
async function found(own: string, old: string): Promise<string[]> {
  const urlRegistry = `/insights/a: ${old}\n/insights/b: ${own}\n`;
  const { findings } = await loadTexts({ ...FILES, 'addresses.yaml': urlRegistry });
  return findings.flatMap(({ file, line, rule }) => (file === 'addresses.yaml' ? [`${line} ${rule}`] : []));
}

test.each([
  ['live', 'live', ['2 withdrawn-page']],
  ['gone', 'live', ['1 withdrawn-page']],
  ['gone', 'gone', []],
])('of what was taken back the ledger says %s, and %s of its old address', async (own, old, expected) => {
  expect(await found(own, old)).toEqual(expected);
});

test.each([false, true])(
  'what was taken back may lead elsewhere meanwhile, with the links to it, where drafts are shown: %s',
  async (isPreview) => {
    const files = {
      ...FILES,
      'insights/c.md':
        '---\ntitle: C\nsummary: C.\npublished: 2026-01-01\nfeatured: true\naliases: [/insights/b, /insights/a]\n---\n\nText.\n',
      'pages/x.md':
        '---\ntitle: About\ndescription: About.\n---\n\n[B](/insights/b), [file](../insights/b.md), [A](/insights/a)\n',
      'addresses.yaml': '/insights/a: live\n/insights/b: live\n',
    };
    const { findings, loaded } = await loadTexts(files, { day: '2026-02-01', isPreview });
    const told = new Set(['addresses.yaml', 'insights/c.md', 'pages/x.md']);
    expect(findings.filter(({ file }) => told.has(file))).toEqual([]);
    if (!isPreview) expect(loaded?.site.redirects.get('/insights/b')).toBe('/insights/c');
  },
);

test('a link to the feed of articles that are all hidden is told so', async () => {
  const about = '---\ntitle: About\ndescription: About.\n---\n\n[Feed](/feed.xml)\n';
  const { findings } = await loadTexts({ ...FILES, 'pages/x.md': about });
  expect(readFindings(findings).flatMap(({ file, message }) => (file === 'pages/x.md' ? [message] : []))).toEqual([
    'Cannot lead to `/feed.xml` yet: `insights/b.md` is a draft',
  ]);
});

test('links to a page that was deleted, by its address or its file, follow from that', async () => {
  const links = '[c](/insights/c), [file](c.md#d), [other](/insights/else)';
  const { findings } = await loadTexts({
    'pages/insights.md': FILES['pages/insights.md'],
    'insights/d.md': `---\ntitle: D\nsummary: D.\npublished: 2026-01-01\nfeatured: true\n---\n\n${links}\n`,
    'addresses.yaml': '/insights/c: live\n/insights/d: live\n',
  });
  const told = readFindings(findings).filter(({ file }) => file === 'insights/c.md' || file === 'insights/d.md');
  expect(told.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ['insights/c.md', 'lost-address', expect.stringContaining('`/insights/c`')],
    ['insights/d.md', 'missing-page', expect.stringContaining('`/insights/else`')],
  ]);
});
