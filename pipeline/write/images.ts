import type { ImageVariant } from '../parse/images.ts';
import { encodeImage } from './encode-image.ts';
import type { Output } from './output.ts';
import { workThrough } from './work-through.ts';

/** Image files that are made side by side. */
export const AT_ONCE = 2;

/** How many image files were made, and how many came from the cache. */
export interface ImageCounts {
  readonly made: number;
  readonly kept: number;
}

/** Writes every form of every image into `output`. `onProgress` hears of each one. */
export async function writeImages(
  root: string,
  variants: readonly ImageVariant[],
  output: Output,
  cacheFolder: string,
  onProgress: (done: number) => void,
): Promise<ImageCounts> {
  let [made, done] = [0, 0];
  await workThrough(variants, AT_ONCE, async (variant) => {
    const image = await encodeImage(root, variant, cacheFolder);
    output.write(variant.file, image.bytes);
    made += Number(image.made);
    onProgress(++done);
  });
  return { made, kept: variants.length - made };
}
