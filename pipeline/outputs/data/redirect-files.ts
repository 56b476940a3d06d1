import type { Site } from '../../content/model/site.ts';
import * as z from 'zod';
import { parseJson } from '../../shared/parse-json.ts';
import { escapeXml } from './xml.ts';
import { basePathOf, REDIRECTS_JSON } from '../../content/addresses.ts';
import type { WriteContext } from '../output.ts';

/** Moved and gone addresses, with the base path of the site. */
const SCHEMA = z.object({ moved: z.record(z.string(), z.string()), gone: z.array(z.string()) });
type RedirectsFile = z.infer<typeof SCHEMA>;

type Old = Pick<Site<object>, 'redirects' | 'gone' | 'identity'>;

/** The list of old addresses for the preview and other programs. */
function redirectsFile({ redirects, gone, identity }: Old): RedirectsFile {
  const base = basePathOf(identity.url);
  const moved = [...redirects].map(([from, to]) => [base + from, base + to]);
  return { moved: Object.fromEntries(moved), gone: gone.map((address) => base + address) };
}

/** Parses the text of a `redirects.json`; empty if it is not one of a build. */
export function readRedirects(text: string): RedirectsFile {
  return parseJson(text, SCHEMA) ?? { moved: {}, gone: [] };
}

/**
 * Returns the page for a moved address, for hosts without redirect rules. It needs no script, and shows search engines
 * only the new address.
 */
export function redirectPage(
  to: string,
  title: string,
  { identity, labels }: Pick<Site<object>, 'identity' | 'labels'>,
): string {
  const target = escapeXml(basePathOf(identity.url) + encodeURI(to));
  return [
    `<!doctype html><html lang="${escapeXml(labels.language)}"><head><meta charset="utf-8">`,
    '<meta http-equiv="content-security-policy" content="default-src \'none\'">',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeXml(identity.url + encodeURI(to))}">`,
    '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeXml(title)}</title></head>`,
    `<body><p>${escapeXml(labels.moved)} <a href="${target}">${escapeXml(title)}</a></p></body></html>\n`,
  ].join('');
}

/** Writes redirects for any host: a page at each moved address, and a list of moved and gone addresses. */
export function writeRedirects(site: Site<object>, { output }: WriteContext): void {
  const { redirects, gone } = site;
  if (redirects.size === 0 && gone.length === 0) return;
  const titles = new Map(site.texts.map(({ address, title }) => [address, title]));
  for (const [from, to] of redirects)
    output.write(`${from.slice(1)}.html`, redirectPage(to, titles.get(to) ?? site.identity.name, site));
  output.write(REDIRECTS_JSON.slice(1), `${JSON.stringify(redirectsFile(site), undefined, 1)}\n`);
}
