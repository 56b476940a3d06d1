import { expect, test } from 'vitest';
import { sitemaps } from '../../pipeline/outputs/data/sitemap.ts';
import { siteOf } from './load-folder.ts';

const site = await siteOf();

test('a sitemap with too many addresses for one file names others that have all of them', async () => {
  const [[, whole = ''] = []] = sitemaps(site);
  const addresses = locationsIn(whole);
  expect(addresses.length).toBeGreaterThan(8);

  const [[name, index = ''] = [], ...parts] = sitemaps(site, 4);
  expect(name).toBe('sitemap.xml');
  expect(locationsIn(index)).toEqual(parts.map(([part]) => `${site.identity.url}/${part}`));
  expect(parts.map(([, text]) => locationsIn(text).length).every((count) => count <= 4)).toBe(true);
  expect(parts.flatMap(([, text]) => locationsIn(text))).toEqual(addresses);
});

test('a sitemap names the pictures that pages show, each once, with whole addresses', async () => {
  const { texts, identity } = site;
  const shown = texts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? identity.url + block.picture.src : [])),
  );
  const [[, xml = ''] = []] = sitemaps(site);
  const named = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(shown));
});

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}
