import { editionOf } from '../build/edition.ts';
import { loadSite, typedCacheOf, type LoadedSite } from '../build/load-site.ts';
import { publishedFiles } from '../build/publish/manifest.ts';
import { withStore } from '../cache/store.ts';
import type { TypedCache } from '../cache/typed-cache.ts';
import type { Site } from '../content/model/site.ts';
import type { PublishTarget } from '../content/schema/site.ts';
import { adviceOf, messageOf, type Finding } from '../findings/finding.ts';
import { optional } from '../shared/optional.ts';
import type { ParseDocuments } from '../site/parse/document.ts';
import { retryOnChange } from '../shared/retry-on-change.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import type { Content } from '../types/content-types.ts';
import { isAncestor } from './bring-together.ts';
import { compareSites } from './compare-sites.ts';
import type { StoppingError, VisitorChanges } from './events.ts';
import { PublishingFault } from './faults.ts';
import {
  exportContent,
  namesIn,
  openBranch,
  openRepository,
  publishedRefOf,
  remoteOf,
  type Branch,
  type Remote,
  type Repository,
} from './repository.ts';
import { tryGit } from './run-program.ts';
import { unpublishedSince, type Unpublished } from './states.ts';

/** Folders of a publication, as absolute paths, and the address of the site if it is not that of `site.yaml`. */
export interface PublishFolders {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;
  readonly url?: string | undefined;
  /** Parses single documents; by default, in threads that end with it. */
  readonly parseDocuments?: ParseDocuments;
}

/** What is to be published, and where. */
export interface Plan {
  readonly site: Site<Content>;
  readonly target: PublishTarget;
  readonly repository: Repository;
  readonly branch: Branch;
  /** Where versions are sent; absent where files are. */
  readonly remote?: Remote;
  readonly changes: VisitorChanges;
  /** Identifies the content. */
  readonly version: string;
  /** Whether there is anything that was not sent yet. */
  readonly hasNews: boolean;
}

/** Returns where the content says that the site is published. Throws a fault if it does not. */
export async function targetOf(folders: PublishFolders): Promise<PublishTarget> {
  const loaded = await withStore(folders.cache, (store) =>
    loadForPublication(folders, folders.content, typedCacheOf(folders.project, store)),
  );
  const target = loaded.loaded?.site.publish;
  if (!target) throw new PublishingFault('unset');
  return target;
}

/**
 * Reads the content, and compares it with what was published last. `content` may be another folder than the project's,
 * with what would be published, in which `replaced` files differ. Throws a fault if it could not be sent.
 */
export function planPublication(
  folders: PublishFolders,
  content = folders.content,
  replaced: Iterable<string> = [],
): Promise<Plan | { readonly errors: readonly StoppingError[] }> {
  return retryOnChange(() =>
    withStore(folders.cache, async (store) => {
      const typedCache = typedCacheOf(folders.project, store);
      const { loaded, findings } = await loadForPublication(folders, content, typedCache);
      const errors = stoppingErrors(findings);
      if (!loaded || errors.length > 0) return { errors };
      return planOf(folders, loaded, { findings, replaced }, typedCache);
    }),
  );
}

async function planOf(
  folders: PublishFolders,
  loaded: LoadedSite,
  { findings, replaced }: { readonly findings: readonly Finding[]; readonly replaced: Iterable<string> },
  typedCache: TypedCache,
): Promise<Plan> {
  const { site, contentVersion: version, waiting } = loaded;
  const { publish: target } = site;
  if (!target) throw new PublishingFault('unset');
  const repository = await openRepository(folders.content);
  const branch = await openBranch(repository);
  const remote = target.to === 'git' ? await remoteOf(repository, branch) : undefined;
  const unpublished = await unpublishedSince(folders.content, target);
  const before = unpublished && (await earlierSite(folders, repository, target, unpublished, typedCache));
  const changes: VisitorChanges = {
    ...(unpublished && { since: unpublished.since }),
    ...compareSites(before, site),
    assets: [...new Set([...(unpublished?.files ?? []), ...replaced])].filter((file) => !/\.(?:md|yaml)$/.test(file)),
    sentAlong: remote ? await sentAlong(repository) : [],
    waiting: waiting.map(({ title, file, day }) => ({ title, file, day })),
    toConfirm: findings.filter(({ rule }) => rule === 'unconfirmed-sentence').length,
  };
  const hasNews = !remote || unpublished?.files.length !== 0 || !(await isSent(repository, branch));
  return { site, target, repository, branch, ...(remote && { remote }), changes, version, hasNews };
}

/** Loads a content folder as a build of today does. */
export function loadForPublication(folders: PublishFolders, content: string, typedCache: TypedCache) {
  return loadSite(content, typedCache, {
    // A publication writes new addresses into the content folder, wherever it is run.
    edition: { ...editionOf(undefined, false, folders.url), urlRegistry: 'write' },
    ...publishedFiles(folders, folders.out),
    ...optional('parseDocuments', folders.parseDocuments),
  });
}

/** Returns what stops a publication, in the words of its findings. */
export function stoppingErrors(findings: readonly Finding[]): StoppingError[] {
  return findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => {
      const { rule, parameters } = finding;
      // The list of addresses is the program's own: its reader mends the text that has left one of them.
      const place = rule === 'withdrawn-page' ? { file: String(parameters['file']), line: 1 } : finding;
      return { file: place.file, line: place.line, message: messageOf(finding), advice: adviceOf(finding) };
    });
}

/**
 * Returns the day, `YYYY-MM-DD`, up to which visitors see what waits, if the last publication was made at a moment in
 * milliseconds since 1970. A host that builds from versions builds each night, and shows what has come to its day;
 * elsewhere the site stands as on the day of the publication.
 */
export function dayShown({ to }: PublishTarget, publishedAt: number): string {
  return editionOf(to === 'git' ? undefined : new Date(publishedAt).toISOString().slice(0, 10)).day;
}

/** Makes the site of the last publication again. */
async function earlierSite(
  { parseDocuments, url }: PublishFolders,
  repository: Repository,
  target: PublishTarget,
  { since }: Unpublished,
  typedCache: TypedCache,
): Promise<Site<Content> | undefined> {
  return withVersion(repository, publishedRefOf(target), async (folder) => {
    const { loaded } = await loadSite(folder, typedCache, {
      edition: editionOf(dayShown(target, since), false, url),
      ...optional('parseDocuments', parseDocuments),
    });
    return loaded?.site;
  });
}

/** Runs `use` with a temporary folder that holds the content of a version; undefined if it has none. */
export function withVersion<T>(
  repository: Repository,
  version: string,
  use: (folder: string) => Promise<T>,
): Promise<T | undefined> {
  return withTemporaryFolder(async (folder) =>
    (await exportContent(repository, version, folder)) ? use(folder) : undefined,
  );
}

/** Names files besides the content that versions have which were not sent yet. */
async function sentAlong({ root, inside }: Repository): Promise<string[]> {
  const asked = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', '@{upstream}...HEAD'];
  const { code, output } = await tryGit(asked, { folder: root });
  return code === 0 ? namesIn(output).filter((file) => !file.startsWith(inside)) : [];
}

/** Whether the last version was sent already. */
async function isSent({ root }: Repository, { head }: Branch): Promise<boolean> {
  return head !== undefined && isAncestor(root, head, '@{upstream}');
}
