import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import type { ImageVariant } from '../../site/parse/images.ts';
import { icons } from '../data/site-files.ts';
import { workThrough, writeOnce, type WriteContext } from '../output.ts';

/** Images whose files are made in parallel. */
export const AT_ONCE = 2;

/** How many image files were made, and how many came from the cache. */
export interface ImageCounts {
  readonly made: number;
  readonly kept: number;
}

/** Writes every variant of every image. Calls `onProgress` before each with its source image, and once at the end. */
export async function writeImages(
  root: string,
  variants: readonly ImageVariant[],
  context: WriteContext,
  onProgress: (done: number, current?: string) => void,
): Promise<ImageCounts> {
  let [made, done] = [0, 0];
  const bySource = groupBy(variants, ({ source }) => source);
  await workThrough(bySource, AT_ONCE, async ([source, forms]) => {
    let encode: ((variant: ImageVariant) => Promise<Buffer>) | undefined;
    for (const variant of forms) {
      const { file, format, shape } = variant;
      onProgress(done, source.path);
      const isMade = await writeOnce(context, file, ['image', source.hash, format, shape], async () => {
        encode ??= (await import('./encode-image.ts')).encoderOf(root, source);
        return encode(variant);
      });
      made += Number(isMade);
      done++;
    }
  });
  if (done > 0) onProgress(done);
  return { made, kept: variants.length - made };
}

/** Writes the icons that browsers and systems request, all from one drawing of the mark. */
export async function writeIcons(project: string, context: WriteContext): Promise<void> {
  const drawing = await readFile(path.join(project, 'public/favicon.svg'));
  const source = drawing.toString();
  await writeOnce(context, 'favicon.ico', ['favicon', source], async () => (await drawer()).toIco(drawing));
  for (const { file, sizePx, mark } of icons)
    await writeOnce(context, file, ['icon', source, sizePx, mark], async () =>
      (await drawer()).onPaper(drawing, sizePx, mark),
    );
}

function drawer() {
  return import('./encode-image.ts');
}
