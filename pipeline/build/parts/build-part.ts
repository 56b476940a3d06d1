import { linter } from '../../lint/linter.ts';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { BuildFolders } from '../../build.ts';
import { deriveSite } from '../../compile/derive/derive-site.ts';
import { contentTypes } from '../../content/types/content-types.ts';
import { programOf, readFolder, typedCacheOf } from '../load-site.ts';
import type { Edition } from '../../content/model/edition.ts';
import type { Progress } from '../../outputs.ts';
import { parseContent } from '../../compile/parse/content.ts';
import type { ParsedFile } from '../../compile/parse/parsed-files.ts';
import { resolveTarget } from '../publish/target.ts';
import { retryOnChange } from '../../compile/read/retry-on-change.ts';
import { hasErrors } from '../../lint/finding.ts';
import { createReport, type Report } from '../../lint/report.ts';
import { fallsTo, type Shard, markPart, openPart } from './part.ts';
import { hashFolder } from '../cache/hash-sources.mjs';
import { withStore, type Store } from '../cache/store.ts';
import { createParseWorkerPool } from '../threads/parse-worker-pool.ts';
import { writeCards } from '../../outputs/cards/write-cards.ts';
import { writeImages } from '../../outputs/images/write-images.ts';
import { createOutput } from '../../outputs/output.ts';
import type { ContentType } from '../../content/types/content-type.ts';
import type { ParseDocuments } from '../../compile/parse/document.ts';

interface PartCounts {
  /** Texts that were parsed. */
  readonly texts: number;
  /** Image files that were made, cards among them. */
  readonly images: number;
}

type PartFolders = Omit<BuildFolders, 'cache'>;

/**
 * Makes one part of a build (compiled texts, images and cards) in the folder `out`, for `mergeParts()`, which is
 * followed by the checks across files. Returns no counts if the content has errors. Throws a `UserError` if the folder
 * holds something else.
 */
export async function buildPart(
  folders: PartFolders,
  shard: Shard,
  edition: Edition,
  onProgress: Progress,
): Promise<{ report: Report; counts: PartCounts | undefined }> {
  const out = resolveTarget(folders.out, folders);
  openPart(out);
  return retryOnChange(async () => {
    const report = createReport({ launch: edition.isLaunch === true });
    const mark = {
      ...shard,
      content: hashFolder(folders.content, URL_REGISTRY_FILE),
      program: programOf(folders.project),
    };
    const counts = await withStore(out, (store) =>
      makePart({ ...folders, out }, shard, edition, store, report, onProgress),
    );
    if (counts) markPart(out, mark);
    return { report, counts };
  });
}

async function makePart(
  { project, content, out }: PartFolders,
  shard: Shard,
  edition: Edition,
  store: Store,
  report: Report,
  onProgress: Progress,
): Promise<PartCounts | undefined> {
  const typedCache = typedCacheOf(project, store);
  const all = Object.values(contentTypes);
  const read = await readFolder(content, report, typedCache);
  const parseDocuments = divideParsing(createParseWorkerPool(), shard, all);
  const source = { ...read, kinds: all, edition, parseDocuments, typedCache, lint: linter };
  const parsed = await parseContent(source, report);
  const site = deriveSite(parsed, contentTypes, edition.day);
  if (!site || hasErrors(report.findings())) return undefined;

  // The files themselves are not needed, only what the cache keeps of them.
  const scratch = path.join(out, 'store', 'files');
  try {
    const writeContext = { output: createOutput(scratch), typedCache };
    const variants = parsed.parsedFiles.flatMap((one) =>
      isDivided(one) ? one.variants : one.variants.filter(({ file }) => fallsTo(shard, file)),
    );
    const images = await writeImages(content, variants, writeContext, (done, current) =>
      onProgress('images', done, variants.length, current),
    );
    const own = new Set(parsed.parsedFiles.filter(isDivided).map(({ document }) => document.address));
    const cards = site.socialCards.filter(({ address }) => own.has(address) || fallsTo(shard, address));
    const { counts } = await writeCards({ content, project }, writeContext, cards, (done) =>
      onProgress('cards', done, cards.length),
    );
    return { texts: parsed.texts.all, images: images.made + counts.made };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function isDivided({ document }: ParsedFile): boolean {
  return document.kind.isDivided === true;
}

/** Returns a parser that skips documents of other parts; it skips none of a kind that is not divided. */
function divideParsing(parse: ParseDocuments, shard: Shard, kinds: readonly ContentType[]): ParseDocuments {
  const divided = new Set(kinds.filter((kind) => kind.isDivided).map(({ folder }) => folder));
  return async (jobs, context, take) => {
    const own: number[] = [];
    for (const [index, { folder, file }] of jobs.entries()) {
      if (folder === undefined || !divided.has(folder) || fallsTo(shard, file.path)) own.push(index);
      else take({ findings: [], links: [], outside: [], variants: [], downloads: [] }, index);
    }
    const ownJobs = own.flatMap((index) => jobs[index] ?? []);
    await parse(ownJobs, context, (document, at) => take(document, own[at] ?? at));
  };
}
