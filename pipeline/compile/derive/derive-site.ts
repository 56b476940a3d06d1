import type { Collecting, ContentOf, ContentType, SiteContext, CardWish } from '../../content/types/content-type.ts';
import type { PageText } from '../../content/model/block.ts';
import type { History } from '../../content/model/history.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import type { ParsedContent } from '../parse/content.ts';
import { typographyOf } from '../parse/settings.ts';
import { charactersOf } from '../typography/characters.ts';
import { typesetLine } from '../typography/typeset.ts';
import { archiveHead, archivePart } from './archive.ts';
import { createLastChanges, NO_HISTORY } from './last-changes.ts';
import { factsOnPages, groupsOf, placeholderFieldsOf } from './facts.ts';
import { typesetLines } from './typeset-site.ts';
import type { SocialCard } from '../../content/model/assets.ts';
import { canBeSet } from '../parse/card-title.ts';
import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import type { RemovedPage } from '../../content/model/fact.ts';
import { rightFieldsOf } from '../fields/front-matter.ts';

type Around = Omit<SiteContext, 'collectionOf'>;
/** The collection of each kind, by the kind's folder. */
type Collections = ReadonlyMap<string, unknown>;

/**
 * Makes the site from parsed and checked content; undefined if `site.yaml` has errors. Machine-readable output keeps
 * lines as they were typed; everything else gets them typeset.
 */
export function deriveSite<Kinds extends Record<string, ContentType>>(
  parsed: ParsedContent,
  kindsByFolder: Kinds,
  day: string,
  history = NO_HISTORY,
): Site<ContentOf<Kinds>> | undefined {
  const { frame, parsedFiles, testimonials, routes, redirects, gone, settings } = parsed;
  if (!frame) return undefined;
  const kinds = Object.values(kindsByFolder);
  const bodies = new Map(parsedFiles.flatMap(({ document, body }) => (body ? [[document.address, body]] : [])));
  const around = { bodies, dayOf: createLastChanges(parsed, history) };
  const typed = { frame, testimonials, content: collectAll(parsedFiles, kinds, { ...frame, ...around, testimonials }) };
  const language = typographyOf(settings);
  /** Lines that typesetting changed. */
  const changed: string[] = [];
  const setLine = (text: string): string => {
    const line = language === undefined ? text : typesetLine(text, language);
    if (line !== text) changed.push(line);
    return line;
  };
  const shown = language === undefined ? typed : typesetLines(typed, setLine);
  return {
    day,
    ...siteOf({ ...shown.frame, ...around, testimonials: shown.testimonials }, shown.content, kinds),
    // The keys are the folders of the kinds.
    content: Object.fromEntries(shown.content) as ContentOf<Kinds>,
    ...textsOf({ ...frame, ...around, testimonials }, typed.content, parsed, kinds, history),
    routes,
    redirects,
    gone,
    characters: charactersOf([frame, testimonials, parsedFiles.map(({ characters }) => characters), changed]),
    removed: removedPages(history, kinds, new Set([...routes.keys(), ...redirects.keys()]), day),
  };
}

/** Makes the collection of each kind; a kind may ask for the collections of others. */
function collectAll(
  parsedFiles: ParsedContent['parsedFiles'],
  kinds: readonly ContentType[],
  around: Around,
): Collections {
  const entries = new Map<string, unknown[]>(kinds.map(({ folder }) => [folder, []]));
  for (const { document, entry } of parsedFiles) entries.get(document.kind.folder)?.push(entry);
  const content = new Map<string, unknown>();
  const context = createContext(around, (kind) => {
    if (!content.has(kind.folder)) content.set(kind.folder, kind.collect(entries.get(kind.folder) ?? [], context));
    return content.get(kind.folder);
  });
  for (const kind of kinds) context.collectionOf(kind);
  return content;
}

function siteOf(around: Around, content: Collections, kinds: readonly ContentType[]) {
  const context = createContext(around, ({ folder }) => content.get(folder));
  const each = kinds.map((kind) => ({ kind, collection: context.collectionOf(kind) }));
  const { dayOf: _dayOf, ...frame } = around;
  return {
    ...frame,
    socialCards: each.flatMap(({ kind, collection }) =>
      (kind.cards?.(collection, context) ?? []).map((card) => toSocialCard(card, around)),
    ),
    feeds: each.flatMap(({ kind, collection }) => kind.feeds?.(collection, context) ?? []),
    files: new Map(each.flatMap(({ kind, collection }) => [...(kind.files?.(collection) ?? [])])),
  };
}

/** Returns what machines get: lines as they were typed, days of changes, facts. */
function textsOf(
  around: Around,
  content: Collections,
  parsed: ParsedContent,
  kinds: readonly ContentType[],
  history: History,
) {
  const context = createContext(around, ({ folder }) => content.get(folder));
  const texts = kinds.flatMap((kind) => kind.texts?.(context.collectionOf(kind), context) ?? []);
  const own = parsed.parsedFiles.map(({ document }) => document).filter(({ kind }) => kind.addresses.isOwn);
  const fileAt = new Map(own.map(({ address, file }) => [address, file.path]));
  const sources = new Map(texts.map(({ address, shows = [] }) => [address, [fileAt.get(address) ?? [], shows].flat()]));
  return {
    texts,
    firstDays: firstDaysOf(texts, sources, history),
    facts: factsOnPages(parsed, sources, history),
    placeholders: placeholderFieldsOf(parsed),
    statements: groupsOf(kinds, context),
    archiveHead: archiveHead(around),
    archive: texts.filter(({ isArchived }) => isArchived).map((text) => archivePart(text, around)),
  };
}

/**
 * Returns the day on which each page was added: its day of publication, or the day on which git first knew its file.
 */
function firstDaysOf(
  texts: readonly PageText[],
  shown: ReadonlyMap<string, readonly string[]>,
  { added }: History,
): Map<string, string> {
  return new Map(
    texts.flatMap(({ address, published }) => {
      const day = published ?? added.get(shown.get(address)?.[0] ?? '');
      return day === undefined ? [] : [[address, day]];
    }),
  );
}

/**
 * Returns the structured data of each address for search engines, from its kind; `cards` maps addresses to the paths of
 * social cards.
 */
export function describeAddresses(
  { content, ...site }: Site<object>,
  kinds: readonly ContentType[],
  cards: ReadonlyMap<string, string>,
): Map<string, readonly object[]> {
  const collections = new Map(Object.entries(content));
  const context = createContext({ ...site, dayOf: () => undefined }, ({ folder }) => collections.get(folder));
  return new Map(
    kinds.flatMap((kind) => [...(kind.structuredData?.(context.collectionOf(kind), context, cards) ?? [])]),
  );
}

/** Makes the site as kinds see it; `find` returns the collection of a kind. */
function createContext<Known extends Around>(
  around: Known,
  find: (kind: Collecting<unknown>) => unknown,
): Known & SiteContext {
  return {
    ...around,
    // The collection of a kind was made by its `collect`.
    collectionOf: <Collection>(kind: Collecting<Collection>) => find(kind) as Collection,
  };
}

/**
 * Completes a social card with what is the same for the whole site. If the fonts cannot set its title, the site's name
 * replaces it.
 */
export function toSocialCard(
  { address, title, kicker, image }: CardWish,
  { identity: { name }, motif }: SiteFrame,
): SocialCard {
  const shown = image ?? motif;
  return {
    address,
    title: canBeSet(title) ? title : name,
    kicker: canBeSet(kicker) ? kicker : '',
    name,
    ...(shown && { image: shown }),
  };
}

/** Returns pages whose files were removed and whose addresses nothing has taken since. */
function removedPages(
  { removed }: History,
  kinds: readonly ContentType[],
  taken: ReadonlySet<string>,
  today: string,
): RemovedPage[] {
  const days = new Map<string, string>();
  for (const { path, day, text } of removed) {
    const kind = kinds.find(({ folder, addresses }) => addresses.isOwn && path.startsWith(`${folder}/`));
    const fields = kind && rightFieldsOf({ path, readText: () => text }, kind);
    // A file with errors, a draft, or one still waiting for its day was never published.
    if (!kind || fields === undefined || kind.whyHidden?.(fields, today)) continue;
    const address = kind.addresses.of(path, fields);
    if (taken.has(address) || address === NOT_FOUND_ADDRESS || days.has(address)) continue;
    days.set(address, day);
  }
  return [...days].map(([address, day]) => ({ address, day }));
}
