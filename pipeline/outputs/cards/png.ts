import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflateAway = promisify(deflate);
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
/** Above it, time is doubled for a tenth of the bytes. */
const LEVEL = 3;

/** Bits of a pixel; two pixels share a byte. */
const BITS = 4;

/** A color: red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Pixels by the numbers of their colors, two in a byte, the left one above; each row begins with a byte that is 0. */
export type PaletteRows = Uint8Array;

/** The bytes of a row; the width is even. */
export function rowBytesOf(width: number): number {
  return 1 + width / 2;
}

/**
 * A PNG of pixels that are numbers of at most 16 colors, by the specification of W3C (third edition). The image library
 * takes colors only, and would look for the best ones anew in each picture, which takes longer than all the rest of a card.
 */
export async function encodePng(
  { width, height }: { readonly width: number; readonly height: number },
  rows: PaletteRows,
  colors: readonly Rgb[],
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', await deflateAway(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
