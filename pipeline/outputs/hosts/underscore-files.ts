import { canonicalLink, HASHED_FOLDERS, HEADER_TABLE, type Headers } from '../../shared/header-table.ts';
import { pagePatterns, type HostedSite } from './hosted-site.ts';

/** Hosts that read `_headers` and `_redirects`; `any` uses only what all of them understand. */
export type UnderscoreHost = 'any' | 'netlify' | 'cloudflare';

/** Most rules that all of these hosts read. https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_HEADER_RULES = 100;
/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_REDIRECTS = 2000;
const MOST_BYTES = 100_000;

/**
 * A pattern of addresses and its headers; if two patterns match, hosts join their values, so that no header may be in
 * both.
 */
type Rule = readonly [pattern: string, headers: Headers];

/**
 * Returns `_headers`. Leaves out what these hosts send by default: media types, and revalidation of files without a
 * hash.
 */
export function headerRules(site: HostedSite, host: UnderscoreHost): string {
  const { base } = site;
  const rules: Rule[] = [
    [`${base}/*`, HEADER_TABLE.everything],
    ...HASHED_FOLDERS.map((folder): Rule => [`${base}/${folder}/*`, HEADER_TABLE.hashed]),
    ...markdownRules(site, host),
    ...pagePatterns(site, '*').map((pattern): Rule => [pattern, HEADER_TABLE.pages]),
  ];
  // A page whose rule is left out lacks only this header: other sites may request it, as by default.
  return (host === 'netlify' ? rules : rules.slice(0, MOST_HEADER_RULES)).map(written).join('');
}

function markdownRules({ base, pages }: HostedSite, host: UnderscoreHost): Rule[] {
  if (host === 'any') return [];
  // Only Cloudflare can insert a part of the address into a header.
  if (host === 'netlify') return pages.map((page) => [markdownOf(page, base), { Link: canonicalLink(page) }]);
  return [
    [`${base}/*.md`, { Link: canonicalLink(`${base}/:splat`) }],
    [`${base}/index.md`, { '! Link': '' }],
  ];
}

function markdownOf(page: string, base: string): string {
  return `${page === `${base}/` ? `${base}/index` : page}.md`;
}

function written([pattern, headers]: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `  ${name}\n` : `  ${name}: ${value}\n`,
  );
  return `${pattern}\n${lines.join('')}`;
}

/**
 * Returns `_redirects`. Netlify ignores a rule if a file exists, unless the rule is forced, and supports status 410;
 * files for other hosts must use neither. Beyond the limits of other hosts, the pages at the old addresses redirect.
 */
export function redirectRules({ base, moved, gone }: HostedSite, host: UnderscoreHost): string {
  const force = host === 'netlify' ? '!' : '';
  const rules = [...moved].map(([from, to]) => `${from} ${to} 301${force}\n`);
  if (host === 'netlify') return [...rules, ...gone.map((address) => `${address} ${base}/404.html 410!\n`)].join('');
  let bytes = 0;
  return rules
    .slice(0, MOST_REDIRECTS)
    .filter((rule) => (bytes += rule.length) <= MOST_BYTES)
    .join('');
}
