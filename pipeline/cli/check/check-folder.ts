import { editionOf } from '../../build/edition.ts';
import { byPlace, type Finding } from '../../lint/finding.ts';
import { findingsInHidden, type Rehearsed } from '../../lint/formats/hidden.ts';
import { typedCacheOf, loadSite, makeSite, type LoadedSite } from '../../build/load-site.ts';
import type { ParseDocuments } from '../../compile/parse/document.ts';
import { retryOnChange } from '../../compile/read/retry-on-change.ts';
import { publishedFiles } from '../../build/publish/manifest.ts';
import { isPlaceholder } from '../../lint/formats/shown.ts';
import { createReport } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { withStore } from '../../build/cache/store.ts';
import { createParseWorkerPool } from '../../build/threads/parse-worker-pool.ts';
import { type Options, editionFor } from '../arguments/arguments.ts';

export interface Checked {
  readonly findings: readonly Finding[];
  /** Undefined if `site.yaml` is invalid. */
  readonly loaded: LoadedSite | undefined;
  /** The site including unpublished content and the words of placeholders. */
  readonly preview?: LoadedSite | undefined;
}

type CheckOptions = Pick<Options, 'project' | 'content' | 'out' | 'cache' | 'date' | 'launch' | 'url'>;

/** Reads and checks a content folder, including unpublished content. */
export function checkFolder(
  options: CheckOptions,
  parseDocuments: ParseDocuments = createParseWorkerPool(),
): Promise<Checked> {
  return retryOnChange(() =>
    withStore(options.cache, (store) => checkWithStore(options, typedCacheOf(options.project, store), parseDocuments)),
  );
}

/** Checks like `checkFolder()`, with the cache of an open store. */
export async function checkWithStore(
  options: Omit<CheckOptions, 'cache'>,
  typedCache: TypedCache,
  parseDocuments: ParseDocuments,
): Promise<Checked> {
  const edition = editionFor(options);
  const report = createReport({ launch: options.launch });
  const loaded = await loadSite(options.content, report, typedCache, {
    edition,
    parseDocuments,
    published: publishedFiles(options, options.out),
  });
  const findings = report.findings();
  if (!loaded || (loaded.hidden.size === 0 && !findings.some(isPlaceholder)))
    return { findings, loaded, preview: loaded };
  const { preview, ...rehearsed } = await rehearse(options, loaded, typedCache, parseDocuments);
  const others = findingsInHidden(rehearsed, findings, loaded.hidden);
  return { findings: [...findings, ...others].toSorted(byPlace), loaded, preview };
}

/**
 * Checks again: for each day that content is scheduled for, and with drafts as if they were published. Unchanged
 * results come from the cache.
 */
async function rehearse(
  { content, date, url }: Pick<CheckOptions, 'content' | 'date' | 'url'>,
  { waiting, folder, probes }: LoadedSite,
  typedCache: TypedCache,
  parseDocuments: ParseDocuments,
): Promise<Rehearsed & Pick<Checked, 'preview'>> {
  const days: { readonly day: string; readonly findings: readonly Finding[] }[] = [];
  for (const day of new Set(waiting.map((one) => one.day))) {
    const report = createReport();
    await loadSite(content, report, typedCache, { edition: editionOf(day, false, url), parseDocuments });
    days.push({ day, findings: report.findings() });
  }
  const report = createReport();
  const edition = { ...editionOf(date, false, url), isPreview: true };
  const preview = await makeSite(folder, probes, report, parseDocuments, { typedCache, edition });
  return { days, drafts: report.findings(), preview };
}
