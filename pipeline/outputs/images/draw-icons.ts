import sharp from 'sharp';
import { lightColors } from './light-colors.ts';
import { pixelsAlone } from './pixels-alone.ts';

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
