import { describe, expect, test } from 'vitest';
import { updateUrlRegistry } from '../../pipeline/content/url-registry.ts';
import { URL_REGISTRY_FILE } from '../../pipeline/content/addresses.ts';
import { loadTexts } from './load-texts.ts';
import { readFindings } from './read-findings.ts';

const LIST = '---\ntitle: Insights\ndescription: All of them.\n---\n';
const BEFORE = '2031-01-05';
const DAY = '2031-02-01';

type Files = Readonly<Record<string, string>>;

function site(name: string, fields: string): Files {
  const first = '---\ntitle: A\nsummary: A.\npublished: 2030-01-01\ntags: [old]\nfeatured: true\n---\n\nText.\n';
  const article = `---\ntitle: B\nsummary: B.\n${fields}---\n\nText.\n`;
  return { 'pages/insights.md': LIST, 'insights/a.md': first, [`insights/${name}.md`]: article };
}

const WAITING = site('b', `published: ${DAY}\ntags: [old, new]\naliases: [/insights/older]\n`);

/** What a build finds in the URL registry, and the URL registry as a person's build leaves it. */
async function build(files: Files, urlRegistry: string | undefined, day: string, how: 'write' | 'tell') {
  const texts = { ...files, ...(urlRegistry !== undefined && { [URL_REGISTRY_FILE]: urlRegistry }) };
  const { loaded, findings: all } = await loadTexts(texts, { day, isPreview: false, urlRegistry: how });
  const findings = readFindings(all).filter(({ file, rule }) => file === URL_REGISTRY_FILE || rule === 'lost-address');
  const after = findings.length > 0 || !loaded ? urlRegistry : updateUrlRegistry(urlRegistry, loaded.news);
  return { after, found: findings.map(({ message, rule }) => `${message} ${rule}`) };
}

async function listed(): Promise<string> {
  return (await build(WAITING, '/: live\n/insights: live\n', BEFORE, 'write')).after ?? '';
}

describe('what waits for its day', () => {
  test('is listed with all that it brings, and its day', async () => {
    expect((await listed()).split('\n').filter((line) => line.endsWith(DAY))).toEqual([
      `/insights/b: ${DAY}`,
      `/insights/older: ${DAY}`,
      `/insights/topics/new: ${DAY}`,
    ]);
  });

  test('is published by a machine on its day without a word', async () => {
    expect((await build(WAITING, await listed(), DAY, 'tell')).found).toEqual([]);
  });

  test('is lost to nobody then, though no machine writes into the ledger', async () => {
    const { found } = await build(site('hand', `published: ${DAY}\n`), await listed(), '2031-03-01', 'write');
    expect(found).toEqual(
      ['/insights/b', '/insights/older'].map((one) => `Cannot find what was published at \`${one}\` lost-address`),
    );
  });

  test('may be renamed, put off or taken back before', async () => {
    const urlRegistry = await listed();
    const renamed = await build(site('hand', `published: ${DAY}\n`), urlRegistry, BEFORE, 'write');
    expect(renamed).toMatchObject({ found: [], after: expect.not.stringContaining('/insights/b:') });
    expect(renamed.after).toContain(`/insights/hand: ${DAY}\n`);
    const putOff = await build(site('b', 'published: 2032-01-01\n'), urlRegistry, BEFORE, 'write');
    expect(putOff).toMatchObject({ found: [], after: expect.stringContaining('/insights/b: 2032-01-01\n') });
    const draft = await build(site('b', `published: ${DAY}\ndraft: true\n`), urlRegistry, BEFORE, 'write');
    expect(draft).toMatchObject({ found: [], after: expect.not.stringContaining('/insights/b') });
  });

  test.each([
    ['is not listed', '/insights/b: ', ''],
    ['is listed with another day', `/insights/b: ${DAY}`, '/insights/b: 2031-05-05'],
  ])('stops a machine where it %s', async (_, line, other) => {
    const text = await listed();
    const urlRegistry = other === '' ? text.replace(/^\/insights\/b:.*\n/m, '') : text.replace(line, other);
    expect((await build(WAITING, urlRegistry, BEFORE, 'tell')).found).toEqual([
      `Cannot find the line \`/insights/b: ${DAY}\`: this machine cannot add what the site publishes unlisted-address`,
    ]);
  });
});
