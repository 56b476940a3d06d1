import { expect, test } from 'vitest';
import { sitemaps } from '../../pipeline/outputs/data/sitemap.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';

test('a sitemap with too many addresses for one file names others that have all of them', async () => {
  const { loaded } = await loadFolder(SMALL_SITE);
  if (!loaded) throw new Error('The small site has findings; see findings.first.test.ts');
  const [[, whole = ''] = []] = sitemaps(loaded.site);
  const addresses = locationsIn(whole);
  expect(addresses.length).toBeGreaterThan(8);

  const [[name, index = ''] = [], ...parts] = sitemaps(loaded.site, 4);
  expect(name).toBe('sitemap.xml');
  expect(locationsIn(index)).toEqual(parts.map(([part]) => `${loaded.site.identity.url}/${part}`));
  expect(parts.map(([, text]) => locationsIn(text).length).every((count) => count <= 4)).toBe(true);
  expect(parts.flatMap(([, text]) => locationsIn(text))).toEqual(addresses);
});

test('a sitemap names the pictures that pages show, each once, with whole addresses', async () => {
  const { loaded } = await loadFolder(SMALL_SITE);
  if (!loaded) throw new Error('The small site has findings; see findings.first.test.ts');
  const { texts, identity } = loaded.site;
  const shown = texts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? identity.url + block.picture.src : [])),
  );
  const [[, xml = ''] = []] = sitemaps(loaded.site);
  const named = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(shown));
});

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}
