import type { PageText } from '../../content/model/block.ts';
import type { Site } from '../../content/model/site.ts';
import { escapeXml } from './xml.ts';

/** Most addresses that the protocol allows in one file. */
const MOST = 50_000;
/** XML namespace of the extension for pictures. */
const IMAGES = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

type SitemapSource = Pick<Site<object>, 'identity' | 'routes' | 'texts'>;

/**
 * Sitemaps by protocol 0.9, with the pictures of each page, as text by path. Leaves out hidden pages and aliases. If
 * there are too many addresses for one file, `sitemap.xml` is an index of the others.
 */
export function sitemaps({ identity, routes, texts }: SitemapSource, most = MOST): [path: string, text: string][] {
  const byAddress = new Map(texts.map((text) => [text.address, text]));
  const entries = [...routes.keys()].flatMap((address) => {
    const text = byAddress.get(address);
    return text ? [entryOf(text, identity)] : [];
  });
  if (entries.length <= most) return [['sitemap.xml', toXml('urlset', entries)]];
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, at): [string, string] => [
    `sitemap-${at + 1}.xml`,
    toXml('urlset', entries.slice(at * most, (at + 1) * most)),
  ]);
  const index = parts.map(([name]) => `<sitemap><loc>${escapeXml(`${identity.url}/${name}`)}</loc></sitemap>\n`);
  return [['sitemap.xml', toXml('sitemapindex', index)], ...parts];
}

function entryOf(text: PageText, { url }: SitemapSource['identity']): string {
  const location = escapeXml(url + encodeURI(text.address));
  const day = text.changed ? `<lastmod>${text.changed.day}</lastmod>` : '';
  const images = picturesOf(text).map(
    (src) => `<image:image><image:loc>${escapeXml(url + src)}</image:loc></image:image>`,
  );
  return `<url><loc>${location}</loc>${day}${images.join('')}</url>\n`;
}

/** Returns the addresses of a page's pictures without duplicates, except those in its long text. */
function picturesOf({ blocks }: PageText): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? block.picture.src : [])))];
}

function toXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === 'urlset' ? IMAGES : ''}>\n${entries.join('')}</${root}>\n`;
}
