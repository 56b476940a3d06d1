import { prefixAddresses, prefixSources } from '../../pipeline/shared/prefix-addresses.ts';

/** An address of this site as a browser finds it, below the path that the whole site stands at. Any other stays as it is. */
export function withBase(address: string): string {
  if (import.meta.env.BASE_URL === '/' || !/^\/(?!\/)/.test(address)) return address;
  return import.meta.env.BASE_URL + address.slice(1);
}

/** The same for the list of a `srcset`. */
export function sourcesWithBase(srcset: string): string {
  return import.meta.env.BASE_URL === '/' ? srcset : prefixSources(srcset, import.meta.env.BASE_URL.slice(0, -1));
}

/** The same for each address in compiled Markdown. */
export function htmlWithBase(html: string): string {
  return import.meta.env.BASE_URL === '/' ? html : prefixAddresses(html, import.meta.env.BASE_URL.slice(0, -1));
}

/** An address that a browser finds as the site itself calls it: without the path that the whole site stands at. */
export function withoutBase(address: string): string {
  const base = import.meta.env.BASE_URL;
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}
