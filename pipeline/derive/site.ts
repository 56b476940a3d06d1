import type { Collecting, ContentOf, Kind, SiteContext } from '../kinds/kind.ts';
import type { Site } from '../model/site.ts';
import type { ParsedContent } from '../parse/content.ts';
import { typographyOf } from '../parse/settings.ts';
import { charactersOf } from '../typography/characters.ts';
import { typesetLine, type SetLine } from '../typography/typeset.ts';
import { archiveHead, archivePart } from './archive.ts';
import { toSocialCard } from './cards.ts';
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
  { frame, drafts, testimonials, routes, settings }: ParsedContent,
  kinds: Kinds,
): Site<ContentOf<Kinds>> | undefined {
  if (!frame) return undefined;
  const entries = new Map<string, unknown[]>(Object.values(kinds).map(({ folder }) => [folder, []]));
  for (const { document, entry } of drafts) entries.get(document.kind.folder)?.push(entry);
  const bodies = new Map(drafts.flatMap(({ document, body }) => (body ? [[document.address, body]] : [])));
  const typed: Sources = { site: { ...frame, testimonials, bodies }, entries };
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
  return { ...siteOf(shown, kinds), ...textsOf(typed, kinds), routes, characters };
}

/** The same sources with every line set. */
function setSources({ site, entries }: Sources, kinds: readonly Kind[], set: SetLine): Sources {
  return {
    site: {
      ...setFrame(site, set),
      testimonials: site.testimonials.map((one) => setTestimonial(one, set)),
      bodies: site.bodies,
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
  return {
    ...site,
    content: Object.fromEntries(content) as ContentOf<Kinds>,
    unlisted: new Set(each.flatMap(({ kind, collection }) => [...(kind.unlisted?.(collection) ?? [])])),
    lastChanges: new Map(each.flatMap(({ kind, collection }) => [...(kind.lastChanges?.(collection) ?? [])])),
    socialCards: each
      .flatMap(({ kind, collection }) => kind.cards?.(collection, context) ?? [])
      .map((card) => toSocialCard(card, site)),
    feeds: each.flatMap(({ kind, collection }) => kind.feeds?.(collection, context) ?? []),
    files: new Map(each.flatMap(({ kind, collection }) => [...(kind.files?.(collection) ?? [])])),
  };
}

function textsOf(
  { site, entries }: Sources,
  kinds: Record<string, Kind>,
): Pick<Site<object>, 'archiveHead' | 'archive' | 'texts'> {
  const context = createContext(site, new Map(), ({ folder }) => entries.get(folder) ?? []);
  const texts = Object.values(kinds).flatMap((kind) => kind.texts?.(context.collectionOf(kind), context) ?? []);
  return {
    texts,
    archiveHead: archiveHead(site),
    archive: texts.filter(({ isArchived }) => isArchived).map((text) => archivePart(text, site)),
  };
}

/** What search engines learn of each address, by its kind; `cards` are the paths of social cards by address. */
export function describeAddresses(
  { content, ...site }: Site<object>,
  kinds: readonly Kind[],
  cards: ReadonlyMap<string, string>,
): Map<string, readonly object[]> {
  const context = createContext(site, new Map(Object.entries(content)), () => []);
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
