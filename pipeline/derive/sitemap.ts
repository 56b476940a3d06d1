import type { PageText } from '../model/block.ts';
import type { Site } from '../model/site.ts';
import { escapeXml } from './xml.ts';

/** Most addresses that the protocol allows in one file. */
const MOST = 50_000;
/** The extension for pictures. */
const IMAGES = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

type SitemapSource = Pick<Site<object>, 'identity' | 'routes' | 'unlisted' | 'lastChanges' | 'texts'>;

/**
 * The addresses that search engines should know, by the sitemap protocol 0.9, with the pictures that they show: text by path. Hidden pages and aliases are left
 * out. Where there are too many for one file, `sitemap.xml` names the others.
 */
export function sitemaps(source: SitemapSource, most = MOST): [path: string, text: string][] {
  const { identity, routes, unlisted } = source;
  const pictures = new Map(source.texts.map((text) => [text.address, picturesOf(text)]));
  const entries = [...routes.keys()]
    .filter((address) => !unlisted.has(address))
    .map((address) => entryOf(address, pictures.get(address) ?? [], source));
  if (entries.length <= most) return [['sitemap.xml', toXml('urlset', entries)]];
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, at): [string, string] => [
    `sitemap-${at + 1}.xml`,
    toXml('urlset', entries.slice(at * most, (at + 1) * most)),
  ]);
  const index = parts.map(([name]) => `<sitemap><loc>${escapeXml(`${identity.url}/${name}`)}</loc></sitemap>\n`);
  return [['sitemap.xml', toXml('sitemapindex', index)], ...parts];
}

function entryOf(address: string, pictures: readonly string[], { identity, lastChanges }: SitemapSource): string {
  const day = lastChanges.get(address)?.day;
  const location = escapeXml(identity.url + encodeURI(address));
  const images = pictures.map(
    (src) => `<image:image><image:loc>${escapeXml(identity.url + src)}</image:loc></image:image>`,
  );
  return `<url><loc>${location}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${images.join('')}</url>\n`;
}

/** Addresses of what a page shows, each once; pictures in long texts are left to who reads the page. */
function picturesOf({ blocks }: PageText): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? block.picture.src : [])))];
}

function toXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === 'urlset' ? IMAGES : ''}>\n${entries.join('')}</${root}>\n`;
}
