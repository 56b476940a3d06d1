import { readdirSync, statSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { cardsOf } from './derive/cards.ts';
import { charactersOf } from './derive/characters.ts';
import { loadSite, type LoadedSite } from './load.ts';
import { readContentFolder } from './read/content-folder.ts';
import { probeImages } from './read/image-probe.ts';
import { createReport, hasErrors, type Report } from './report.ts';
import { provideSite } from './site.ts';
import { writeCards } from './write/cards.ts';
import { writeFonts } from './write/fonts.ts';
import { writeIcons } from './write/icons.ts';
import { writeImages, type ImageCounts } from './write/images.ts';
import { prepare, publish, restore, workplaceOf } from './write/publish.ts';
import { copyAssets } from './write/assets.ts';
import { bundlePages } from './write/bundle.ts';
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
  readonly bytes: number;
  readonly seconds: number;
}

/** Hears how far a long part of the build is. */
export type Progress = (part: string, done: number, total: number) => void;

/** Reads, parses and checks a content folder. Nothing is written but the cache of image probes. */
export async function checkContent(
  folders: Pick<BuildFolders, 'content' | 'cache'>,
  report: Report,
): Promise<LoadedSite | undefined> {
  const folder = await readContentFolder(folders.content, report);
  const probes = await probeImages(folders.content, folder.images, folders.cache);
  return loadSite(folder, probes, report);
}

/** Content folder → deployable folder: read, parse, check, derive, render, write, publish. */
export async function buildSite(folders: BuildFolders, progress: Progress): Promise<BuildResult> {
  const began = performance.now();
  // React has another runtime for development; a site is never made with that one.
  process.env['NODE_ENV'] = 'production';
  const workplace = workplaceOf(folders.out);
  restore(workplace);
  const report = createReport();
  const loaded = await checkContent(folders, report);
  const findings = report.findings();
  if (!loaded || hasErrors(findings)) return { findings };

  const { site, variants } = loaded;
  prepare(workplace);
  const { next } = workplace;
  await mkdir(next, { recursive: true });
  const bundle = await bundlePages(folders.project, folders.cache, site.chrome);
  await copyAssets(bundle, next);
  await cp(path.join(folders.project, 'public'), next, { recursive: true });
  await writeIcons(folders.project, next, folders.cache);
  const images = await writeImages(folders.content, variants, next, folders.cache, (done) =>
    progress('images', done, variants.length),
  );
  const wanted = cardsOf(site);
  const places = { root: folders.content, project: folders.project, out: next, cache: folders.cache };
  const cards = await writeCards(places, wanted, (done) => progress('cards', done, wanted.length));
  const fonts = await writeFonts(charactersOf(site), next, folders.cache);
  provideSite(site, { fonts, cards: cards.paths });
  const total = site.routes.size + 1;
  const pages = await renderPages(folders.project, bundle, next, (done) => progress('pages', done, total));
  await writeSiteFiles(site, next);
  const bytes = sizeOf(next);
  publish(workplace);
  return {
    findings,
    summary: {
      pages,
      articles: site.articles.length,
      images: sumOf(images, cards.counts),
      placeholders: findings.filter(({ ruleId }) => ruleId === 'placeholder-left').length,
      bytes,
      seconds: (performance.now() - began) / 1000,
    },
  };
}

function sumOf(...counts: readonly ImageCounts[]): ImageCounts {
  return counts.reduce((sum, { made, kept }) => ({ made: sum.made + made, kept: sum.kept + kept }));
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
}
