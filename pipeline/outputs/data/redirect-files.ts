import type { Site } from '../../content/model/site.ts';
import { escapeXml } from './xml.ts';
import { REDIRECTS_FILE, REDIRECTS_JSON } from '../../content/addresses.ts';
import type { WriteContext } from '../output.ts';

/** The limits of a host for one file of rules. https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_RULES = 2000;
const MOST_BYTES = 100_000;

interface RedirectsFile {
  readonly moved: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
}

type Old = Pick<Site<object>, 'redirects' | 'gone' | 'host'>;

/**
 * The rules of hosts that read `_redirects`: a line each. Netlify leaves a rule aside where a file is, unless it is told otherwise, and can
 * say that something is gone; what others read must be free of both. Beyond what they read, the pages at the old addresses do it.
 */
export function redirectRules({ redirects, gone, host }: Old): string {
  const force = host === 'netlify' ? '!' : '';
  const rules = [...redirects].map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301${force}\n`);
  if (host === 'netlify')
    return [...rules, ...gone.map((address) => `${encodeURI(address)} /404.html 410!\n`)].join('');
  let bytes = 0;
  return rules
    .slice(0, MOST_RULES)
    .filter((rule) => (bytes += rule.length) <= MOST_BYTES)
    .join('');
}

/** The same for every other host, and for the preview. */
function redirectsFile({ redirects, gone }: Old): RedirectsFile {
  return { moved: Object.fromEntries(redirects), gone };
}

/** The page at an old address, for hosts without rules. It needs no script, and shows no search engine anything but the new address. */
export function redirectPage(
  to: string,
  title: string,
  { identity, labels }: Pick<Site<object>, 'identity' | 'labels'>,
): string {
  const target = escapeXml(encodeURI(to));
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

/** Writes what keeps old addresses alive: rules for hosts that have them, and pages for those that have none. */
export function writeRedirects(site: Site<object>, { output }: WriteContext): void {
  const { redirects, gone } = site;
  if (redirects.size === 0 && gone.length === 0) return;
  const titles = new Map(site.texts.map(({ address, title }) => [address, title]));
  for (const [from, to] of redirects)
    output.write(`${from.slice(1)}.html`, redirectPage(to, titles.get(to) ?? site.identity.name, site));
  const rules = redirectRules(site);
  if (rules !== '') output.write(REDIRECTS_FILE, rules);
  output.write(REDIRECTS_JSON.slice(1), `${JSON.stringify(redirectsFile(site), undefined, 1)}\n`);
}
