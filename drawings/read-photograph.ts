import sharp from 'sharp';
import type { Photograph } from './portrait.ts';

/** Points across: as fine as the lines of a portrait can show. */
const POINTS = 230;

/** Reads a picture file in tones, upright, with its own darkest and lightest places at the ends. Throws where it is no picture. */
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
