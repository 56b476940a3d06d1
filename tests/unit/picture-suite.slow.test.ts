import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectImage } from '../../pipeline/compile/images/inspect-image.ts';
import { pixelsAlone } from '../../pipeline/outputs/images/pixels-alone.ts';
import { buildPicture } from './build-picture.ts';
import { pngChunk, pngOf, pngPixels } from './hostile-files.ts';

type Color = readonly number[];
const RED: Color = [254, 0, 0];
/** A red that ink can print, within what two conversions through the colors of ink leave of it. */
const BRICK: Color = [176, 64, 48];
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The passes of an interlaced PNG: where each begins and how far its pixels are apart, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG whose pixels all have the highest value of every channel. */
function brightPng(type: number, depth: number, side: number, isInterlaced: boolean): Buffer {
  const bits = (CHANNELS[type] ?? 0) * depth;
  const rowsOf = (width: number, height: number): Buffer => {
    const row = Buffer.alloc(1 + Math.ceil((width * bits) / 8), 255).fill(0, 0, 1);
    return width > 0 ? Buffer.concat(Array.from({ length: height }, () => row)) : Buffer.alloc(0);
  };
  const passes = isInterlaced ? PASSES : [[0, 0, 1, 1] as const];
  const rows = passes.map(([x, y, across, down]) =>
    rowsOf(Math.ceil((side - x) / across), Math.ceil((side - y) / down)),
  );
  const palette = type === 3 ? [pngChunk('PLTE', Buffer.alloc(3 * 2 ** depth, 255))] : [];
  return pngOf({ width: side, height: side, type, depth, isInterlaced }, ...palette, pngPixels(Buffer.concat(rows)));
}

/** The color of a picture as it is published, at a place in it. */
async function colorAt(bytes: Buffer, x = 0, y = 0): Promise<Color> {
  const image = await pixelsAlone(sharp(bytes).autoOrient());
  return [...(await image.removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

function distance(one: Color, other: Color): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}

function solid(background: string, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width: 40, height: 30, channels, background } });
}

const PNG_KINDS = [
  [0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [2, 8], [2, 16], [3, 1], [3, 2], [3, 4], [3, 8], [4, 8], [4, 16], [6, 8], [6, 16],
] as const; // prettier-ignore

describe.each([false, true])('a PNG, interlaced: %s,', (isInterlaced) => {
  test.each(PNG_KINDS)('of color type %i with %i bits is right in every small size', async (type, depth) => {
    for (const side of [1, 2, 3, 5, 7, 8, 9, 15, 17, 32, 33, 40]) {
      const bytes = brightPng(type, depth, side, isInterlaced);
      expect(await inspectImage(bytes)).toMatchObject({ format: 'png', width: side, height: side, opaque: true });
      expect(await colorAt(bytes, side - 1, side - 1)).toEqual([255, 255, 255]);
    }
  });
});

const gray = pngOf({ width: 4, height: 4 }, pngPixels(Buffer.alloc(20)));

test.each([
  ['a wrong sum of its head', Buffer.from(gray).fill(9, 29, 30)],
  ['a wrong sum of its pixels', Buffer.from(gray).fill(10, gray.indexOf('IEND') - 5, gray.indexOf('IEND') - 4)],
  ['no pixels', pngOf({ width: 4, height: 4 })],
  ['an empty chunk of pixels', pngOf({ width: 4, height: 4 }, pngChunk('IDAT'))],
  ['too few pixels', pngOf({ width: 4, height: 4 }, pngPixels(Buffer.alloc(9)))],
  ['no width', pngOf({ width: 0, height: 4 }, pngPixels(Buffer.alloc(20)))],
  ['a depth that there is not', pngOf({ width: 4, height: 4, depth: 3 }, pngPixels(Buffer.alloc(20)))],
  ['a color type that there is not', pngOf({ width: 4, height: 4, type: 1 }, pngPixels(Buffer.alloc(20)))],
  ['no palette', pngOf({ width: 4, height: 4, type: 3 }, pngPixels(Buffer.alloc(20)))],
  ['line ends that were changed', Buffer.from(gray.toString('latin1').replace('\r\n', '\n'), 'latin1')],
  ['half of its bytes', gray.subarray(0, 50)],
])('a PNG with %s is found', async (_, bytes) => {
  expect((await inspectImage(bytes)).fault).toBeDefined();
});

test('a PNG whose pixels stand in many chunks, some of them empty, is right', async () => {
  const packed = deflateSync(Buffer.alloc(20));
  const chunks = [...packed].map((byte) => pngChunk('IDAT', Buffer.from([byte])));
  const bytes = pngOf({ width: 4, height: 4 }, pngChunk('IDAT'), ...chunks, pngChunk('IDAT'));
  expect((await inspectImage(bytes)).fault).toBeUndefined();
});

test.each([
  ['12 bits', 4, 12],
  ['no bits', 4, 0],
  ['no height', 6, 0],
  ['seven channels', 9, 7],
  ['lossless coding', 1, 0xc3],
  ['hierarchical coding', 1, 0xc5],
])('a JPEG that claims %s, and holds something else, is found', async (_, at, value) => {
  const bytes = await solid('#888').jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes[frame + at] = value;
  expect((await inspectImage(bytes)).fault).toBeDefined();
});

test('an AVIF that says it moves is known to', async () => {
  const bytes = await solid('#888').avif().toBuffer();
  expect((await inspectImage(bytes)).isSequence).toBe(false);
  bytes.write('avis', bytes.indexOf('miaf'));
  expect((await inspectImage(bytes)).isSequence).toBe(true);
});

test('one pixel that something shines through makes a picture transparent', async () => {
  const rows = Buffer.alloc(100 * 401, 255);
  for (let y = 0; y < 100; y++) rows[y * 401] = 0;
  const bytes = (alpha: number): Buffer => {
    rows[401 * 70 + 4 * 33 + 4] = alpha;
    return pngOf({ width: 100, height: 100, type: 6 }, pngPixels(rows));
  };
  expect([(await inspectImage(bytes(255))).opaque, (await inspectImage(bytes(250))).opaque]).toEqual([true, false]);
});

describe('a color comes out right', () => {
  test.each([
    ['a JPEG', () => solid('#fe0000').jpeg({ quality: 100 }).toBuffer(), RED],
    ['a progressive JPEG', () => solid('#fe0000').jpeg({ quality: 100, progressive: true }).toBuffer(), RED],
    ['a gray JPEG', () => solid('#808080').toColourspace('b-w').jpeg().toBuffer(), [128, 128, 128]],
    ['a JPEG in CMYK', () => solid('#b04030').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), BRICK],
    [
      'a JPEG in CMYK, white',
      () => solid('#fff').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
      [255, 255, 255],
    ],
    ['a lossy WebP', () => solid('#fe0000').webp({ quality: 100 }).toBuffer(), RED],
    ['a lossless WebP', () => solid('#fe0000').webp({ lossless: true }).toBuffer(), RED],
    ['a WebP with alpha', () => solid('#fe000080', 4).webp({ quality: 100 }).toBuffer(), RED],
    ['a GIF', () => solid('#fe0000').gif().toBuffer(), RED],
    ['an AVIF', () => solid('#fe0000').avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(), RED],
    [
      'an AVIF with alpha',
      () => solid('#fe000080', 4).avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
      RED,
    ],
    ['an AVIF of 10 bits', () => solid('#fe0000').avif({ quality: 100, bitdepth: 10 }).toBuffer(), RED],
    ['an AVIF of 12 bits', () => solid('#fe0000').avif({ quality: 100, bitdepth: 12 }).toBuffer(), RED],
    ['a PNG of 16 bits', () => solid('#fe0000').toColourspace('rgb16').png().toBuffer(), RED],
    ['a TIFF of 16 bits', () => solid('#fe0000').toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(), RED],
    ['a TIFF in CMYK', () => solid('#b04030').toColourspace('cmyk').tiff().toBuffer(), BRICK],
    ['a TIFF of the big kind', () => solid('#fe0000').tiff({ bigtiff: true }).toBuffer(), RED],
    ['a PNG in Display P3', () => solid('#fe0000').withIccProfile('p3').png().toBuffer(), RED],
    ['a JPEG in Display P3', () => solid('#fe0000').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(), RED],
    ['an AVIF in Display P3', () => solid('#fe0000').withIccProfile('p3').avif({ quality: 100 }).toBuffer(), RED],
    ['a WebP in Display P3', () => solid('#fe0000').withIccProfile('p3').webp({ quality: 100 }).toBuffer(), RED],
  ])('of %s', async (_, make, color) => {
    const bytes = await make();
    expect((await inspectImage(bytes)).fault).toBeUndefined();
    expect(distance(await colorAt(bytes, 20, 20), color)).toBeLessThanOrEqual(color === BRICK ? 30 : 12);
  });
});

/** Red, green, blue and yellow in its corners: left above, right above, left below, right below. */
const CORNERS: readonly Color[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
];

/** Which corner of what is stored stands in each corner of what is seen. */
const SEEN: Readonly<Record<number, readonly number[]>> = {
  1: [0, 1, 2, 3],
  2: [1, 0, 3, 2],
  3: [3, 2, 1, 0],
  4: [2, 3, 0, 1],
  5: [0, 2, 1, 3],
  6: [2, 0, 3, 1],
  7: [3, 1, 2, 0],
  8: [1, 3, 0, 2],
};

describe.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a picture in %s', (format) => {
  test.each(Object.keys(SEEN).map(Number))('stored in orientation %i is published upright', async (orientation) => {
    const pixels = Buffer.from(
      Array.from(
        { length: 40 * 60 },
        (_, at) => CORNERS[Number(at % 60 >= 30) + 2 * Number(at >= 20 * 60)] ?? [],
      ).flat(),
    );
    const stored = sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } }).withMetadata({ orientation });
    const { picture, files } = await buildPicture(`turned.${format}`, await stored.toFormat(format).toBuffer());
    const [width, height] = orientation >= 5 ? [40, 60] : [60, 40];
    expect([picture?.width, picture?.height]).toEqual([width, height]);
    for (const bytes of files.values())
      for (const [corner, from] of (SEEN[orientation] ?? []).entries()) {
        const shown = await colorAt(bytes, corner % 2 ? width - 6 : 5, corner > 1 ? height - 6 : 5);
        expect(distance(shown, CORNERS[from] ?? [])).toBeLessThanOrEqual(60);
      }
  });
});

test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
  'a file in %s that is cut short is found',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
      .toFormat(format)
      .toBuffer();
    expect((await inspectImage(whole)).fault).toBeUndefined();
    for (const part of [0.01, 0.1, 0.5, 0.9])
      expect([part, (await inspectImage(whole.subarray(0, whole.length * part))).fault]).toEqual([
        part,
        expect.any(String),
      ]);
  },
);
