import sharp from 'sharp';
import type { Photograph } from './portrait.ts';

/** Width in pixels: as fine as the lines of a portrait can show. */
const POINTS = 230;

/**
 * Reads an image file as tones, upright and with its contrast stretched to the full range. Throws if it is no image.
 */
export async function readPhotograph(file: string): Promise<Photograph> {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: POINTS })
    .greyscale()
    .normalise()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tones = Float32Array.from({ length: info.width * info.height }, (_, index) => {
    const lightness = data[index * info.channels] ?? 255;
    return 1 - lightness / 255;
  });
  return { width: info.width, height: info.height, tones };
}
