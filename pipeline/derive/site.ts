import type { Collecting, ContentOf, Kind, SiteContext } from '../kinds/kind.ts';
import type { Site } from '../model/site.ts';
import type { ParsedContent } from '../parse/content.ts';
import { toSocialCard } from './cards.ts';

/** Makes the site of what was parsed and checked; undefined where `site.yaml` is not right. */
export function deriveSite<Kinds extends Record<string, Kind>>(
  { frame, drafts, testimonials, routes }: ParsedContent,
  kinds: Kinds,
): Site<ContentOf<Kinds>> | undefined {
  if (!frame) return undefined;
  const content = new Map<string, unknown>();
  const context = createContext({ ...frame, testimonials }, content, (kind) =>
    drafts.filter(({ document }) => document.kind.folder === kind.folder).map(({ entry }) => entry),
  );
  const each = Object.values(kinds).map((kind) => ({ kind, collection: context.collectionOf(kind) }));
  return {
    ...frame,
    content: Object.fromEntries(content) as ContentOf<Kinds>,
    testimonials,
    routes,
    unlisted: new Set(each.flatMap(({ kind, collection }) => [...(kind.unlisted?.(collection) ?? [])])),
    lastChanges: new Map(each.flatMap(({ kind, collection }) => [...(kind.lastChanges?.(collection) ?? [])])),
    archive: each.flatMap(({ kind, collection }) => kind.archive?.(collection, context) ?? []),
    socialCards: each
      .flatMap(({ kind, collection }) => kind.cards?.(collection, context) ?? [])
      .map((card) => toSocialCard(card, frame)),
    files: new Map(each.flatMap(({ kind, collection }) => [...(kind.files?.(collection) ?? [])])),
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
