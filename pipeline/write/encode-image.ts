import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { lightColors } from '../light-colors.ts';
import type { ImageVariant } from '../parse/images.ts';
import { cached } from '../cache.ts';
import { withoutMotion } from '../read/moving-drawing.ts';
import { plainDrawing } from '../read/plain-drawing.ts';
import { readProbed } from '../read/read-probed.ts';
import { pixelsAlone } from './pixels-alone.ts';

// Images are made side by side, so each takes one thread, and nothing of one serves another.
sharp.concurrency(1);
sharp.cache(false);

/** Changes when the same source must give other bytes. */
const RECIPE = 3;

/**
 * Makes one form of an image, or takes it from the cache. Camera data is left out. Throws a `ContentChangedError` if the
 * image is another one by now, so that the cache never keeps one under the name of another.
 */
export async function encodeImage(
  root: string,
  variant: ImageVariant,
  cacheFolder: string,
): Promise<{ bytes: Buffer; made: boolean }> {
  const { source, format, shape } = variant;
  if (format === 'svg' || shape === 'as-it-is' || shape === 'still')
    return toDrawing(await readProbed(root, source), shape === 'still');
  const file = path.join(
    cacheFolder,
    'images',
    `${RECIPE}-${sharp.versions.sharp}`,
    `${source.hash}-${shape.width}.${format}`,
  );
  return cached(file, async () => {
    const bytes = await readProbed(root, source);
    const resized = upright(bytes).resize({ width: shape.width, withoutEnlargement: true });
    return encode(await pixelsAlone(resized), format).toBuffer();
  });
}

function toDrawing(bytes: Buffer, isStill: boolean): { bytes: Buffer; made: boolean } {
  const drawing = plainDrawing(bytes.toString());
  if (drawing === undefined) throw new Error('A drawing that is not plain is published by its pixels');
  return { bytes: Buffer.from(isStill ? withoutMotion(drawing) : drawing), made: false };
}

function upright(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'warning' }).autoOrient();
}

function encode(image: Sharp, format: Exclude<ImageVariant['format'], 'svg'>): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 3 });
    case 'webp':
      return image.webp({ quality: 78, effort: 4 });
    case 'jpeg':
      return image.flatten({ background: lightColors.paper }).jpeg({ quality: 80, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9, palette: true });
  }
}
