import { basePathOf } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';

/** What the files of hosts are made from. All addresses are as a browser asks for them, with the path of the site, in percent-encoding. */
export interface HostedSite {
  /** Scheme, host and port of the site, as `https://www.example.com`. */
  readonly origin: string;
  /** The path that the folder is served below, as `/repo`; empty for a site of its own. */
  readonly base: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Old addresses, and where they lead. */
  readonly moved: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
  /** Whether the folder holds a compressed copy beside each text. */
  readonly isCompressed: boolean;
}

/**
 * Patterns that fit all pages and nothing else: each address on the first level, and each folder of pages with `rest` behind it. None
 * can say "without an ending".
 */
export function pagePatterns({ base, pages }: HostedSite, rest: string): string[] {
  const patterns = pages.map((page) => page.slice(base.length).replace(/^(\/[^/]+\/).*/, (_, folder) => folder + rest));
  return [...new Set(patterns)].map((pattern) => base + pattern);
}

/** What hosts are told of a site. */
export function hostedSiteOf(
  site: Pick<Site<object>, 'identity' | 'routes' | 'redirects' | 'gone' | 'compressedFiles'>,
): HostedSite {
  const base = basePathOf(site.identity.url);
  const asAsked = (address: string): string => base + encodeURI(address);
  return {
    origin: new URL(site.identity.url).origin,
    base,
    pages: [...site.routes.keys()].map(asAsked),
    moved: new Map([...site.redirects].map(([from, to]) => [asAsked(from), asAsked(to)])),
    gone: site.gone.map(asAsked),
    isCompressed: site.compressedFiles,
  };
}
