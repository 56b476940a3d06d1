import { canonicalLink, HASHED_FOLDERS, HEADER_TABLE, type Headers } from '../../shared/header-table.ts';
import { pagePatterns, type HostedSite } from './hosted-site.ts';

/** The hosts that read `_headers` and `_redirects`; `any` is what all of them understand. */
export type UnderscoreHost = 'any' | 'netlify' | 'cloudflare';

/** Most rules that every one of these hosts reads. https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_HEADER_RULES = 100;
/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_REDIRECTS = 2000;
const MOST_BYTES = 100_000;

/** A pattern of addresses, and headers; where two patterns fit, hosts join their headers, so that no name may stand in both. */
type Rule = readonly [pattern: string, headers: Headers];

/** `_headers`. What these hosts do by themselves is not in it: types, and that a browser asks again for what has no hash. */
export function headerRules(site: HostedSite, host: UnderscoreHost): string {
  const { base } = site;
  const rules: Rule[] = [
    [`${base}/*`, HEADER_TABLE.everything],
    ...HASHED_FOLDERS.map((folder): Rule => [`${base}/${folder}/*`, HEADER_TABLE.hashed]),
    ...markdownRules(site, host),
    ...pagePatterns(site, '*').map((pattern): Rule => [pattern, HEADER_TABLE.pages]),
  ];
  // One that is left out leaves pages open to be asked for by other sites, as they are by default.
  return (host === 'netlify' ? rules : rules.slice(0, MOST_HEADER_RULES)).map(written).join('');
}

function markdownRules({ base, pages }: HostedSite, host: UnderscoreHost): Rule[] {
  if (host === 'any') return [];
  // Only the other one takes a part of an address over into a header.
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
 * `_redirects`. Netlify leaves a rule aside where a file is, unless it is told otherwise, and can say that something is gone; what
 * others read must be free of both. Beyond what they read, the pages at the old addresses lead on.
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
