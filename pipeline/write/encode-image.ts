import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { palette } from '../derive/palette.ts';
import type { ImageVariant } from '../parse/images.ts';
import { cached } from '../read/cache.ts';
import { withoutMotion } from '../read/moving-drawing.ts';
import { plainDrawing } from '../read/plain-drawing.ts';
import { pixelsAlone } from './pixels-alone.ts';

// Images are made side by side, so each takes one thread, and nothing of one serves another.
sharp.concurrency(1);
sharp.cache(false);

/** Changes when the same source must give other bytes. */
const RECIPE = 3;

/** Makes one form of an image, or takes it from the cache. Camera data is left out. */
export async function encodeImage(
  root: string,
  variant: ImageVariant,
  cacheFolder: string,
): Promise<{ bytes: Buffer; made: boolean }> {
  const { source, format, shape } = variant;
  if (format === 'svg' || shape === 'as-it-is' || shape === 'still')
    return toDrawing(path.join(root, source.path), shape === 'still');
  const file = path.join(
    cacheFolder,
    'images',
    `${RECIPE}-${sharp.versions.sharp}`,
    `${source.hash}-${shape.width}.${format}`,
  );
  return cached(file, async () => {
    const bytes = await readFile(path.join(root, source.path));
    const resized = upright(bytes).resize({ width: shape.width, withoutEnlargement: true });
    return encode(await pixelsAlone(resized), format).toBuffer();
  });
}

async function toDrawing(file: string, isStill: boolean): Promise<{ bytes: Buffer; made: boolean }> {
  const drawing = plainDrawing((await readFile(file)).toString());
  if (drawing === undefined) throw new Error(`${file} is not a plain drawing, so its pixels must be published`);
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
      return image.flatten({ background: palette.paper }).jpeg({ quality: 80, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9, palette: true });
  }
}
