import { FEED_FORMS, FILES_FOR_MACHINES, formsOfFeed } from '../../content/addresses.ts';
import type { CheckContext, Document, ContentType, LeftOut } from '../content-type.ts';
import type { Hidden } from '../../content/model/edition.ts';
import type { ParsedContent } from '../parse/content.ts';
import { otherAddressesOf } from '../parse/old-addresses.ts';
import type { ParsedFile } from '../parse/kept-documents.ts';
import type { SiteLinter } from './site-linter.ts';
import { message, START, type Message } from '../../findings/message.ts';
import { findingsOf } from '../../findings/report.ts';
import { hiddenFiles } from '../fields/front-matter.ts';
import { checkAnchors, aliasesOfShown, checkUrlRegistry } from './check-url-registry.ts';
import { checkAddresses } from './check-addresses.ts';
import { brokenLinks, checkLinks, type Destinations } from './check-links.ts';

/** Checks all files of a content folder together; returns what concerns more than one of them. */
export function* checkContent(
  content: ParsedContent,
  kinds: readonly ContentType[],
  lint?: SiteLinter,
): Generator<Message> {
  const { documents, hidden, parsedFiles, broken, routes, links, folder, settings, testimonials } = content;
  const documentsOf = <Fields>(kind: ContentType<Fields>): Document<Fields>[] =>
    documents.filter((document): document is Document<Fields> => document.kind.folder === kind.folder);
  const unreadableOf: CheckContext['unreadableOf'] = ({ folder: own }) =>
    [...broken.keys()].flatMap(({ path }) => (path.startsWith(`${own}/`) ? [path] : []));
  const hasFile = (file: string): boolean => folder.texts.has(file);
  const around = { settings, testimonials, documentsOf, unreadableOf, hasFile };
  const files = kinds.flatMap((kind) => kind.requires?.(documentsOf(kind)) ?? []);
  const led = aliasesOfShown(content);
  // A withdrawn file leaves its address to the page that visitors are redirected to meanwhile.
  const claiming = documents.filter((document) => !hidden.has(document) || !led.has(document.address));
  const messages = [
    ...checkNeeded(files, content),
    ...kinds.flatMap((kind) => [...(kind.check?.(documentsOf(kind), around) ?? [])]),
    ...checkAddresses(claiming, kinds, new Set(folder.texts.keys()), routes),
  ];
  yield* messages;
  const known = findingsOf([...content.findings, ...messages], { hidden: hiddenFiles(hidden) });
  const needed = [...hidden.keys()].filter(({ file }) => files.includes(file.path)).map(({ address }) => address);
  const lost = yield* checkUrlRegistry(content, kinds, needed, known, lint);
  const addresses = new Set([
    ...routes.keys(),
    ...FILES_FOR_MACHINES,
    ...(documents.some(({ kind }) => kind.feeds) ? addressesOfFeeds(routes) : []),
    ...documents.map(({ address }) => address),
    ...[...broken].flatMap(([file, address]) => [address, ...aliasesIn(file.readText())]),
    ...lost,
    ...needed,
  ]);
  const own = documents.filter(({ kind }) => kind.addresses.isOwn);
  const addressOfFile = new Map(own.map(({ file, address }) => [file.path, address]));
  const anchorsAt = anchorsByAddress(parsedFiles, around);
  const leftOutAt = leftOutByAddress(documents, around);
  const lostAnchors = yield* checkAnchors(content, { anchorsAt, leftOutAt }, known, lint);
  const destinations = {
    addresses,
    lost: new Set([...lost, ...lostAnchors]),
    files: addressOfFile,
    anchorsAt,
    leftOutAt,
    hidden: hiddenAddresses(hidden),
    textOf: (file: string) => folder.texts.get(file)?.readText(),
  };
  const nowhere = brokenLinks(links, destinations);
  // A page that waits for its day needs no suggestion.
  yield* checkLinks(lint ? nowhere.filter(({ lacks }) => lacks === 'publication') : nowhere);
  if (!lint) return;
  yield* lint.links(nowhere, destinations);
  yield* lint.content(content, lost);
}

/**
 * Maps every address that a hidden file would have to the file and the reason; a file's own address takes precedence.
 */
function hiddenAddresses(hidden: ParsedContent['hidden']): Map<string, Hidden & { readonly file: string }> {
  const addresses = new Map<string, Hidden & { readonly file: string }>();
  const own = [...hidden].filter(([{ kind }]) => kind.addresses.isOwn);
  for (const [document, why] of own) {
    const { kind, fields, file } = document;
    const shownIn = kind.addresses.lists?.(fields) ?? [];
    const feeds = kind.feeds ? ['', ...shownIn].flatMap(feedsAt) : [];
    for (const address of [...otherAddressesOf(document), ...shownIn, ...feeds])
      addresses.set(address, { ...why, file: file.path });
  }
  for (const [{ address, file }, why] of own) addresses.set(address, { ...why, file: file.path });
  return addresses;
}

/** Returns aliases that a file with errors still shows, so that links to them are not a second fault. */
function aliasesIn(text: string): string[] {
  const [aliases = ''] = /^(?:aliases|also_at):.*(?:\n[ \t]*-.*)*/m.exec(text) ?? [];
  return aliases.match(/\/[\w/-]+/g) ?? [];
}

/** Returns the feeds of lists, by each list's first page; the feed of all entries belongs to the site. */
function addressesOfFeeds(routes: ParsedContent['routes']): string[] {
  const lists = [...routes].filter(([, { page }]) => page === 1);
  return lists.flatMap(([address, { key }]) => feedsAt(key === '' ? '' : address));
}

function feedsAt(base: string): string[] {
  return formsOfFeed(base).map((form) => base + FEED_FORMS[form].file);
}

function anchorsByAddress(
  parsedFiles: readonly Pick<ParsedFile, 'document' | 'anchors'>[],
  around: CheckContext,
): ReadonlyMap<string, ReadonlySet<string>> {
  const anchorsAt = new Map<string, ReadonlySet<string>>();
  for (const { document, anchors: own } of parsedFiles) {
    const { kind } = document;
    if (!kind.addresses.isOwn || !own) continue;
    const leftOut = kind.anchorsLeftOut?.(document, around);
    const there = [...own].filter((anchor) => leftOut?.has(anchor) !== true);
    const anchors = new Set([...there, ...(kind.anchorsFrom?.(document, around) ?? [])]);
    for (const address of addressesOf(document)) anchorsAt.set(address, anchors);
  }
  return anchorsAt;
}

function leftOutByAddress(documents: readonly Document[], around: CheckContext): Destinations['leftOutAt'] {
  const leftOutAt = new Map<string, ReadonlyMap<string, LeftOut>>();
  for (const document of documents) {
    const leftOut = document.kind.anchorsLeftOut?.(document, around);
    if (leftOut) for (const address of addressesOf(document)) leftOutAt.set(address, leftOut);
  }
  return leftOutAt;
}

function addressesOf({ kind, fields, address }: Document): string[] {
  return [address, ...(kind.addresses.shownAt?.(fields) ?? []).map((other) => other.address)];
}

/** Checks that every file that the site needs exists and is published. */
function* checkNeeded(
  files: readonly string[],
  { folder, hidden }: Pick<ParsedContent, 'folder' | 'hidden'>,
): Generator<Message> {
  for (const file of files) {
    if (!folder.texts.has(file)) yield message('missing-file', { file, ...START }, { name: file });
    const unpublished = [...hidden.keys()].find((one) => one.file.path === file);
    if (unpublished) yield message('needed-page', unpublished.yaml.placeOfKey(['draft']), { name: file });
  }
}
