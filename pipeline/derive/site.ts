import type { Collecting, ContentOf, Kind, SiteContext } from '../kinds/kind.ts';
import type { PageText } from '../model/block.ts';
import type { History } from '../model/history.ts';
import type { Site } from '../model/site.ts';
import type { ParsedContent } from '../parse/content.ts';
import { optional } from '../parse/sections.ts';
import { typographyOf } from '../parse/settings.ts';
import { charactersOf } from '../typography/characters.ts';
import { typesetLine, type SetLine } from '../typography/typeset.ts';
import { archiveHead, archivePart } from './archive.ts';
import { toSocialCard } from './cards.ts';
import { createDays, NO_HISTORY } from './days.ts';
import { factsOnPages, groupsOf, standInsOf } from './facts.ts';
import { removedPages } from './removed.ts';
import { setFrame, setTestimonial } from './set-lines.ts';

/** What kinds collect from: the site around them, and the entries of each kind by its folder. */
interface Sources {
  readonly site: Omit<SiteContext, 'collectionOf'>;
  readonly entries: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * Makes the site of what was parsed and checked; undefined where `site.yaml` is not right. The archive is made of
 * lines as they were typed, all else of the same lines set.
 */
export function deriveSite<Kinds extends Record<string, Kind>>(
  parsed: ParsedContent,
  kinds: Kinds,
  day: string,
  history = NO_HISTORY,
): Site<ContentOf<Kinds>> | undefined {
  const { frame, drafts, testimonials, routes, redirects, gone, settings } = parsed;
  if (!frame) return undefined;
  const entries = new Map<string, unknown[]>(Object.values(kinds).map(({ folder }) => [folder, []]));
  for (const { document, entry } of drafts) entries.get(document.kind.folder)?.push(entry);
  const bodies = new Map(drafts.flatMap(({ document, body }) => (body ? [[document.address, body]] : [])));
  const typed: Sources = { site: { ...frame, testimonials, bodies, dayOf: createDays(parsed, history) }, entries };
  const language = typographyOf(settings);
  /** Lines that look otherwise than they were typed. */
  const set: string[] = [];
  const shown =
    language === undefined
      ? typed
      : setSources(typed, Object.values(kinds), (text) => {
          const line = typesetLine(text, language);
          if (line !== text) set.push(line);
          return line;
        });
  const characters = charactersOf([frame, testimonials, drafts.map((draft) => draft.characters), set]);
  return {
    ...siteOf(shown, kinds),
    ...textsOf(typed, parsed, kinds, history),
    routes,
    redirects,
    gone,
    characters,
    removed: removedPages(history, Object.values(kinds), new Set([...routes.keys(), ...redirects.keys()]), day),
  };
}

/** The same sources with every line set. */
function setSources({ site, entries }: Sources, kinds: readonly Kind[], set: SetLine): Sources {
  return {
    site: {
      ...setFrame(site, set),
      testimonials: site.testimonials.map((one) => setTestimonial(one, set)),
      bodies: site.bodies,
      dayOf: site.dayOf,
    },
    entries: new Map(
      kinds.map((kind) => {
        const typed = entries.get(kind.folder) ?? [];
        return [kind.folder, kind.typeset ? typed.map((entry) => kind.typeset?.(entry, set) ?? entry) : typed];
      }),
    ),
  };
}

function siteOf<Kinds extends Record<string, Kind>>({ site, entries }: Sources, kinds: Kinds) {
  const content = new Map<string, unknown>();
  const context = createContext(site, content, ({ folder }) => entries.get(folder) ?? []);
  const each = Object.values(kinds).map((kind) => ({ kind, collection: context.collectionOf(kind) }));
  const { dayOf: _dayOf, ...frame } = site;
  return {
    ...frame,
    content: Object.fromEntries(content) as ContentOf<Kinds>,
    unlisted: new Set(each.flatMap(({ kind, collection }) => [...(kind.unlisted?.(collection) ?? [])])),
    socialCards: each
      .flatMap(({ kind, collection }) => kind.cards?.(collection, context) ?? [])
      .map((card) => toSocialCard(card, site)),
    feeds: each.flatMap(({ kind, collection }) => kind.feeds?.(collection, context) ?? []),
    files: new Map(each.flatMap(({ kind, collection }) => [...(kind.files?.(collection) ?? [])])),
  };
}

type Texts = Pick<
  Site<object>,
  'archiveHead' | 'archive' | 'texts' | 'lastChanges' | 'firstDays' | 'facts' | 'standIns' | 'statements'
>;

/** What machines get: lines as they were typed, and the days of changes. */
function textsOf(
  { site, entries }: Sources,
  parsed: ParsedContent,
  kinds: Record<string, Kind>,
  history: History,
): Texts {
  const context = createContext(site, new Map(), ({ folder }) => entries.get(folder) ?? []);
  const each = Object.values(kinds).map((kind) => ({ kind, collection: context.collectionOf(kind) }));
  const lastChanges = new Map(
    each
      .flatMap(({ kind, collection }) => [...(kind.lastChanges?.(collection, context) ?? [])])
      .flatMap(([address, day]) => (day ? [[address, day] as const] : [])),
  );
  const texts = each
    .flatMap(({ kind, collection }) => kind.texts?.(collection, context) ?? [])
    .map((text) => ({ ...text, ...optional('changed', lastChanges.get(text.address)) }));
  const sources = new Map(texts.map(({ address }): [string, string[]] => [address, []]));
  for (const { document } of parsed.drafts)
    if (document.kind.addresses.isOwn) sources.get(document.address)?.push(document.file.path);
  for (const { kind, collection } of each)
    for (const [address, file] of kind.shows?.(collection) ?? []) sources.get(address)?.push(file);
  return {
    texts,
    lastChanges,
    firstDays: firstDaysOf(texts, sources, history),
    facts: factsOnPages(parsed, sources, history),
    standIns: standInsOf(parsed),
    statements: groupsOf(Object.values(kinds), context, sources),
    archiveHead: archiveHead(site),
    archive: texts.filter(({ isArchived }) => isArchived).map((text) => archivePart(text, site)),
  };
}

/** The days on which pages came: as they say it, or that of the first of their files, which is their own. */
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

/** What search engines learn of each address, by its kind; `cards` are the paths of social cards by address. */
export function describeAddresses(
  { content, ...site }: Site<object>,
  kinds: readonly Kind[],
  cards: ReadonlyMap<string, string>,
): Map<string, readonly object[]> {
  const context = createContext({ ...site, dayOf: () => undefined }, new Map(Object.entries(content)), () => []);
  return new Map(
    kinds.flatMap((kind) => [...(kind.structuredData?.(context.collectionOf(kind), context, cards) ?? [])]),
  );
}

/** The site as kinds see it. A collection is made when it is first asked for, and kept in `content`. */
function createContext(
  site: Omit<SiteContext, 'collectionOf'>,
  content: Map<string, unknown>,
  entriesOf: (kind: Pick<Kind, 'folder'>) => readonly unknown[],
): SiteContext {
  const context: SiteContext = {
    ...site,
    collectionOf<Collection>(kind: Collecting<Collection>): Collection {
      if (!content.has(kind.folder)) content.set(kind.folder, kind.collect(entriesOf(kind), context));
      return content.get(kind.folder) as Collection;
    },
  };
  return context;
}
