import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import type { SocialCard } from '../../content/model/assets.ts';
import type { PageText } from '../../content/model/block.ts';
import type { History } from '../../content/model/history.ts';
import type { RemovedPage, Site, SiteFrame } from '../../content/model/site.ts';
import { charactersOf } from '../../typography/characters.ts';
import { typesetLine } from '../../typography/typeset.ts';
import type { CardWish, Collecting, ContentOf, ContentType, SiteContext } from '../content-type.ts';
import { rightFieldsOf } from '../fields/front-matter.ts';
import type { ParsedContent } from '../parse/content.ts';
import { typographyOf } from '../parse/settings.ts';
import { archiveHead, archivePart } from './archive.ts';
import { factsOnPages, groupsOf, placeholderFieldsOf } from './facts.ts';
import { createLastChanges, NO_HISTORY } from './last-changes.ts';

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

/** Letters that the site's fonts lack: those of non-Latin scripts. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** Tells whether the site's fonts can set a text on a social card. */
function canBeSet(text: string): boolean {
  return !OTHER_LETTERS.test(text);
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
    const fields = kind && rightFieldsOf({ path, hash: '', readText: () => text }, kind);
    // A file with errors, a draft, or one still waiting for its day was never published.
    if (!kind || fields === undefined || kind.whyHidden?.(fields, today)) continue;
    const address = kind.addresses.of(path, fields);
    if (taken.has(address) || address === NOT_FOUND_ADDRESS || days.has(address)) continue;
    days.set(address, day);
  }
  return [...days].map(([address, day]) => ({ address, day }));
}

/** Fields that hold one or more lines of text; below `labels`, every field does. */
const LINES = new Set(
  (
    'labels title label description kicker lead line who caption alt text figure counts period baseline confirmedBy name byline jobTitle shortName areaServed ' +
    'legal summary covers deliverables format timeline forWhom terms guidePrice quote role question note sendLink'
  ).split(' '),
);
/**
 * Labels that stay as typed: the language code, and the search placeholder, because visitors type straight quotes
 * there.
 */
const AS_TYPED = new Set(['language', 'searchPlaceholder']);

/**
 * Typesets every line in plain data. Returns an object unchanged if none of its lines change; sets an object that
 * occurs several times only once.
 */
export function typesetLines<Value>(value: Value, setLine: (text: string) => string): Value {
  const lines = new Map<string, string>();
  const done = new Map<object, unknown>();
  return setAll(value, false) as Value;

  function setAll(part: unknown, isLine: boolean): unknown {
    if (typeof part === 'string') return isLine ? setText(part) : part;
    if (typeof part !== 'object' || part === null || isCompiled(part)) return part;
    const known = done.get(part) ?? setParts(part, isLine);
    done.set(part, known);
    return known;
  }

  function setParts(whole: object, isLine: boolean): object {
    if (whole instanceof Map) return new Map([...whole].map(([key, part]) => [key, setAll(part, isLine)]));
    const parts = whole as Record<string, unknown>;
    let set: Record<string, unknown> | undefined;
    // Plain objects, by the hundred thousand: most are not copied.
    for (const key in parts) {
      const part = parts[key];
      const now = setAll(part, isLineAt(key, whole, isLine));
      if (now === part) continue;
      set ??= (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
      set[key] = now;
    }
    return set ?? whole;
  }

  function setText(text: string): string {
    const known = lines.get(text) ?? setLine(text);
    lines.set(text, known);
    return known;
  }
}

/** Tells whether a part is prose or a heading, whose lines the compiler typesets. */
function isCompiled(part: object): boolean {
  return 'html' in part || 'depth' in part;
}

function isLineAt(key: string, whole: object, isInLine: boolean): boolean {
  if (AS_TYPED.has(key)) return false;
  // The name of a page is that of its file.
  return isInLine || (LINES.has(key) && !(key === 'name' && 'canonical' in whole));
}
