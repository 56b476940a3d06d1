import { prefixAddresses, prefixSources } from '../../pipeline/shared/prefix-addresses.ts';

/**
 * Returns an address of this site with the base path that the site is served under. Other addresses stay as they are.
 */
export function withBase(address: string): string {
  if (import.meta.env.BASE_URL === '/' || !/^\/(?!\/)/.test(address)) return address;
  return import.meta.env.BASE_URL + address.slice(1);
}

/** The same for a `srcset`. */
export function sourcesWithBase(srcset: string): string {
  return import.meta.env.BASE_URL === '/' ? srcset : prefixSources(srcset, import.meta.env.BASE_URL.slice(0, -1));
}

/** The same for each address in compiled Markdown. */
export function htmlWithBase(html: string): string {
  return import.meta.env.BASE_URL === '/' ? html : prefixAddresses(html, import.meta.env.BASE_URL.slice(0, -1));
}

/** The inverse: returns an address of this site without the base path. */
export function withoutBase(address: string): string {
  const base = import.meta.env.BASE_URL;
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}
