import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Progress } from './build/outputs.ts';
import { publishedFiles, versionsOf } from './build/publish/manifest.ts';
import { type Publication, publishSite } from './build/publish/publish-site.ts';
import { resolveTarget } from './build/publish/target.ts';
import type { WrittenCounts } from './build/write-site.ts';
import { TEMPORARY } from './cache/kept-folders.mjs';
import { withStore } from './cache/store.ts';
import { URL_REGISTRY_FILE } from './content/addresses.ts';
import type { Edition } from './content/model/edition.ts';
import { readUrlRegistry, updateUrlRegistry, type UrlRegistryNews } from './content/url-registry.ts';
import type { Finding } from './findings/finding.ts';
import { expiryOf } from './outputs/data/site-files.ts';
import { replaceFile } from './outputs/write-file.ts';
import { hashOfPlain } from './shared/hash.ts';
import { optional } from './shared/optional.ts';
import { PAUSE_MS, stampAtRest } from './shared/read-steady.ts';
import { retryOnChange } from './shared/retry-on-change.ts';
import { contentCommit } from './site/read/git-history.ts';

/** Folders that a build works with, as absolute paths; `intoExisting` as in `publishSite()`. */
export interface BuildFolders extends Pick<Publication<unknown>, 'intoExisting' | 'cache'> {
  readonly project: string;
  readonly content: string;
  readonly out: string;
}

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
  folders: BuildFolders,
  edition: Edition,
  listener: BuildListener,
): Promise<BuildResult> {
  const began = performance.now();
  // React has a separate development build, which must not make a site.
  process.env['NODE_ENV'] = 'production';
  const target = resolveTarget(folders.out, folders);
  const { findings: found, published } = await retryOnChange(() => buildOnce(folders, target, edition, listener));
  if (!published) return { findings: found };
  const { result, isCurrent, kept, bytes } = published;
  const { findings } = result;
  const { news, ...counts } = isCurrent ? countsOfUnchanged(result.counts) : result.counts;
  // Registers addresses only after publishing; this does not change what the site was made from.
  const urlRegistry =
    edition.urlRegistry === 'write' ? keepUrlRegistry(folders.content, { ...news, day: edition.day }) : undefined;
  const countOf = (...rules: readonly string[]): number => findings.filter(({ rule }) => rules.includes(rule)).length;
  const summary = {
    ...counts,
    ...optional('urlRegistry', urlRegistry),
    isCurrent,
    placeholders: countOf('placeholder-left', 'place-kept'),
    unconfirmed: countOf('unconfirmed-sentence'),
    kept,
    bytes,
    seconds: (performance.now() - began) / 1000,
  };
  return { findings, summary };
}

/** The stored result of a build, as plain data. */
interface Built {
  readonly counts: WrittenCounts;
  readonly findings: readonly Finding[];
}

async function buildOnce(
  folders: BuildFolders,
  target: string,
  edition: Edition,
  { onWait, onProgress }: BuildListener,
) {
  let findings: readonly Finding[] = [];
  const text = readUrlRegistryText(folders.content);
  const [stamp, commit] = await Promise.all([
    stampInputs(
      [folders.content, ...INPUTS.map((part) => path.join(folders.project, part))],
      path.join(folders.content, URL_REGISTRY_FILE),
    ),
    contentCommit(folders.content),
  ]);
  // A rehearsal, and its output, knows nothing of what was published.
  const published = edition.urlRegistry === undefined ? {} : publishedFiles(folders, target);
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
      const written = await withStore(folders.cache, (store) =>
        writeSite({ ...folders, ...published }, output, store, edition, onProgress),
      );
      ({ findings } = written);
      return written.counts && { counts: written.counts, findings };
    },
  );
  return { findings, published: done };
}

/**
 * Returns a check of whether an earlier result is valid for `day`: nothing was scheduled in between, and both have the
 * same expiry.
 */
function isOfDay(day: string): (result: { readonly counts: WrittenCounts }) => boolean {
  return ({ counts: { day: made, waiting } }) =>
    made <= day && expiryOf(made) === expiryOf(day) && (waiting[0] === undefined || waiting[0].day > day);
}

/** What determines the site besides its content, and the files that the build updates beside it. */
const INPUTS =
  'pipeline pages renderer public schemas vite.config.ts tsconfig.json package.json package-lock.json node_modules/.package-lock.json'.split(
    ' ',
  );

/** The counts of a build that had nothing to make. */
function countsOfUnchanged({ images, ...counts }: WrittenCounts): WrittenCounts {
  return { ...counts, rendered: 0, parsedAnew: 0, images: { made: 0, kept: images.made + images.kept } };
}

/**
 * Returns a hash of the names, sizes, inode numbers and change times of files and folders, including their content
 * except hidden entries and temporary files; undefined if one is neither, or keeps changing. `places` are absolute paths; a missing one is
 * hashed as missing. `except` is a file to ignore.
 */
export async function stampInputs(places: readonly string[], except?: string): Promise<string | undefined> {
  const stamp = stampAll(places, except);
  if (stamp === undefined) await setTimeout(PAUSE_MS);
  return stamp ?? stampAll(places, except);
}

function stampAll(places: readonly string[], except: string | undefined): string | undefined {
  const hash = createHash('sha512-256').update(process.version);
  return places.every((place) => stamp(place)) ? hash.digest('hex') : undefined;

  function stamp(place: string): boolean {
    if (place === except) return true;
    const isFolder = lstatSync(place, { throwIfNoEntry: false })?.isDirectory();
    const known = isFolder === undefined ? 'nothing' : isFolder ? 'folder' : stampAtRest(place);
    hash.update(`${place}\0${known}\0`);
    if (isFolder !== true) return known !== undefined;
    // A folder is stamped by its entries only, because temporary files change its own times.
    const names = readdirSync(place).filter((name) => !/^(?:\.|node_modules$)/.test(name) && !TEMPORARY.test(name));
    return names.toSorted().every((name) => stamp(path.join(place, name)));
  }
}

/** Returns the text of the URL registry in a content folder; undefined if there is none yet. */
function readUrlRegistryText(content: string): string | undefined {
  const file = path.join(content, URL_REGISTRY_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The result of writing the URL registry: the number of new addresses, or the system's error message. */
interface KeptUrlRegistry {
  readonly added: number;
  /** Whether the file has changed. */
  readonly isChanged: boolean;
  readonly refusal?: string;
}

/**
 * Adds the changes of a build to the URL registry. Replaces the file atomically; a folder that cannot be written to
 * stays as it is.
 */
export function keepUrlRegistry(content: string, news: UrlRegistryNews): KeptUrlRegistry {
  const before = readUrlRegistryText(content);
  const after = updateUrlRegistry(before, news);
  if (after === before) return { added: 0, isChanged: false };
  try {
    replaceFile(path.join(content, URL_REGISTRY_FILE), after);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return { added: 0, isChanged: false, refusal: (error as Error).message };
  }
  const known = new Set(addressesIn(before ?? ''));
  return { added: addressesIn(after).filter((address) => !known.has(address)).length, isChanged: true };
}

function addressesIn(text: string): string[] {
  return readUrlRegistry(text).entries.map(({ address }) => address);
}
