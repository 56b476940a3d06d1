import type { Site } from '../model/site.ts';

/** The addresses that search engines should know, by the sitemap protocol 0.9; hidden pages and aliases are left out. */
export function sitemap({
  identity,
  routes,
  unlisted,
  lastChanges,
}: Pick<Site<object>, 'identity' | 'routes' | 'unlisted' | 'lastChanges'>): string {
  const entries = [...routes.keys()]
    .filter((address) => !unlisted.has(address))
    .map((address) => {
      const day = lastChanges.get(address);
      const location = escapeXml(identity.url + encodeURI(address));
      return `<url><loc>${location}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
}
