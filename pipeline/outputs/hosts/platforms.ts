import { canonicalLink, HASHED_FOLDERS, HEADER_TABLE, type Headers } from '../../shared/response-headers.ts';
import { movedWithEndings, type HostedSite } from './hosted-site.ts';

/** Hosts that read `_headers` and `_redirects`; `any` uses only what all of them understand. */
export type UnderscoreHost = 'any' | 'netlify' | 'cloudflare';

/** Most rules that all of these hosts read. https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_HEADER_RULES = 100;
/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_REDIRECTS = 2000;
/** https://vercel.com/docs/redirects/configuration-redirects */
const MAX_VERCEL_REDIRECTS = 2048;
const MAX_BYTES = 100_000;

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
  return (host === 'netlify' ? rules : rules.slice(0, MAX_HEADER_RULES)).map(written).join('');
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
    .slice(0, MAX_REDIRECTS)
    .filter((rule) => (bytes += rule.length) <= MAX_BYTES)
    .join('');
}

/**
 * Returns `vercel.json`. Vercel itself sets media types and revalidates files without a hash. It cannot answer with
 * status 410, nor choose the status of a file. Beyond its limit, the pages at the old addresses redirect.
 */
export function vercelJson({ base, moved }: HostedSite): string {
  const rules = [
    [`${base}/(.*)`, HEADER_TABLE.everything],
    ...HASHED_FOLDERS.map((folder) => [`${base}/${folder}/(.*)`, HEADER_TABLE.hashed] as const),
    [`${base}/:page((?!index\\.md$).*).md`, { Link: canonicalLink(`${base}/:page`) }],
    [`${base}/index.md`, { Link: canonicalLink(`${base}/`) }],
    // Pages alone have no ending.
    [`${base}/((?:[^/]+/)*[^/.]*)`, HEADER_TABLE.pages],
  ] as const satisfies readonly (readonly [string, Headers])[];
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [...moved]
      .slice(0, MAX_VERCEL_REDIRECTS)
      .map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  };
  return `${JSON.stringify(settings, undefined, 1)}\n`;
}
