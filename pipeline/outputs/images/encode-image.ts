import sharp, { type Sharp } from 'sharp';
import { lightColors } from './light-colors.ts';
import type { ImageVariant } from '../../compile/parse/images.ts';
import { widestOf, type ImageProbe } from '../../content/model/image-probe.ts';
import { densityFor } from '../../compile/images/drawing-density.ts';
import { inDarkColors, withoutMotion } from '../../compile/images/safe-drawing.ts';
import { publishedDrawing } from '../../compile/images/published-drawing.ts';
import { openDrawing } from '../../compile/images/open-drawing.ts';
import { readProbed } from '../../compile/images/read-probed.ts';
import { pixelsAlone } from './pixels-alone.ts';

// Images are encoded in parallel, so each uses one thread; a cache would not help any of them.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Returns an encoder for variants of an image. Reads and decodes the image on the first call, and scales each variant
 * down from the largest. Leaves out camera data. Throws a `ContentChangedError` if the image has changed since it was
 * probed, so that none is stored under another's name.
 */
export function encoderOf(root: string, source: ImageProbe): (variant: ImageVariant) => Promise<Buffer> {
  let largest: Promise<Sharp> | undefined;
  return async ({ format, shape }) => {
    if (format === 'svg' || !('width' in shape)) return toDrawing(await readProbed(root, source), shape);
    largest ??= openLargest(root, source);
    // The height that its page states, whatever the rounding of the largest image.
    const height = Math.max(1, Math.round((source.height * shape.width) / source.width));
    return encode((await largest).clone().resize({ width: shape.width, height, fit: 'fill' }), format).toBuffer();
  };
}

async function openLargest(root: string, source: ImageProbe): Promise<Sharp> {
  const bytes = await readProbed(root, source);
  const width = widestOf(source);
  const opened =
    source.format === 'svg'
      ? await openDrawing(bytes, { failOn: 'warning', density: densityFor(source.width, width) })
      : sharp(bytes, { failOn: 'warning' }).autoOrient();
  return pixelsAlone(opened.resize({ width }));
}

async function toDrawing(bytes: Buffer, shape: ImageVariant['shape']): Promise<Buffer> {
  const drawing = (await publishedDrawing(bytes.toString()))?.text;
  if (drawing === undefined || 'width' in shape)
    throw new Error('A drawing that is not plain is published by its pixels');
  const still = shape.isStill ? withoutMotion(drawing) : drawing;
  return Buffer.from(shape.isDark ? inDarkColors(still) : still);
}

/** Qualities and efforts were chosen by measurement: `docs/pictures.md`. */
function encode(image: Sharp, format: Exclude<ImageVariant['format'], 'svg'>): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 56, effort: 1 });
    case 'webp':
      return image.webp({ quality: 78, effort: 2 });
    case 'jpeg':
      return image.flatten({ background: lightColors.paper }).jpeg({ quality: 76, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 9, palette: true });
  }
}
