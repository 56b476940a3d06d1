import { canonicalLink, HASHED_FOLDERS, HEADER_TABLE, type Headers } from '../../shared/header-table.ts';
import { movedWithEndings, type HostedSite } from './hosted-site.ts';

/** Hosts that read `_headers` and `_redirects`; `any` uses only what all of them understand. */
export type UnderscoreHost = 'any' | 'netlify' | 'cloudflare';

/** Most rules that all of these hosts read. https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_HEADER_RULES = 100;
/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_REDIRECTS = 2000;
const MOST_BYTES = 100_000;

/**
 * A pattern of addresses and its headers. Where two patterns match, Cloudflare joins the values of a header, so that no
 * header may be in both; `! Name`, which only Cloudflare reads, takes a header back.
 */
type Rule = readonly [pattern: string, headers: Headers];

/**
 * Returns `_headers`. Leaves out what these hosts send by default: media types, and revalidation of files without a
 * hash.
 */
export function headerRules(site: HostedSite, host: UnderscoreHost): string {
  const { base } = site;
  const rules: Rule[] = [
    [`${base}/*`, { ...HEADER_TABLE.everything, ...(host === 'cloudflare' && HEADER_TABLE.pages) }],
    ...HASHED_FOLDERS.map((folder): Rule => [`${base}/${folder}/*`, HEADER_TABLE.hashed]),
    ...(host === 'cloudflare' ? rulesOfKinds(base) : rulesOfPages(site, host)),
  ];
  // A page whose rule is left out lacks only this header: other sites may request it, as by default.
  return (host === 'netlify' ? rules : rules.slice(0, MOST_HEADER_RULES)).map(written).join('');
}

/** Only Cloudflare can take back a header, here from what has an ending, and insert a part of the address into one. */
function rulesOfKinds(base: string): Rule[] {
  const withoutHeaders = Object.fromEntries(Object.keys(HEADER_TABLE.pages).map((name) => [`! ${name}`, '']));
  return [
    [`${base}/*.:ending`, withoutHeaders],
    [`${base}/*.md`, { Link: canonicalLink(`${base}/:splat`) }],
    [`${base}/index.md`, { '! Link': '', Link: canonicalLink(`${base}/`) }],
  ];
}

/** Other patterns would match the files beside the pages, too. */
function rulesOfPages({ base, pages }: HostedSite, host: UnderscoreHost): Rule[] {
  const ofMarkdown = pages.map((page): Rule => [markdownOf(page, base), { Link: canonicalLink(page) }]);
  return [...(host === 'netlify' ? ofMarkdown : []), ...pages.map((page): Rule => [page, HEADER_TABLE.pages])];
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
 * Returns `_redirects`. Netlify ignores a rule if a file exists, unless the rule is forced, and supports statuses 404
 * and 410; files for other hosts must use neither. Beyond the limits of other hosts, the pages at the old addresses
 * redirect.
 */
export function redirectRules({ base, moved, gone }: HostedSite, host: UnderscoreHost): string {
  const force = host === 'netlify' ? '!' : '';
  const all = host === 'netlify' ? movedWithEndings({ moved }) : [...moved];
  const rules = all.map(([from, to]) => `${from} ${to} 301${force}\n`);
  const notFound = [...gone.map((address) => [address, 410]), [`${base}/404`, 404]];
  if (host === 'netlify')
    return [...rules, ...notFound.map(([address, status]) => `${address} ${base}/404.html ${status}!\n`)].join('');
  let bytes = 0;
  return rules
    .slice(0, MOST_REDIRECTS)
    .filter((rule) => (bytes += rule.length) <= MOST_BYTES)
    .join('');
}
