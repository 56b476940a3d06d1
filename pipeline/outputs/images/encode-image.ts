import sharp, { type Sharp } from 'sharp';
import { type ImageProbe, widestOf } from '../../content/model/probes.ts';
import { densityFor, openDrawing, publishedDrawing } from '../../images/drawings.ts';
import { readProbed } from '../../images/probe-images.ts';
import { inDarkColors, withoutMotion } from '../../images/safe-drawing.ts';
import type { ImageVariant } from '../../site/parse/images.ts';
import { lightColors } from './light-colors.ts';

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

/**
 * Returns only the pixels of an image, in sRGB with eight bits a channel. Drops all metadata of cameras, editors and
 * scanners, including the resolution: an encoder cannot write what it never sees.
 */
export async function pixelsAlone(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const FAVICON_SIZES_PX = [16, 32];
/** The mark is drawn once at this size, and scaled down from it. */
const DRAWN_PX = 1024;

/** Draws the mark in the middle of a square of paper, ignoring empty space around its drawing. */
export async function onPaper(drawing: Buffer, sizePx: number, mark: number): Promise<Buffer> {
  const side = Math.round(sizePx * mark);
  const drawn = await sharp(await rasterize(drawing, DRAWN_PX))
    .trim()
    .toBuffer();
  const input = await sharp(drawn).resize(side, side, { fit: 'inside' }).toBuffer();
  return sharp({ create: { width: sizePx, height: sizePx, channels: 3, background: lightColors.paper } })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns an ICO file that holds PNG files: a directory of 16 bytes a size, then the files. */
export async function toIco(drawing: Buffer): Promise<Buffer> {
  const images = await Promise.all(FAVICON_SIZES_PX.map((sizePx) => rasterize(drawing, sizePx)));
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length + 16 * images.length;
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(16);
    const sizePx = FAVICON_SIZES_PX[index] ?? 0;
    entry.writeUInt8(sizePx, 0);
    entry.writeUInt8(sizePx, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images]);
}

/** Rasterizes a drawing at a size, on a transparent background; at the matching density, so that edges are sharp. */
async function rasterize(drawing: Buffer, sizePx: number): Promise<Buffer> {
  const { width = sizePx } = await sharp(drawing).metadata();
  const drawn = sharp(drawing, { density: (72 * sizePx) / width });
  const fitted = drawn.resize(sizePx, sizePx, { fit: 'contain', background: '#0000' });
  return (await pixelsAlone(fitted)).png({ compressionLevel: 9 }).toBuffer();
}
