import type { Site } from '../model/site.ts';

/** The addresses that search engines should know, by the sitemap protocol 0.9; hidden pages and aliases are left out. */
export function sitemap({
  identity,
  pages,
  articles,
  routes,
}: Pick<Site, 'identity' | 'pages' | 'articles' | 'routes'>): string {
  const hidden = new Set(
    [...pages.values()].flatMap((page) => (page.hidden ? [page.canonical, ...page.aliases] : page.aliases)),
  );
  const modified = new Map<string, string>([
    ...[...pages.values()].flatMap(({ canonical, updated }) => (updated ? [[canonical, updated.day] as const] : [])),
    ...articles.map(({ address, published, updated }) => [address, updated?.day ?? published] as const),
  ]);
  const entries = [...routes.keys()]
    .filter((address) => !hidden.has(address))
    .map((address) => {
      const day = modified.get(address);
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
