import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { archiveFiles, archiveText } from '../../../pipeline/site/derive/archive.ts';
import { typesetLines } from '../../../pipeline/site/derive/derive-site.ts';
import type { Content } from '../../../pipeline/types/content-types.ts';
import type { LoadedSite } from '../../../pipeline/build/load-site.ts';
import type { Site } from '../../../pipeline/content/model/site.ts';
import { loadFolder, SMALL_SITE } from '../load-folder.ts';
import { loadTexts } from '../load-texts.ts';

/** Put before whatever is set. */
const MARK = '•';
/** Fields whose texts stay: names and codes for machines, addresses, days, sizes; and what only the compiler makes, which it has set. */
const AS_TYPED = new Set(
  (
    'address alsoAt analytics audience consent country currency day email hash href id kind language layout streetAddress taxId priceText ' +
    'media notifications page partnerId path price profiles published publishedText searchPlaceholder slug spoken src srcset tag tags tone type url ' +
    'canonical color keywords'
  ).split(' '),
);

let sites: Site<Content>[] = [];
beforeAll(async () => {
  const loaded = await Promise.all([SMALL_SITE, path.resolve('content')].map((folder) => loadFolder(folder)));
  sites = loaded.flatMap(({ loaded: one }) => one?.site ?? []);
}, 60_000);

test('every line that a visitor reads is set', () => {
  const left = sites.flatMap(({ content, chrome, identity, labels, topics, testimonials }) =>
    textsLeft(typesetLines({ content, chrome, identity, labels, topics, testimonials }, (text) => MARK + text)),
  );
  expect(sites.flatMap(({ topics }) => [...topics]).length).toBeGreaterThan(0);
  expect([...new Set(left)].filter((place) => !AS_TYPED.has(place.split('.').at(-1) ?? ''))).toEqual([
    'content.pages.*.name',
  ]);
  expect([...AS_TYPED].filter((key) => !left.some((place) => place.endsWith(key)))).toEqual([]);
});

describe('a site with typed signs', () => {
  const PAGE =
    '---\ntitle: It\'s "so" 12-24 weeks\ndescription: A --- b\nkeywords: ["it\'s"]\n---\n\n## It\'s "so"\n\n"It\'s" 12-24 weeks\n';
  const FILES = { 'pages/signs.md': PAGE };

  test('shows them set and keeps them in the archive', async () => {
    const { loaded } = await loadTexts(FILES);
    const page = loaded?.site.content.pages.get('signs');
    expect(page).toMatchObject({
      title: 'It’s “so” 12–24 weeks',
      description: 'A — b',
      keywords: ["it's"],
      headings: [{ id: 'its-so', text: 'It’s “so”' }],
    });
    expect(loaded?.site.archive.find(({ id }) => id === 'signs')?.text).toBe(
      'It\'s "so" 12-24 weeks\n=====================\n\nSource: https://pianos.example.org/signs\nAnchor: #signs\n\nIt\'s "so"\n---------\n\n"It\'s" 12-24 weeks',
    );
  });

  test('keeps the name of a page, which is that of its file', async () => {
    const { loaded } = await loadTexts({ 'pages/2024-25.md': PAGE });
    expect(loaded?.site.content.pages.get('2024-25')).toMatchObject({ name: '2024-25', canonical: '/2024-25' });
  });

  test('shows them as typed where typography is off', async () => {
    const { loaded: usual } = await loadTexts(FILES);
    const { loaded } = await loadTexts({ ...FILES, 'site.yaml': await siteWith('typography: false') });
    expect(loaded?.site.content.pages.get('signs')).toMatchObject({ title: 'It\'s "so" 12-24 weeks' });
    expect(archiveTexts(loaded)).toEqual(archiveTexts(usual));
  });
});

function archiveTexts(loaded: LoadedSite | undefined): string[] {
  return loaded ? archiveFiles(loaded.site).map(archiveText) : [];
}

async function siteWith(line: string): Promise<string> {
  return `${line}\n${await readFile(path.join(SMALL_SITE, 'site.yaml'), 'utf8')}`;
}

/** Places of texts that were not set, but for what the compiler has made; `*` stands for any index. */
function textsLeft(value: unknown, place: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.startsWith(MARK) ? [] : [place.join('.')];
  if (typeof value !== 'object' || value === null || 'html' in value || 'depth' in value) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsLeft(item, place));
  const parts = value instanceof Map ? [...value.values()].map((item) => ['*', item]) : Object.entries(value);
  return parts.flatMap(([key, item]) => textsLeft(item, [...place, String(key)]));
}
