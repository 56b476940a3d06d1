import { OLD_ADDRESS, URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';
import {
  readUrlRegistry,
  type UrlRegistry,
  type UrlRegistryEntry,
  urlRegistryLine,
} from '../../content/url-registry.ts';
import { type FileWithMessages, START } from '../../findings/message.ts';
import type { ContentType, Document } from '../content-type.ts';
import type { ContentFolder } from '../read/content-folder.ts';

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

/** What a URL registry says. */
export interface Listed {
  /** Entries of addresses; undefined if the site has no registry yet. */
  readonly urlRegistry: UrlRegistry | undefined;
  /** Entries of anchors on pages, each with the address of its page: `/faq#prices`. */
  readonly listedAnchors: UrlRegistry;
  /** Addresses whose day is in the future, with that day. */
  readonly due: ReadonlyMap<string, string>;
}

/** A line of a git conflict marker. */
const GIT_MARK = /^(?:<{7}|={7}|>{7})(?:\s|$)/;

/**
 * Reads the URL registry as of `today`; `urlRegistry` is undefined if the site has none yet. Reports meaningless lines
 *, on the registry's own file. An address with a future day was never published, so it appears only in
 * `due`.
 */
export function parseUrlRegistry(
  { texts, remembered }: Pick<ContentFolder, 'texts' | 'remembered'>,
  today: string,
  { message }: FileWithMessages,
): Listed {
  const [all, due] = [new Map<string, UrlRegistryEntry>(), new Map<string, string>()];
  const file = texts.get(URL_REGISTRY_FILE);
  const placeIn = (line: number) => ({ line, column: 1 });
  if (!file && !remembered?.hasUrlRegistry) return { urlRegistry: undefined, listedAnchors: all, due };
  if (!file) message('lost-ledger', START, {});
  const { entries, odd } = readUrlRegistry(file?.readText() ?? '');
  const conflict = odd.find(({ text }) => GIT_MARK.test(text));
  for (const one of odd) {
    const text = one.text.trim();
    if (one === conflict) message('ledger-line', placeIn(one.line), { text, conflict: 'yes' });
    else if (!GIT_MARK.test(one.text)) message('ledger-line', placeIn(one.line), { text });
  }
  for (const entry of entries) {
    const { address, state, line, day } = entry;
    if (day !== undefined && day > today) {
      due.set(address, day);
      continue;
    }
    if (state === 'gone' && !OLD_ADDRESS.test(address.replace(/#.*/, '')))
      message('ledger-line', placeIn(line), { text: urlRegistryLine(address, state) });
    all.set(address, all.get(address) ?? entry);
  }
  // Addresses that the registry no longer lists were published all the same.
  for (const address of remembered?.addresses ?? [])
    if (!all.has(address) && !due.has(address))
      all.set(address, { address, state: 'live', isLost: true, line: 1, column: 1 });
  const isAnchor = ([address]: readonly [string, unknown]): boolean => address.includes('#');
  return {
    urlRegistry: new Map([...all].filter((entry) => !isAnchor(entry))),
    listedAnchors: new Map([...all].filter(isAnchor)),
    due,
  };
}
