import { basePathOf } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';

/**
 * Input for the configuration files of hosts. All addresses are percent-encoded as in a browser's request, and include
 * the base path.
 */
export interface HostedSite {
  /** Scheme, host and port of the site, as `https://www.example.com`. */
  readonly origin: string;
  /** Base path that the site is served under, as `/repo`; empty at the root of a host. */
  readonly base: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Old addresses and their targets. */
  readonly moved: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
}

/** Returns old addresses and their targets, those without an ending also with `.html`, for hosts that match exactly. */
export function movedWithEndings({ moved }: Pick<HostedSite, 'moved'>): [from: string, to: string][] {
  return [...moved].flatMap(([from, to]) =>
    (/\.[^/]*$/.test(from) ? [''] : ['', '.html']).map((ending): [string, string] => [from + ending, to]),
  );
}

/** Prepares a site for the configuration files of hosts. */
export function hostedSiteOf(site: Pick<Site<object>, 'identity' | 'routes' | 'redirects' | 'gone'>): HostedSite {
  const base = basePathOf(site.identity.url);
  const asAsked = (address: string): string => base + encodeURI(address);
  return {
    origin: new URL(site.identity.url).origin,
    base,
    pages: [...site.routes.keys()].map(asAsked),
    moved: new Map([...site.redirects].map(([from, to]) => [asAsked(from), asAsked(to)])),
    gone: site.gone.map(asAsked),
  };
}
