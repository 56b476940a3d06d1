import { canonicalLink, HASHED_FOLDERS, HEADER_TABLE, type Headers } from '../../shared/header-table.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * Most redirects that Vercel reads; the pages at the other old addresses redirect.
 * https://vercel.com/docs/redirects/configuration-redirects
 */
const MOST_REDIRECTS = 2048;

/**
 * Returns `vercel.json`. Vercel itself sets media types and revalidates files without a hash. It cannot answer with
 * status 410, nor choose the status of a file.
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
      .slice(0, MOST_REDIRECTS)
      .map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  };
  return `${JSON.stringify(settings, undefined, 1)}\n`;
}
