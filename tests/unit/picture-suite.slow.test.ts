import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectImage } from '../../pipeline/images/inspect-image.ts';
import { pixelsAlone } from '../../pipeline/outputs/images/encode-image.ts';
import { pngOf, pngPixels } from './hostile-files.ts';

type Color = readonly number[];
const RED: Color = [254, 0, 0];
/** A red that ink can print, within what two conversions through the colors of ink leave of it. */
const BRICK: Color = [176, 64, 48];

/** The color of a picture as it is published, at a place in it. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<Color> {
  const image = await pixelsAlone(sharp(bytes).autoOrient());
  return [...(await image.removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

function distance(one: Color, other: Color): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}

function solid(background: string, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width: 40, height: 30, channels, background } });
}

const gray = pngOf({ width: 4, height: 4 }, pngPixels(Buffer.alloc(20)));

test.each([
  ['head', Buffer.from(gray).fill(9, 29, 30)],
  ['pixels', Buffer.from(gray).fill(10, gray.indexOf('IEND') - 5, gray.indexOf('IEND') - 4)],
])('a PNG with a wrong sum of its %s is found', async (_, bytes) => {
  expect((await inspectImage(bytes)).fault).toBe('it is damaged or cut short');
});

test('an AVIF that says it moves is known to', async () => {
  const bytes = await solid('#888').avif().toBuffer();
  expect((await inspectImage(bytes)).isSequence).toBe(false);
  bytes.write('avis', bytes.indexOf('miaf'));
  expect((await inspectImage(bytes)).isSequence).toBe(true);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture stored in orientation %i has the size that it has upright',
  async (orientation) => {
    const bytes = await solid('#888').withMetadata({ orientation }).jpeg().toBuffer();
    const [width, height] = orientation >= 5 ? [30, 40] : [40, 30];
    expect(await inspectImage(bytes)).toMatchObject({ width, height });
  },
);

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
    ['a gray JPEG', () => solid('#808080').toColourspace('b-w').jpeg(), [128, 128, 128]],
    ['a JPEG in CMYK', () => solid('#b04030').toColourspace('cmyk').jpeg({ quality: 100 }), BRICK],
    ['a WebP with alpha', () => solid('#fe000080', 4).webp({ quality: 100 }), RED],
    ['a GIF', () => solid('#fe0000').gif(), RED],
    ['an AVIF of 12 bits', () => solid('#fe0000').avif({ quality: 100, bitdepth: 12 }), RED],
    ['a PNG of 16 bits', () => solid('#fe0000').toColourspace('rgb16').png(), RED],
    ['a TIFF in CMYK', () => solid('#b04030').toColourspace('cmyk').tiff(), BRICK],
    ['a PNG in Display P3', () => solid('#fe0000').withIccProfile('p3').png(), RED],
    ['a JPEG in Display P3', () => solid('#fe0000').withIccProfile('p3').jpeg({ quality: 100 }), RED],
    ['an AVIF in Display P3', () => solid('#fe0000').withIccProfile('p3').avif({ quality: 100 }), RED],
  ])('of %s', async (_, make, color) => {
    const bytes = await make().toBuffer();
    expect((await inspectImage(bytes)).fault).toBeUndefined();
    expect(distance(await colorAt(bytes, 20, 20), color)).toBeLessThanOrEqual(color === BRICK ? 30 : 12);
  });
});
