import type { VFileMessage } from 'vfile-message';
import { checkContent } from './check/content.ts';
import { deriveSite } from './derive/site.ts';
import { kinds, type Content } from './kinds/kinds.ts';
import type { Site } from './model/site.ts';
import { writeOutputs, type Progress } from './outputs.ts';
import { parseContent } from './parse/content.ts';
import type { ParseDocuments } from './parse/document.ts';
import type { ImageProbe, ImageVariant } from './parse/images.ts';
import { publishSite } from './publish/publish-site.ts';
import { resolveTarget } from './publish/target.ts';
import { beginAgain } from './read/begin-again.ts';
import { readContentFolder, type ContentFolder } from './read/content-folder.ts';
import { probeImages } from './read/probe-images.ts';
import { createReport, hasErrors, type Report } from './report.ts';
import { createParseApart } from './threads/parse-apart.ts';
import { provideSite } from './site.ts';
import { copyAssets } from './write/assets.ts';
import { bundlePages } from './write/bundle.ts';
import type { ImageCounts } from './write/images.ts';
import type { Output } from './write/output.ts';
import { copyPublicFiles } from './write/public-files.ts';
import { renderPages } from './write/render-pages.ts';

const KINDS = Object.values(kinds);

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

/** Hears of a build while it runs. */
export interface BuildListener {
  readonly onProgress: Progress;
  /** The process of another build that this one waits for. */
  readonly onWait: (pid: number) => void;
}

/** The site, and the image files that it needs. */
export interface LoadedSite {
  readonly site: Site<Content>;
  readonly variants: readonly ImageVariant[];
}

/** Reads a content folder, and makes a site of it. Nothing is written but the cache of image probes. */
export async function loadSite(
  { content, cache }: Pick<BuildFolders, 'content' | 'cache'>,
  report: Report,
  parseDocuments = createParseApart(),
): Promise<LoadedSite | undefined> {
  const folder = await readContentFolder(content, Object.keys(kinds), report);
  const probes = await probeImages(content, folder.images, cache);
  return makeSite(folder, probes, report, parseDocuments);
}

/**
 * Content files → checked site model: parse, check, derive. Everything it needs is in its arguments; what is done with
 * single documents is left to `parseDocuments`. Undefined if `site.yaml` is not right; everything else is checked all
 * the same.
 */
export async function makeSite(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report,
  parseDocuments: ParseDocuments,
): Promise<LoadedSite | undefined> {
  const content = await parseContent(folder, KINDS, probes, report, parseDocuments);
  checkContent(content, KINDS, report);
  const site = deriveSite(content, kinds);
  return site && { site, variants: content.variants };
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
    const loaded = await loadSite(folders, report);
    if (!loaded || hasErrors(report.findings())) return undefined;
    return writeSite(folders, loaded, output, onProgress);
  });
  return { report, published };
}

/** Everything that a site consists of, written into `output`; the pages come last. */
async function writeSite(
  folders: BuildFolders,
  { site, variants }: LoadedSite,
  output: Output,
  onProgress: Progress,
): Promise<Pick<BuildSummary, 'pages' | 'articles' | 'images'>> {
  const { project, cache } = folders;
  const bundle = await bundlePages(project, cache, site.chrome);
  await copyAssets(bundle, output);
  await copyPublicFiles(project, output);
  const { assets, images } = await writeOutputs(folders, site, variants, output, onProgress);
  provideSite(site, assets);
  const total = site.routes.size + 1;
  const pages = await renderPages(site.routes.keys(), bundle, output, (done) => onProgress('pages', done, total));
  return { pages, articles: site.content.insights.articles.length, images };
}
