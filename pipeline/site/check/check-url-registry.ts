import { addressOfAlias, HOME_PAGE, INSIGHTS, PAGES, URL_REGISTRY_FILE, OLD_ADDRESS } from '../../content/addresses.ts';
import {
  urlRegistryLine,
  type UrlRegistry,
  type UrlRegistryEntry,
  type UrlRegistryNews,
} from '../../content/url-registry.ts';
import type { Document, ContentType } from '../content-type.ts';
import type { Hidden } from '../../content/model/edition.ts';
import type { ParsedContent } from '../parse/content.ts';
import { aliasesOf, otherAddressesOf } from '../parse/old-addresses.ts';
import type { Finding } from '../../findings/finding.ts';
import { message, START, type Message } from '../../findings/message.ts';
import type { SiteLinter, Successor } from './site-linter.ts';
import { optional } from '../../shared/optional.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import type { Destinations } from './check-links.ts';

/**
 * Checks that every published address leads somewhere or is listed as gone. Returns the lost addresses, so that links
 * to them are not reported again. Skips addresses that a file with errors may have, until that is fixed, and `needed`
 * ones, which have a finding of their own. `known` is what was found before.
 */
export function* checkUrlRegistry(
  content: ParsedContent,
  kinds: readonly ContentType[],
  needed: readonly string[],
  known: readonly Finding[],
  lint: SiteLinter | undefined,
): Generator<Message, ReadonlySet<string>> {
  const { urlRegistry, routes, redirects, documents, edition, hidden, folder } = content;
  const { remembered } = folder;
  if (!urlRegistry) return new Set();
  yield* refuseNew(content);
  yield* checkReturned(content);
  const absent = [...urlRegistry.values()].filter(
    ({ address, state }) =>
      state === 'live' && ![address, addressOfAlias(address)].some((one) => routes.has(one) || redirects.has(one)),
  );
  if (absent.length === 0 && !edition.isPreview) return new Set();
  const led = aliasesOfShown(content);
  const back = takenBack(hidden, urlRegistry, edition.isPast === true);
  const unread = absent.length === 0 ? undefined : unreadable(content, kinds, known);
  const lost = absent.filter(({ address }) => !back.has(address) && !unread?.(address));
  for (const [address, { file, why }] of back) {
    const entry = urlRegistry.get(address);
    if (entry?.state !== 'live' || why === undefined || needed.includes(address) || led.has(address)) continue;
    const isDraft = why.reason === 'draft';
    const reason = isDraft ? 'is a draft' : `appears on ${why.day} only`;
    yield message(
      'withdrawn-page',
      { file: URL_REGISTRY_FILE, line: entry.line, column: 1 },
      { address, file, reason, ...(isDraft && { isDraft: 'yes' }) },
    );
  }
  const shown = documents.filter(({ kind, address }) => kind.addresses.isOwn && routes.has(address));
  const successors =
    lint?.successors(
      lost,
      shown,
      (address) => urlRegistry.has(address),
      (address) => remembered?.textAt(address)?.text,
    ) ?? new Map<string, Successor>();
  for (const { address, isLost } of lost) {
    const found = successors.get(address);
    const file = remembered?.textAt(address)?.file ?? fileAt(address);
    const place = found?.isSame ? found.place : { file, ...START };
    const values = { ...remedyFor(address, found), ...(isLost && { isLost: 'yes' }) };
    yield message('lost-address', place, values, found?.isSame ? found.fix : undefined);
  }
  return new Set(absent.map(({ address }) => address));
}

/** Returns the old addresses of published files, which redirect visitors. */
export function aliasesOfShown({
  documents,
  hidden,
}: Pick<ParsedContent, 'documents' | 'hidden'>): ReadonlySet<string> {
  const shown = documents.filter((document) => !hidden.has(document));
  return new Set(shown.flatMap(aliasesOf));
}

/**
 * Reports addresses that are not in the URL registry: an unattended build cannot add them in the repository, so it does
 * not publish them.
 */
function* refuseNew(content: ParsedContent): Generator<Message> {
  const { due, edition } = content;
  if (edition.urlRegistry !== 'tell') return;
  const news = urlRegistryNews(content);
  const shown = news.shown.filter((address) => !address.includes('#'));
  const waiting = Object.entries(news.due).filter(([address, day]) => due.get(address) !== day);
  const [line, ...others] = [
    ...shown.map((address) => urlRegistryLine(address)),
    ...waiting.map(([address, day]) => urlRegistryLine(address, day)),
  ];
  if (line === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  yield message('unlisted-address', { file: URL_REGISTRY_FILE, ...START }, { line, more });
}

/** Finds addresses that are listed as gone but exist. */
function* checkReturned({ urlRegistry, routes, documents }: ParsedContent): Generator<Message> {
  const owners = new Map<string, string>();
  for (const document of documents)
    for (const address of [document.address, ...otherAddressesOf(document)]) owners.set(address, document.file.path);
  for (const entry of urlRegistry?.values() ?? []) {
    const file = owners.get(entry.address);
    if (entry.state === 'gone' && (file !== undefined || routes.has(entry.address)))
      yield messageOfReturned(entry, file);
  }
}

/** Says that an address is listed as gone but exists; `file` shows it. */
function messageOfReturned(entry: UrlRegistryEntry, file: string | undefined): Message {
  const { address, line, column } = entry;
  const fix = { actual: 'gone', expected: 'live' };
  return message(
    'gone-address',
    { file: URL_REGISTRY_FILE, line, column },
    { address, ...optional('file', file) },
    fix,
  );
}

/**
 * Maps addresses of unpublished files to the reason; undefined if that is no fault, as for waiting files in an edition
 * of a past day.
 */
function takenBack(
  hidden: ReadonlyMap<Document, Hidden>,
  urlRegistry: UrlRegistry,
  isPast: boolean,
): Map<string, { file: string; why: Hidden | undefined }> {
  const back = new Map<string, { file: string; why: Hidden | undefined }>();
  for (const [document, reason] of hidden) {
    const { kind, file, address } = document;
    if (!kind.addresses.isOwn) continue;
    const why = isPast && reason.reason === 'waiting' ? undefined : reason;
    // A finding about a file's present address covers its old ones.
    const whyOfOld = urlRegistry.get(address)?.state === 'live' ? undefined : why;
    for (const alias of aliasesOf(document)) back.set(alias, { file: file.path, why: whyOfOld });
    back.set(address, { file: file.path, why });
  }
  return back;
}

/** Tells whether a file with errors may have an address. */
function unreadable(
  { broken }: ParsedContent,
  kinds: readonly ContentType[],
  known: readonly Finding[],
): (address: string) => boolean {
  const faulty = known.flatMap(({ severity, file }) => {
    const kind = severity === 'error' ? kinds.find(({ folder }) => file.startsWith(`${folder}/`)) : undefined;
    return kind ? [kind.addresses.of(file)] : [];
  });
  const names = new Set([...faulty, ...broken.values()]);
  return (address) => {
    const lastPart = address.slice(address.lastIndexOf('/') + 1) || address;
    return names.has(address) || [...broken.keys()].some((file) => file.readText().includes(lastPart));
  };
}

function remedyFor(address: string, found: Successor | undefined): ParametersOf<'lost-address'> {
  if (!found) return { address };
  const { file, aliases, isNew, isSame } = found;
  const how = { ...(isNew && { isNew: 'yes' }), ...(isSame && { isSame: 'yes' }) };
  return { address, file, aliases: `aliases: [${aliases.join(', ')}]`, ...how };
}

/** Returns the path that the file of an address has by its name. */
function fileAt(address: string): string {
  const name = address === '/' ? HOME_PAGE : address.slice(1);
  return name.startsWith(`${INSIGHTS}/`) ? `${name}.md` : `${PAGES}/${name}.md`;
}

/**
 * Rules whose faults hide headings, or give a second heading or file what a first one has; once they are fixed, the
 * anchors exist.
 */
const HIDING = new Set(['duplicate-anchor', 'duplicate-address', 'unclosed-code', 'html-swallows', 'document-limit']);
/**
 * Checks that every published anchor still leads to a place on its page or is listed as gone; anchors of a moved page
 * follow it. Reports a lost anchor where it most likely was, else in the URL registry. Returns the lost anchors, each
 * with the address of its page, so that links to them are not reported again.
 * `known` is what was found before.
 */
export function* checkAnchors(
  { listedAnchors, documents }: Pick<ParsedContent, 'listedAnchors' | 'documents'>,
  { anchorsAt, leftOutAt }: Pick<Destinations, 'anchorsAt' | 'leftOutAt'>,
  known: readonly Finding[],
  lint: SiteLinter | undefined,
): Generator<Message, ReadonlySet<string>> {
  const lost = new Map<string, UrlRegistryEntry[]>();
  const owners = new Map(documents.flatMap((one) => (one.kind.addresses.isOwn ? [[one.address, one] as const] : [])));
  for (const entry of listedAnchors.values()) {
    const [page = '', anchor = ''] = entry.address.split('#');
    const there = anchorsAt.get(page);
    if (!there) continue;
    // A section that has nothing to show for now will return.
    const isThere = there.has(anchor) || leftOutAt.get(page)?.has(anchor) === true;
    const file = owners.get(page)?.file.path;
    if (entry.state === 'gone' && isThere) yield messageOfReturned(entry, file);
    else if (entry.state === 'live' && !isThere) lost.set(page, [...(lost.get(page) ?? []), entry]);
  }
  for (const [page, entries] of lost) {
    const document = owners.get(page);
    const isHidden = known.some(({ file, rule }) => file === document?.file.path && HIDING.has(rule));
    if (!document || isHidden) continue;
    if (lint) yield* lint.lostAnchors(document, entries, new Set(listedAnchors.keys()));
    else
      for (const { address, line } of entries) {
        const values = { address, anchor: address.split('#')[1] ?? '', file: document.file.path };
        yield message('lost-anchor', { file: URL_REGISTRY_FILE, line, column: 1 }, values);
      }
  }
  return new Set([...lost.values()].flat().map(({ address }) => address));
}

/**
 * Returns what the URL registry does not list yet: addresses that are shown, and all those of files that wait for their
 * day.
 */
export function urlRegistryNews(content: ParsedContent): UrlRegistryNews {
  const { routes, redirects, hidden, edition, urlRegistry } = content;
  const due: Record<string, string> = {};
  const isListed = (address: string): boolean =>
    urlRegistry?.has(address) === true && !urlRegistry.get(address)?.isLost;
  for (const [document, why] of hidden) {
    const { isOwn, lists } = document.kind.addresses;
    if (why.reason !== 'waiting' || !isOwn) continue;
    const shownIn = lists?.(document.fields) ?? [];
    for (const one of [document.address, ...otherAddressesOf(document), ...shownIn]) {
      if (routes.has(one) || redirects.has(one) || isListed(one) || !OLD_ADDRESS.test(one)) continue;
      const first = due[one];
      due[one] = first !== undefined && first < why.day ? first : why.day;
    }
  }
  // Later pages of lists come and go.
  const firstPages = [...routes].filter(([, { page = 1 }]) => page === 1).map(([address]) => address);
  const shown = [...firstPages, ...redirects.keys()].filter((address) => !isListed(address));
  return { shown: [...shown, ...newAnchors(content)], due, day: edition.day };
}

/** Returns anchors that the writer chose, on pages with an address of their own. */
function newAnchors({ parsedFiles, routes, listedAnchors }: ParsedContent): string[] {
  const shown = parsedFiles.filter(({ document: { kind, address } }) => kind.addresses.isOwn && routes.has(address));
  return shown
    .flatMap(({ document, given }) => [...(given ?? [])].map((anchor) => `${document.address}#${anchor}`))
    .filter((place) => listedAnchors.get(place)?.isLost ?? !listedAnchors.has(place));
}
