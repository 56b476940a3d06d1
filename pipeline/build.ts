import type { VFileMessage } from 'vfile-message';
import { cardsOf } from './derive/cards.ts';
import { charactersOf } from './derive/characters.ts';
import { loadSite, type LoadedSite } from './load.ts';
import { publishSite } from './publish/publish-site.ts';
import { resolveTarget } from './publish/target.ts';
import { beginAgain } from './read/begin-again.ts';
import { readContentFolder } from './read/content-folder.ts';
import { probeImages } from './read/image-probe.ts';
import { createReport, hasErrors, type Report } from './report.ts';
import { createParseApart } from './threads/parse-apart.ts';
import { provideSite } from './site.ts';
import { writeCards } from './write/cards.ts';
import { writeFonts } from './write/fonts.ts';
import { writeIcons } from './write/icons.ts';
import { writeImages, type ImageCounts } from './write/images.ts';
import { copyAssets } from './write/assets.ts';
import { bundlePages } from './write/bundle.ts';
import type { Output } from './write/output.ts';
import { copyPublicFiles } from './write/public-files.ts';
import { renderPages } from './write/render-pages.ts';
import { writeSiteFiles } from './write/site-files.ts';

/** Folders that a build works with, as absolute paths. */
export interface BuildFolders {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;
}

/** What a build has to say when it is over. */
export interface BuildResult {
  readonly findings: readonly VFileMessage[];
  /** Absent where an error stopped the build; the published folder is then as it was. */
  readonly summary?: BuildSummary;
}

export interface BuildSummary {
  readonly pages: number;
  readonly articles: number;
  readonly images: ImageCounts;
  readonly placeholders: number;
  /** What is in the published folder and no build has made: it was left as it is. */
  readonly kept: readonly string[];
  readonly bytes: number;
  readonly seconds: number;
}

/** Hears how far a long part of the build is. */
export type Progress = (part: string, done: number, total: number) => void;

/** Hears of a build while it runs. */
export interface BuildListener {
  readonly onProgress: Progress;
  /** The process of another build that this one waits for. */
  readonly onWait: (pid: number) => void;
}

/** Reads, parses and checks a content folder. Nothing is written but the cache of image probes. */
export async function checkContent(
  folders: Pick<BuildFolders, 'content' | 'cache'>,
  report: Report,
  parseDocuments = createParseApart(),
): Promise<LoadedSite | undefined> {
  const folder = await readContentFolder(folders.content, report);
  const probes = await probeImages(folders.content, folder.images, folders.cache);
  return loadSite(folder, probes, report, parseDocuments);
}

/**
 * Content folder → deployable folder: read, parse, check, derive, render, write, publish. Throws a `UserError` where
 * the folder cannot be published to; whatever is thrown, the published folder is as it was.
 */
export async function buildSite(folders: BuildFolders, listener: BuildListener): Promise<BuildResult> {
  const began = performance.now();
  // React has another runtime for development; a site is never made with that one.
  process.env['NODE_ENV'] = 'production';
  const target = resolveTarget(folders.out, folders);
  const { report, published } = await beginAgain(() => buildOnce(folders, target, listener));
  const findings = report.findings();
  if (!published) return { findings };
  const { result, kept, bytes } = published;
  const placeholders = findings.filter(({ ruleId }) => ruleId === 'placeholder-left').length;
  return {
    findings,
    summary: { ...result, placeholders, kept, bytes, seconds: (performance.now() - began) / 1000 },
  };
}

async function buildOnce(folders: BuildFolders, target: string, { onWait, onProgress }: BuildListener) {
  const report = createReport();
  const published = await publishSite(target, onWait, async (output) => {
    const loaded = await checkContent(folders, report);
    if (!loaded || hasErrors(report.findings())) return undefined;
    return writeSite(folders, loaded, output, onProgress);
  });
  return { report, published };
}

/** Everything that a site consists of, written into `output`. */
async function writeSite(
  { project, content, cache }: BuildFolders,
  { site, variants }: LoadedSite,
  output: Output,
  onProgress: Progress,
): Promise<Pick<BuildSummary, 'pages' | 'articles' | 'images'>> {
  const bundle = await bundlePages(project, cache, site.chrome);
  await copyAssets(bundle, output);
  await copyPublicFiles(project, output);
  await writeIcons(project, output, cache);
  const images = await writeImages(content, variants, output, cache, (done) =>
    onProgress('images', done, variants.length),
  );
  const wanted = cardsOf(site);
  const places = { root: content, project, output, cache };
  const cards = await writeCards(places, wanted, (done) => onProgress('cards', done, wanted.length));
  const fonts = await writeFonts(charactersOf(site), output, cache);
  provideSite(site, { fonts, cards: cards.paths });
  const total = site.routes.size + 1;
  const pages = await renderPages(project, bundle, output, (done) => onProgress('pages', done, total));
  writeSiteFiles(site, output);
  return { pages, articles: site.articles.length, images: sumOf(images, cards.counts) };
}

function sumOf(...counts: readonly ImageCounts[]): ImageCounts {
  return counts.reduce((sum, { made, kept }) => ({ made: sum.made + made, kept: sum.kept + kept }));
}
