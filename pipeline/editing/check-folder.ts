import { editionFor, editionOf, type EditionOptions } from '../build/edition.ts';
import { byPlace, type Finding } from '../findings/finding.ts';
import { findingsInHidden, type Rehearsed } from '../lint/formats/hidden.ts';
import type { Waiting } from '../content/model/edition.ts';
import {
  type FolderToCheck,
  parseFolder,
  readContent,
  readPublishedFolder,
  typedCacheOf,
  waitingIn,
} from '../build/load-site.ts';
import type { ParsedContent } from '../site/parse/content.ts';
import type { ParseDocuments } from '../site/parse/document.ts';
import { retryOnChange } from '../shared/retry-on-change.ts';
import { hiddenFiles } from '../site/fields/front-matter.ts';
import { publishedFiles } from '../build/publish/manifest.ts';
import { withSureFixes } from '../lint/fixes/sure-fixes.ts';
import { isPlaceholder } from '../lint/formats/shown.ts';
import { groupBy } from '../shared/group-by.ts';
import type { TypedCache } from '../cache/typed-cache.ts';
import { withStore } from '../cache/store.ts';
import { createParseWorkerPool } from '../build/threads/parse-worker-pool.ts';

export interface Checked {
  readonly findings: readonly Finding[];
  readonly content: ParsedContent;
  /** Reads the content including what is not published and the words of placeholders. */
  readonly preview: () => Promise<ParsedContent>;
  /** What to say of the check before its summary. */
  readonly notes?: readonly string[];
}

export interface CheckOptions extends EditionOptions {
  /** Absolute paths, as all that follow. */
  readonly project: string;
  readonly content: string;
  /** The published folder. */
  readonly out: string;
  readonly cache: string;
}

/** Reads and checks a content folder, including unpublished content. */
export function checkFolder(
  options: CheckOptions,
  parseDocuments: ParseDocuments = createParseWorkerPool(),
): Promise<Checked> {
  return retryOnChange(async () => {
    const checked = await withStore(options.cache, (store) =>
      checkWithStore(options, typedCacheOf(options.project, store), parseDocuments),
    );
    return { ...checked, findings: settleFixes(checked) };
  });
}

/** Returns the findings with only those fixes that keep the pages of their files. */
function settleFixes({ findings, content }: Checked): readonly Finding[] {
  if (!findings.some(({ fix }) => fix)) return findings;
  return [...groupBy(findings, ({ file }) => file)].flatMap(([file, own]) => {
    const text = file.endsWith('.md') ? content.folder.texts.get(file)?.readText() : undefined;
    return text === undefined ? own : withSureFixes(text, own);
  });
}

/** Reads the content folder, with what was published from it until a day, `YYYY-MM-DD`. */
export type ReadFor = (day: string) => Promise<FolderToCheck>;

/** Returns a reader of the folder as it is on the disk. */
export function readFromDisk(options: Omit<CheckOptions, 'cache'>, typedCache: TypedCache): ReadFor {
  const today = editionFor(options).day;
  return (day) => {
    const published = day === today ? publishedFiles(options, options.out) : {};
    return readPublishedFolder(options.content, typedCache, { day, ...published });
  };
}

/** Checks like `checkFolder()`, with the cache of an open store, and a folder that `readFor` may have changed. */
export async function checkWithStore(
  options: Omit<CheckOptions, 'cache'>,
  typedCache: TypedCache,
  parseDocuments: ParseDocuments,
  readFor = readFromDisk(options, typedCache),
): Promise<Checked> {
  const edition = editionFor(options);
  const read = await readFor(edition.day);
  const content = await readContent(read, parseDocuments, { typedCache, edition });
  const { findings } = content;
  if (!content.frame || (content.hidden.size === 0 && !findings.some(isPlaceholder)))
    return { findings, content, preview: () => Promise.resolve(content) };
  const shown = { ...editionOf(options.date, false, options.url), isPreview: true };
  const asShown = { typedCache, edition: shown };
  // Without hidden files, only the words of placeholders are different, and nothing else is found.
  if (content.hidden.size === 0)
    return { findings, content, preview: () => parseFolder(read, parseDocuments, asShown) };
  const preview = await readContent(read, parseDocuments, asShown);
  const days = await rehearseDays(options.url, waitingIn(content), readFor, typedCache, parseDocuments);
  const others = findingsInHidden({ drafts: preview.findings, days }, findings, hiddenFiles(content.hidden));
  return { findings: [...findings, ...others].toSorted(byPlace), content, preview: () => Promise.resolve(preview) };
}

/** Checks again for each day that content waits for. Unchanged results come from the cache. */
async function rehearseDays(
  url: string | undefined,
  waiting: readonly Waiting[],
  readFor: ReadFor,
  typedCache: TypedCache,
  parseDocuments: ParseDocuments,
): Promise<Rehearsed['days']> {
  const days: { readonly day: string; readonly findings: readonly Finding[] }[] = [];
  for (const day of new Set(waiting.map((one) => one.day))) {
    const read = await readFor(day);
    const edition = editionOf(day, false, url);
    const { findings } = await readContent(read, parseDocuments, { typedCache, edition });
    days.push({ day, findings });
  }
  return days;
}
