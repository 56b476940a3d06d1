import type { Finding } from './lint/finding.ts';
import path from 'node:path';
import { URL_REGISTRY_FILE } from './content/addresses.ts';
import type { Edition } from './content/model/edition.ts';
import type { Progress } from './outputs.ts';
import { expiryOf } from './outputs/data/security-file.ts';
import { keepUrlRegistry, readUrlRegistryText, type KeptUrlRegistry } from './build/publish/keep-url-registry.ts';
import { publishedFiles, versionsOf } from './build/publish/manifest.ts';
import { publishSite, type Publication } from './build/publish/publish-site.ts';
import { resolveTarget } from './build/publish/target.ts';
import { retryOnChange } from './compile/read/retry-on-change.ts';
import { contentCommit } from './compile/read/git-history.ts';
import { updateUrlRegistry } from './content/url-registry-text.ts';
import { stampInputs } from './compile/read/stamp-inputs.ts';
import { hashOfPlain } from './shared/hash.ts';
import { optional } from './shared/optional.ts';
import { createReport } from './lint/report.ts';
import { withStore } from './build/cache/store.ts';
import type { WrittenCounts } from './build/write-site.ts';

/** Folders that a build works with, as absolute paths. */
export interface BuildFolders {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;
}

/** Options of publishing, as in `publishSite()`. */
type Wishes = Pick<Publication<unknown>, 'intoExisting'>;

/** The result of a build. */
export interface BuildResult {
  readonly findings: readonly Finding[];
  /** Absent if errors stopped the build; the published folder is then as it was. */
  readonly summary?: BuildSummary;
}

/** What a build has made and published. */
export interface BuildSummary extends Omit<WrittenCounts, 'news'> {
  /** The result of writing the URL registry; absent if this build does not write it. */
  readonly urlRegistry?: KeptUrlRegistry;
  /** Whether the folder was already up to date. */
  readonly isCurrent: boolean;
  /** Number of placeholders that are left in the content. */
  readonly placeholders: number;
  /** Number of sentences that nobody has confirmed yet. */
  readonly unconfirmed: number;
  /** Files in the published folder that no build has made; they were left as they are. */
  readonly kept: readonly string[];
  /** Total size of the site. */
  readonly bytes: number;
  readonly seconds: number;
}

/** Progress callbacks of a build. */
export interface BuildListener {
  readonly onProgress: Progress;
  /** Called with the id of another build's process that this one waits for. */
  readonly onWait: (pid: number) => void;
}

/**
 * Content folder → deployable folder: read, parse, check, derive, render, write, publish. Throws a `UserError` if it
 * cannot publish to the folder; after any error, the published folder is as it was.
 */
export async function buildSite(
  folders: BuildFolders & Wishes,
  edition: Edition,
  listener: BuildListener,
): Promise<BuildResult> {
  const began = performance.now();
  // React has a separate development build, which must not make a site.
  process.env['NODE_ENV'] = 'production';
  const target = resolveTarget(folders.out, folders);
  const { report, published } = await retryOnChange(() => buildOnce(folders, target, edition, listener));
  if (!published) return { findings: report.findings() };
  const { result, isCurrent, kept, bytes } = published;
  const findings = result.findings;
  const { news, ...counts } = isCurrent ? countsOfUnchanged(result.counts) : result.counts;
  // Registers addresses only after publishing; this does not change what the site was made from.
  const urlRegistry =
    edition.urlRegistry === 'write' ? keepUrlRegistry(folders.content, { ...news, day: edition.day }) : undefined;
  const placeholders = findings.filter(({ rule }) => rule === 'placeholder-left' || rule === 'place-kept').length;
  const unconfirmed = findings.filter(({ rule }) => rule === 'unconfirmed-sentence').length;
  const seconds = (performance.now() - began) / 1000;
  return {
    findings,
    summary: {
      ...counts,
      ...optional('urlRegistry', urlRegistry),
      isCurrent,
      placeholders,
      unconfirmed,
      kept,
      bytes,
      seconds,
    },
  };
}

/** The stored result of a build, as plain data. */
interface Built {
  readonly counts: WrittenCounts;
  readonly findings: readonly Finding[];
}

async function buildOnce(
  folders: BuildFolders & Wishes,
  target: string,
  edition: Edition,
  { onWait, onProgress }: BuildListener,
) {
  const report = createReport({ launch: edition.isLaunch === true });
  const text = readUrlRegistryText(folders.content);
  const [stamp, commit] = await Promise.all([
    stampInputs(inputsOf(folders), path.join(folders.content, URL_REGISTRY_FILE)),
    contentCommit(folders.content),
  ]);
  // A rehearsal, and its output, knows nothing of what was published.
  const published = [...(edition.urlRegistry === undefined ? [] : publishedFiles(folders, target))];
  const inputsWith = (urlRegistry: string | undefined): string | undefined =>
    stamp &&
    hashOfPlain([
      stamp,
      commit,
      edition.urlRegistry === 'tell',
      edition.isLaunch === true,
      edition.url ?? null,
      urlRegistry ?? null,
    ]);
  const isKept = edition.urlRegistry === 'write';
  const done = await publishSite<Built>(
    {
      target,
      cache: folders.cache,
      intoExisting: folders.intoExisting,
      inputs: inputsWith(text),
      // What a build adds to the URL registry does not change the site.
      inputsAfter: ({ counts }) => inputsWith(isKept ? updateUrlRegistry(text, counts.news) : text),
      holds: isOfDay(edition.day),
      provenanceOf: ({ counts }) => ({ content: counts.contentVersion, madeBy: versionsOf(folders.project) }),
    },
    onWait,
    async (output) => {
      // Modules that make a site take long to load, and are not needed if nothing has changed.
      const { writeSite } = await import('./build/write-site.ts');
      const counts = await withStore(folders.cache, (store) =>
        writeSite(
          { ...folders, published, ...(published.length > 0 && { publishedFolder: target }) },
          output,
          store,
          report,
          edition,
          onProgress,
        ),
      );
      return counts && { counts, findings: report.findings() };
    },
  );
  return { report, published: done };
}

/**
 * Returns a check of whether an earlier result is valid for `day`: nothing was scheduled in between, and both have the
 * same expiry.
 */
function isOfDay(day: string): (result: { readonly counts: WrittenCounts }) => boolean {
  return ({ counts: { day: made, waiting } }) =>
    made <= day && expiryOf(made) === expiryOf(day) && (waiting[0] === undefined || waiting[0].day > day);
}

/** Everything that determines the site, and the files that the build updates beside it. */
function inputsOf({ project, content }: BuildFolders): string[] {
  const parts = [
    'pipeline',
    'pages',
    'renderer',
    'public',
    'schemas',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ];
  const installed = ['package-lock.json', 'node_modules/.package-lock.json'];
  return [content, ...[...parts, ...installed].map((part) => path.join(project, part))];
}

/** The counts of a build that had nothing to make. */
function countsOfUnchanged({ texts, images, ...counts }: WrittenCounts): WrittenCounts {
  return {
    ...counts,
    rendered: 0,
    texts: { ...texts, all: 0, exact: 0 },
    images: { made: 0, kept: images.made + images.kept },
  };
}
