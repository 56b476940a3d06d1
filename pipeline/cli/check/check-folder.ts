import { editionOf } from '../../build/edition.ts';
import { byPlace, type Finding } from '../../lint/finding.ts';
import { findingsInHidden, type Rehearsed } from '../../lint/formats/hidden.ts';
import type { Waiting } from '../../content/model/edition.ts';
import { parseFolder, readContent, readPublishedFolder, typedCacheOf, waitingIn } from '../../build/load-site.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import type { ParseDocuments } from '../../compile/parse/document.ts';
import { retryOnChange } from '../../compile/read/retry-on-change.ts';
import { publishedFiles } from '../../build/publish/manifest.ts';
import { withSureFixes } from '../../lint/fixes/sure-fixes.ts';
import { isPlaceholder } from '../../lint/formats/shown.ts';
import { createReport } from '../../lint/report.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { withStore } from '../../build/cache/store.ts';
import { createParseWorkerPool } from '../../build/threads/parse-worker-pool.ts';
import { type Options, editionFor } from '../arguments/arguments.ts';

export interface Checked {
  readonly findings: readonly Finding[];
  readonly content: ParsedContent;
  /** The content including what is not published and the words of placeholders. */
  readonly preview: ParsedContent;
}

type CheckOptions = Pick<Options, 'project' | 'content' | 'out' | 'cache' | 'date' | 'launch' | 'url'>;

/** Reads and checks a content folder, including unpublished content. */
export function checkFolder(
  options: CheckOptions,
  parseDocuments: ParseDocuments = createParseWorkerPool(),
): Promise<Checked> {
  return retryOnChange(async () => {
    const checked = await withStore(options.cache, (store) =>
      checkWithStore(options, typedCacheOf(options.project, store, new Map()), parseDocuments),
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

/** Checks like `checkFolder()`, with the cache of an open store. */
export async function checkWithStore(
  options: Omit<CheckOptions, 'cache'>,
  typedCache: TypedCache,
  parseDocuments: ParseDocuments,
): Promise<Checked> {
  const edition = editionFor(options);
  const report = createReport({ launch: options.launch });
  const published = [...publishedFiles(options, options.out)];
  const read = await readPublishedFolder(options.content, report, typedCache, {
    day: edition.day,
    published,
    ...(published.length > 0 && { publishedFolder: options.out }),
  });
  const content = await readContent(read, report, parseDocuments, { typedCache, edition });
  const findings = report.findings();
  if (!content.frame || (content.hidden.size === 0 && !findings.some(isPlaceholder)))
    return { findings, content, preview: content };
  const draftReport = createReport();
  const shown = { ...editionOf(options.date, false, options.url), isPreview: true };
  // Without hidden files, only the words of placeholders are different, and nothing else is found.
  const readShown = content.hidden.size === 0 ? parseFolder : readContent;
  const preview = await readShown(read, draftReport, parseDocuments, { typedCache, edition: shown });
  const days = await rehearseDays(options, waitingIn(content), typedCache, parseDocuments);
  const hidden = new Map([...content.hidden].map(([{ file }, why]) => [file.path, why]));
  const others = findingsInHidden({ drafts: draftReport.findings(), days }, findings, hidden);
  return { findings: [...findings, ...others].toSorted(byPlace), content, preview };
}

/** Checks again for each day that content waits for. Unchanged results come from the cache. */
async function rehearseDays(
  { content, url }: Pick<CheckOptions, 'content' | 'url'>,
  waiting: readonly Waiting[],
  typedCache: TypedCache,
  parseDocuments: ParseDocuments,
): Promise<Rehearsed['days']> {
  const days: { readonly day: string; readonly findings: readonly Finding[] }[] = [];
  for (const day of new Set(waiting.map((one) => one.day))) {
    const report = createReport();
    const read = await readPublishedFolder(content, report, typedCache, { day });
    await readContent(read, report, parseDocuments, { typedCache, edition: editionOf(day, false, url) });
    days.push({ day, findings: report.findings() });
  }
  return days;
}
