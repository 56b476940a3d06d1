import type { ImageVariant } from '../../compile/parse/images.ts';
import { workThrough, writeOnce, type WriteContext } from '../output.ts';

/** Image files that are made side by side. */
export const AT_ONCE = 2;

/** How many image files were made, and how many came from the cache. */
export interface ImageCounts {
  readonly made: number;
  readonly kept: number;
}

/** Writes every form of every image. `onProgress` hears of each one. */
export async function writeImages(
  root: string,
  variants: readonly ImageVariant[],
  context: WriteContext,
  onProgress: (done: number) => void,
): Promise<ImageCounts> {
  let [made, done] = [0, 0];
  await workThrough(variants, AT_ONCE, async (variant) => {
    const { source, format, shape, file } = variant;
    const isMade = await writeOnce(context, file, ['image', source.hash, format, shape], async () => {
      const { encodeImage } = await import('./encode-image.ts');
      return encodeImage(root, variant);
    });
    made += Number(isMade);
    onProgress(++done);
  });
  return { made, kept: variants.length - made };
}
