import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { densityFor, densityForCards } from './drawing-density.ts';
import { unsupportedFormatOf } from '../read/unsupported-format.ts';
import { faultOfSize, MOST_PIXELS } from './image-limits.ts';
import { holdsSeveral } from './image-sequence.ts';
import { isMoving } from './moving-drawing.ts';
import { faulty, widestOf, type Inspected } from '../../content/model/image-probe.ts';
import { lostInDrawing } from './lost-in-drawing.ts';
import { openDrawing } from './open-drawing.ts';
import { plainDrawing } from './plain-drawing.ts';

/** A drawing with more bytes is published as pixels. */
const LARGEST_PLAIN_DRAWING = 200_000;
const GZIP = 0x1f8b;

/**
 * Decodes an image once in every way that a build will, so that whatever is wrong with it is found before anything is
 * made from it. Its size is read and judged before that. Runs in a process of its own: see `image-decoder.ts`.
 */
export async function inspectImage(bytes: Buffer): Promise<Inspected> {
  try {
    if (bytes.length > 1 && bytes.readUInt16BE() === GZIP) return faulty(NO_FORMAT);
    const foreign = unsupportedFormatOf(bytes);
    if (foreign !== undefined)
      return faulty(`it is ${foreign}; the site takes AVIF, GIF, JPEG, PNG, SVG, TIFF and WebP`, foreign);
    const { format, width, height, orientation = 1, hasAlpha, pages = 1 } = await sharp(bytes, UNLIMITED).metadata();
    const fault = faultOfSize(width, height);
    if (fault !== undefined) return faulty(fault);
    const drawing =
      format === 'svg' && bytes.length <= LARGEST_PLAIN_DRAWING ? plainDrawing(bytes.toString()) : undefined;
    const isDrawn = format === 'svg' && drawing === undefined;
    const lost = isDrawn ? await lostInDrawing(bytes.toString()) : { parts: [] };
    if (lost.fault !== undefined) return faulty(lost.fault);
    if (format === 'svg') {
      const most = Math.max(densityForCards({ width, height }), densityFor(width, widestOf({ format, width, height })));
      await (await openDrawing(bytes, { ...STRICT, density: most })).resize(SMALL).raw().toBuffer();
    }
    const opened = format === 'svg' ? await openDrawing(bytes, STRICT) : sharp(bytes, STRICT);
    const opaque = await decodeForAlpha(opened, hasAlpha);
    const [upWidth, upHeight] = orientation >= 5 ? [height, width] : [width, height];
    return {
      format,
      width: upWidth,
      height: upHeight,
      opaque,
      isDrawing: drawing !== undefined,
      moves: drawing !== undefined && isMoving(drawing),
      onPaper: !opaque && drawing?.includes('prefers-color-scheme') !== true,
      lost: lost.parts,
      isSequence: pages > 1 || holdsSeveral(bytes),
    };
  } catch (error) {
    return faulty(faultOf(error));
  }
}

const NO_FORMAT = 'it is not in a format that can be read';
const UNLIMITED: SharpOptions = { limitInputPixels: false };
const STRICT: SharpOptions = { failOn: 'warning', limitInputPixels: MOST_PIXELS };
const SMALL = { width: 64, height: 64, fit: 'inside' } as const;

/** Decodes the whole image at its own size and says whether nothing shines through it. */
async function decodeForAlpha(image: Sharp, hasAlpha: boolean): Promise<boolean> {
  if (!hasAlpha) {
    await image.resize(SMALL).raw().toBuffer();
    return true;
  }
  const alpha = await image.ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return alpha.every((value) => value === 255);
}

/** The library's messages can carry paths of this machine, so only their kind is passed on. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit|exceeds|too large/i.test(message)) return `it has more than ${MOST_PIXELS / 1e6} million pixels`;
  if (/unsupported image format|contains unsupported/i.test(message)) return NO_FORMAT;
  if (/bad dimensions/i.test(message)) return 'it has no width and height of at least one pixel';
  return 'it is damaged or cut short';
}
