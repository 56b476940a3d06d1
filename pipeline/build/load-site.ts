import { linter } from '../lint/linter.ts';
import { checkContent } from '../compile/check/content.ts';
import { urlRegistryNews } from '../compile/check/url-registry-news.ts';
import { deriveSite } from '../compile/derive/derive-site.ts';
import { contentTypes, type Content } from '../content/types/content-types.ts';
import { editionOf } from './edition.ts';
import type { Edition, Waiting } from '../content/model/edition.ts';
import type { UrlRegistryNews } from '../content/model/url-registry.ts';
import type { History } from '../content/model/history.ts';
import type { Site } from '../content/model/site.ts';
import { parseContent, type ParsedContent } from '../compile/parse/content.ts';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import { hashOfPlain } from '../shared/hash.ts';
import { optional } from '../shared/optional.ts';
import type { ParseDocuments } from '../compile/parse/document.ts';
import type { ImageProbe } from '../compile/parse/images.ts';
import { readContentFolder, type ContentFolder } from '../compile/read/content-folder.ts';
import { readRemembered } from '../compile/read/remembered.ts';
import { probeImages } from '../compile/images/probe-images.ts';
import type { Report } from '../lint/report.ts';
import { hashSources } from './cache/hash-sources.mjs';
import { createTypedCache, type TypedCache } from './cache/typed-cache.ts';
import type { Store } from './cache/store.ts';
import { createParseWorkerPool } from './threads/parse-worker-pool.ts';

const KINDS = Object.values(contentTypes);

interface SiteOptions {
  readonly typedCache: TypedCache;
  /** Without it, only the days in front matter are known. */
  readonly history?: History;
  /** Defaults to what is published today. */
  readonly edition?: Edition;
  /** Whether to report warnings too; otherwise only problems are reported. */
  readonly isLinting?: boolean;
}

interface ReadOptions {
  /** The day, `YYYY-MM-DD`, on which addresses were published; by default today. */
  readonly day?: string;
  /** Paths of the files that were published from this content. */
  readonly published?: Iterable<string>;
  /** The folder that they are in. */
  readonly publishedFolder?: string;
}

interface LoadOptions extends Pick<SiteOptions, 'edition'>, Pick<ReadOptions, 'published' | 'publishedFolder'> {
  readonly parseDocuments?: ParseDocuments;
  readonly history?: Promise<History>;
}

/** A site, and what else a build needs of its content. */
export interface LoadedSite extends Pick<ParsedContent, 'variants' | 'downloads' | 'texts'> {
  readonly site: Site<Content>;
  /** Changes for its URL registry. */
  readonly news: UrlRegistryNews;
  /** Pages scheduled for a later day, the next one first. */
  readonly waiting: readonly Waiting[];
  /** A hash of every text, picture and download. Leaves out the URL registry, which builds write. */
  readonly contentVersion: string;
}

/** Opens the pipeline's cache in a store; it does not find what other sources or packages have made. */
export function typedCacheOf(project: string, store: Store, held?: Map<string, unknown>): TypedCache {
  return createTypedCache(store, programOf(project), held);
}

/** A hash of the whole program that turns content into a site, except its pages. */
export function programOf(project: string): string {
  return hashSources(project, ['pipeline']);
}

/** A content folder, on the disk or as it would be after a change, with its probed pictures. */
export interface FolderToCheck {
  readonly folder: ContentFolder;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** Reads a content folder and probes its pictures. */
export async function readFolder(root: string, report: Report, typedCache: TypedCache): Promise<FolderToCheck> {
  const folder = await readContentFolder(root, Object.keys(contentTypes), report, typedCache);
  return { folder, probes: await probeImages(root, folder.images, typedCache) };
}

/** Does the same, and reads what was published from the content before. */
export async function readPublishedFolder(
  root: string,
  report: Report,
  typedCache: TypedCache,
  { day = editionOf().day, published = [], publishedFolder }: ReadOptions = {},
): Promise<FolderToCheck> {
  const [{ folder, probes }, remembered] = await Promise.all([
    readFolder(root, report, typedCache),
    readRemembered(root, published, day, publishedFolder),
  ]);
  return { folder: { ...folder, remembered }, probes };
}

/**
 * Reads a content folder and makes a site of it. Writes only to the cache. Without `history`, only the days in front
 * matter are known.
 */
export async function loadSite(
  content: string,
  report: Report,
  typedCache: TypedCache,
  { parseDocuments = createParseWorkerPool(), history, edition = editionOf(), ...options }: LoadOptions = {},
): Promise<LoadedSite | undefined> {
  const { folder, probes } = await readPublishedFolder(content, report, typedCache, { day: edition.day, ...options });
  const around = { typedCache, ...optional('history', await history), edition };
  return makeSite(folder, probes, report, parseDocuments, around);
}

/**
 * Parses, checks and derives: content files → checked site model. Takes all input as arguments; `parseDocuments` parses
 * single documents that are not cached. Returns undefined if `site.yaml` is invalid, but still checks everything else.
 */
export async function makeSite(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report,
  parseDocuments: ParseDocuments,
  { history, ...options }: SiteOptions,
): Promise<LoadedSite | undefined> {
  const content = await readContent({ folder, probes }, report, parseDocuments, options);
  const site = deriveSite(content, contentTypes, content.edition.day, history);
  if (!site) return undefined;
  const { variants, downloads, texts } = content;
  const [news, waiting] = [urlRegistryNews(content), waitingIn(content)];
  return { contentVersion: versionOf(folder, probes), site, variants, downloads, news, texts, waiting };
}

/** Parses all files of a content folder and checks them against each other, even if some have errors. */
export async function readContent(...[read, report, parseDocuments, options]: ReadArguments): Promise<ParsedContent> {
  const content = await parseFolder(read, report, parseDocuments, options);
  checkContent(content, KINDS, report, linterOf(options));
  return content;
}

/** Parses all files of a content folder, each on its own. */
export function parseFolder(...[read, report, parseDocuments, options]: ReadArguments): Promise<ParsedContent> {
  const { typedCache, edition = editionOf() } = options;
  const lint = linterOf(options);
  return parseContent({ ...read, kinds: KINDS, edition, parseDocuments, typedCache, lint }, report);
}

type ReadArguments = [
  read: FolderToCheck,
  report: Report,
  parseDocuments: ParseDocuments,
  options: Omit<SiteOptions, 'history'>,
];

function linterOf({ isLinting = true }: SiteOptions): typeof linter | undefined {
  return isLinting ? linter : undefined;
}

function versionOf({ texts, downloads }: ContentFolder, probes: ReadonlyMap<string, ImageProbe>): string {
  const files = [...texts.values(), ...probes.values(), ...(downloads?.values() ?? [])];
  const hashes = files.filter(({ path }) => path !== URL_REGISTRY_FILE).map(({ path, hash }) => [path, hash] as const);
  return hashOfPlain(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the pages that wait for a day, the next one first. */
export function waitingIn({ hidden }: Pick<ParsedContent, 'hidden'>): Waiting[] {
  const waiting = [...hidden].flatMap(([{ file, fields, address }, why]): Waiting[] =>
    why.reason === 'waiting' ? [{ file: file.path, title: titleOf(fields), address, day: why.day }] : [],
  );
  return waiting.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function titleOf(fields: unknown): string {
  return String((fields as { readonly title?: unknown }).title ?? '');
}
