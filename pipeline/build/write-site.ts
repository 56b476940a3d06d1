import { basePathOf, FACTS_FILE, SITE_FILE } from '../content/addresses.ts';
import { typedCacheOf, loadSite } from './load-site.ts';
import { writeBesidePages, writeOfPages, type OutputFolders, type Progress } from './outputs.ts';
import type { Edition, Waiting } from '../content/model/edition.ts';
import type { UrlRegistryNews } from '../content/url-registry.ts';
import type { KnownDay } from '../content/model/history.ts';
import type { Site } from '../content/model/site.ts';
import { optional } from '../shared/optional.ts';
import { readHistory } from '../site/read/git-history.ts';
import { hasErrors, type Finding } from '../findings/finding.ts';
import type { Store } from '../cache/store.ts';
import { copyAssets, renderPages } from '../outputs/pages/render-pages.ts';
import { bundlePages } from '../outputs/pages/bundle.ts';
import { writeHostFiles } from '../outputs/hosts/write-host-files.ts';
import type { ImageCounts } from '../outputs/images/write-images.ts';
import { copyPublicFiles, inParallel, type Output } from '../outputs/output.ts';
import type { PublishedFiles } from './publish/manifest.ts';
import { writeNotices } from '../outputs/third-party-notices.ts';

/** How many parts of each kind a site has, and what else its summary needs. */
export interface WrittenCounts {
  readonly pages: number;
  /** Pages that were rendered rather than taken from an earlier build. */
  readonly rendered: number;
  readonly articles: number;
  /** How many documents were parsed anew. */
  readonly parsedAnew: number;
  readonly images: ImageCounts;
  readonly days: DayCounts;
  /** Pages scheduled for a later day, the next one first. */
  readonly waiting: readonly Waiting[];
  /** Changes for the URL registry. */
  readonly news: UrlRegistryNews;
  /** A hash of the content. */
  readonly contentVersion: string;
  /** The day for which it was made, `YYYY-MM-DD`. */
  readonly day: string;
}

/** How many pages have a known day of their last change, by source. */
export interface DayCounts {
  readonly frontMatter: number;
  readonly git: number;
  readonly unknown: number;
  /** Why git knows nothing, as its error message. */
  readonly refusal?: string;
}

/** Writes everything that a site consists of into `output`, pages last; nothing if its content has errors. */
export async function writeSite(
  folders: OutputFolders & PublishedFiles,
  output: Output,
  store: Store,
  edition: Edition,
  onProgress: Progress,
): Promise<{ readonly findings: readonly Finding[]; readonly counts?: WrittenCounts }> {
  const { project, content, ...published } = folders;
  const typedCache = typedCacheOf(project, store);
  const history = readHistory(content, [FACTS_FILE, SITE_FILE], typedCache);
  const { loaded, findings } = await loadSite(content, typedCache, {
    history,
    edition,
    ...published,
  });
  if (!loaded || hasErrors(findings)) return { findings };
  const { site, news, parsedAnew, waiting, contentVersion } = loaded;
  const context = { output, typedCache };
  const [bundle, { assets, images }] = await inParallel([
    bundlePages(project, { ...site.chrome, base: basePathOf(site.identity.url) }),
    writeOfPages(folders, site, loaded, context, onProgress),
  ]);
  await copyAssets(bundle, output);
  await writeNotices(bundle, output);
  await copyPublicFiles(project, output);
  writeBesidePages(site, context);
  const counts = await renderPages({ ...site, ...assets }, bundle, output, (done) =>
    onProgress('pages', done, site.routes.size + 1),
  );
  writeHostFiles(site, output);
  const days = countDays(site, (await history).refusal);
  const all = {
    ...counts,
    articles: site.content.insights.articles.length,
    parsedAnew,
    images,
    days,
    waiting,
    news,
    contentVersion,
    day: edition.day,
  };
  return { findings, counts: all };
}

function countDays({ texts }: Pick<Site<object>, 'texts'>, refusal: string | undefined): DayCounts {
  const count = (from: KnownDay['from'] | undefined): number =>
    texts.filter(({ changed }) => changed?.from === from).length;
  return {
    frontMatter: count('front_matter'),
    git: count('git'),
    unknown: count(undefined),
    ...optional('refusal', refusal),
  };
}
