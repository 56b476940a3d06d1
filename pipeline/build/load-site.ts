import { linter } from '../lint/linter.ts';
import { checkContent } from '../site/check/content.ts';
import { urlRegistryNews } from '../site/check/check-url-registry.ts';
import { deriveSite } from '../site/derive/derive-site.ts';
import { contentTypes, type Content } from '../types/content-types.ts';
import { editionOf } from './edition.ts';
import type { Edition, Waiting } from '../content/model/edition.ts';
import type { UrlRegistryNews } from '../content/url-registry.ts';
import type { History } from '../content/model/history.ts';
import type { Site } from '../content/model/site.ts';
import { parseContent, type ParsedContent } from '../site/parse/content.ts';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import { hashOfPlain } from '../shared/hash.ts';
import { optional } from '../shared/optional.ts';
import type { ParseDocuments } from '../site/parse/document.ts';
import type { ImageProbe } from '../site/parse/images.ts';
import { readContentFolder, type ContentFolder } from '../site/read/content-folder.ts';
import { readRemembered } from '../site/read/remembered.ts';
import { probeImages } from '../images/probe-images.ts';
import { hashSources } from '../cache/kept-folders.mjs';
import type { Finding } from '../findings/finding.ts';
import { findingsOf } from '../findings/report.ts';
import { hiddenFiles } from '../site/fields/front-matter.ts';
import { createTypedCache, type TypedCache } from '../cache/typed-cache.ts';
import type { Store } from '../cache/store.ts';
import type { PublishedFiles } from './publish/manifest.ts';
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

interface ReadOptions extends PublishedFiles {
  /** The day, `YYYY-MM-DD`, on which addresses were published; by default today. */
  readonly day?: string;
}

interface LoadOptions extends Pick<SiteOptions, 'edition'>, PublishedFiles {
  readonly parseDocuments?: ParseDocuments;
  readonly history?: Promise<History>;
}

/** The site of a content folder, and what was found in the folder. */
export interface Loaded {
  /** Undefined if `site.yaml` has errors. */
  readonly loaded: LoadedSite | undefined;
  readonly findings: readonly Finding[];
}

/** A site, and what else a build needs of its content. */
export interface LoadedSite extends Pick<ParsedContent, 'variants' | 'downloads' | 'parsedAnew'> {
  readonly site: Site<Content>;
  /** Changes for its URL registry. */
  readonly news: UrlRegistryNews;
  /** Pages scheduled for a later day, the next one first. */
  readonly waiting: readonly Waiting[];
  /** A hash of every text, picture and download. Leaves out the URL registry, which builds write. */
  readonly contentVersion: string;
}

/**
 * Opens the pipeline's cache in a store; it does not find what other sources or packages have made. The hash is that of the
 * whole program that turns content into a site, except its pages.
 */
export function typedCacheOf(project: string, store: Store): TypedCache {
  return createTypedCache(store, hashSources(project, ['pipeline']));
}

/** A content folder, on the disk or as it would be after a change, with its probed pictures. */
export interface FolderToCheck {
  readonly folder: ContentFolder;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** Reads a content folder and probes its pictures. */
export async function readFolder(root: string, typedCache: TypedCache): Promise<FolderToCheck> {
  const folder = await readContentFolder(root, Object.keys(contentTypes));
  return { folder, probes: await probeImages(root, folder.images, typedCache) };
}

/** Does the same, and reads what was published from the content before. */
export async function readPublishedFolder(
  root: string,
  typedCache: TypedCache,
  { day = editionOf().day, published = [], publishedFolder }: ReadOptions = {},
): Promise<FolderToCheck> {
  const [{ folder, probes }, remembered] = await Promise.all([
    readFolder(root, typedCache),
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
  typedCache: TypedCache,
  { parseDocuments = createParseWorkerPool(), history, edition = editionOf(), ...options }: LoadOptions = {},
): Promise<Loaded> {
  const { folder, probes } = await readPublishedFolder(content, typedCache, { day: edition.day, ...options });
  const around = { typedCache, ...optional('history', await history), edition };
  return makeSite(folder, probes, parseDocuments, around);
}

/**
 * Parses, checks and derives: content files → checked site model. Takes all input as arguments; `parseDocuments` parses
 * single documents that are not cached.
 */
export async function makeSite(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  parseDocuments: ParseDocuments,
  { history, ...options }: SiteOptions,
): Promise<Loaded> {
  const content = await readContent({ folder, probes }, parseDocuments, options);
  const site = deriveSite(content, contentTypes, content.edition.day, history);
  const { variants, downloads, parsedAnew, findings } = content;
  if (!site) return { loaded: undefined, findings };
  const [news, waiting] = [urlRegistryNews(content), waitingIn(content)];
  const contentVersion = versionOf(folder, probes);
  return { loaded: { contentVersion, site, variants, downloads, news, parsedAnew, waiting }, findings };
}

type ReadSiteOptions = Omit<SiteOptions, 'history'>;

/** Parses all files of a content folder and checks them against each other, even if some have errors. */
export async function readContent(
  read: FolderToCheck,
  parseDocuments: ParseDocuments,
  options: ReadSiteOptions,
): Promise<ParsedContent> {
  const content = await parseFolder(read, parseDocuments, options);
  const { edition, hidden } = content;
  const messages = checkContent(content, KINDS, linterOf(options));
  const findings = findingsOf([...content.findings, ...messages], {
    launch: edition.isLaunch,
    hidden: hiddenFiles(hidden),
  });
  return { ...content, findings };
}

/** Parses all files of a content folder, each on its own. */
export function parseFolder(
  read: FolderToCheck,
  parseDocuments: ParseDocuments,
  options: ReadSiteOptions,
): Promise<ParsedContent> {
  const { typedCache, edition = editionOf() } = options;
  const lint = linterOf(options);
  return parseContent({ ...read, kinds: KINDS, edition, parseDocuments, typedCache, lint });
}

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
