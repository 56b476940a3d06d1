import { OLD_ADDRESS } from '../../content/addresses.ts';
import type { Document, ContentType } from '../../content/types/content-type.ts';
import type { UrlRegistry } from '../../content/model/url-registry.ts';
import type { Site } from '../../content/model/site.ts';

/**
 * Returns where old addresses redirect, each directly to a shown address, and which addresses are gone on purpose,
 * including the aliases of `hidden` files that are gone. Redirects come from aliases; a list that a kind makes and that
 * is now empty redirects to the page that lists everything.
 */
export function redirectsOf(
  documents: readonly Document[],
  kinds: readonly ContentType[],
  routes: ReadonlyMap<string, unknown>,
  urlRegistry: UrlRegistry | undefined,
  hidden: Iterable<Document>,
): Pick<Site<object>, 'redirects' | 'gone'> {
  const redirects = new Map<string, string>();
  const lead = (from: string, to: string | undefined): void => {
    if (to !== undefined && routes.has(to) && !routes.has(from) && !redirects.has(from) && OLD_ADDRESS.test(from))
      redirects.set(from, to);
  };
  for (const document of documents) for (const alias of aliasesOf(document)) lead(alias, document.address);
  const addressOf = new Map(documents.map(({ file, address }) => [file.path, address]));
  const entries = [...(urlRegistry?.values() ?? [])].filter(({ address }) => !routes.has(address));
  const lists = kinds.flatMap(({ addresses }) => addresses.reserved ?? []);
  for (const { address, state } of entries)
    if (state === 'live') lead(address, addressOf.get(lists.find(({ pattern }) => pattern.test(address))?.owner ?? ''));
  const gone = new Set(entries.filter(({ state }) => state === 'gone').map(({ address }) => address));
  for (const document of hidden)
    if (gone.has(document.address)) for (const alias of aliasesOf(document)) gone.add(alias);
  // Some hosts make no difference between capitals and small letters.
  const shown = new Set([...routes.keys()].map((address) => address.toLowerCase()));
  const isNothing = (address: string): boolean =>
    OLD_ADDRESS.test(address) && !redirects.has(address) && !shown.has(address.toLowerCase());
  const sorted = [...redirects].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { redirects: new Map(sorted), gone: [...gone].filter(isNothing).toSorted() };
}

/**
 * Maps files, and paths of old addresses, to current addresses, so that a link to an old address is published with the
 * new one. Includes `hidden` files whose visitors are redirected for now.
 */
export function addressesOfFiles(
  own: readonly Document[],
  shown: readonly Document[],
  hidden: { has(document: Document): boolean },
): ReadonlyMap<string, string> {
  const taken = new Set(own.filter((document) => !hidden.has(document)).map(({ address }) => address));
  const old = new Map<string, string>();
  for (const document of shown)
    for (const alias of aliasesOf(document)) if (!taken.has(alias)) old.set(alias, document.address);
  return new Map([
    ...[...old].map(([address, now]) => [address.slice(1), now] as const),
    ...own.map(({ file, address }) => [file.path, old.get(address) ?? address] as const),
  ]);
}

/** Returns the old addresses of a file. */
export function aliasesOf({ kind, fields }: Pick<Document, 'kind' | 'fields'>): string[] {
  return (kind.addresses.aliases?.(fields) ?? []).map(({ address }) => address);
}

/** Returns the other addresses of a file: its old ones, and those that show the same content. */
export function otherAddressesOf({ kind, fields }: Pick<Document, 'kind' | 'fields'>): string[] {
  const same = kind.addresses.shownAt?.(fields) ?? [];
  return [...aliasesOf({ kind, fields }), ...same.map(({ address }) => address)];
}
