import { describeAddresses } from '../site/derive/derive-site.ts';
import { siteFiles } from '../outputs/data/site-files.ts';
import { contentTypes, type Content } from '../types/content-types.ts';
import type { Assets } from '../content/model/assets.ts';
import type { Site } from '../content/model/site.ts';
import type { LoadedSite } from './load-site.ts';
import { writeCards } from '../outputs/cards/write-cards.ts';
import { writeDataFiles } from '../outputs/data/data-files.ts';
import { inParallel, type WriteContext, writeDownloads } from '../outputs/output.ts';
import { writeFonts } from '../outputs/fonts.ts';
import { writeIcons, writeImages, type ImageCounts } from '../outputs/images/write-images.ts';
import { writePageTexts } from '../outputs/texts/write-page-texts.ts';
import { writeRedirects } from '../outputs/data/redirect-files.ts';

/** Progress callback of a long step; `current` names what is being made now. */
export type Progress = (part: string, done: number, total: number, current?: string) => void;

/** Folders that outputs are made from, as absolute paths. */
export interface OutputFolders {
  readonly project: string;
  readonly content: string;
}

/**
 * Writes what pages refer to, for a build and for the development server; counts the image files that were made. What
 * only a published site has, such as files for hosts, is written by `build/write-site.ts`.
 */
export async function writeOfPages(
  { project, content }: OutputFolders,
  site: Site<Content>,
  { variants, downloads }: Pick<LoadedSite, 'variants' | 'downloads'>,
  context: WriteContext,
  onProgress: Progress,
): Promise<{ readonly assets: Assets; readonly images: ImageCounts }> {
  const pictures = async () => {
    const images = await writeImages(content, variants, context, (done, current) =>
      onProgress('images', done, variants.length, current),
    );
    await writeDownloads(content, downloads, context.output);
    const cards = await writeCards({ content, project }, context, site.socialCards, (done) =>
      onProgress('cards', done, site.socialCards.length),
    );
    return { images, cards };
  };
  const [{ images, cards }, fonts] = await inParallel([
    pictures(),
    writeFonts(site.characters, context),
    writeIcons(project, context),
  ]);
  const structuredData = describeAddresses(site, Object.values(contentTypes), cards.paths);
  const made = images.made + cards.counts.made;
  const kept = images.kept + cards.counts.kept;
  return { assets: { cards: cards.paths, fonts, structuredData }, images: { made, kept } };
}

/** Writes feeds, data files and redirects. Runs after `writeOfPages()`, since feeds give the sizes of pictures. */
export function writeBesidePages(site: Site<Content>, context: WriteContext): void {
  for (const [name, text] of siteFiles(site)) context.output.write(name, text);
  writePageTexts(site, context);
  writeDataFiles(site, context);
  writeRedirects(site, context);
}
