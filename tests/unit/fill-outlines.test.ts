import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fillOutlines, type PathCommand } from '../../pipeline/outputs/cards/fill-outlines.ts';

/** In units of a font, `y` up: a curved shape with a hole, and a second one that lies upon its edge. */
const SHAPE: readonly PathCommand[] = [
  { type: 'M', values: [10, 10] },
  { type: 'L', values: [10, 90] },
  { type: 'Q', values: [60, 130, 110, 90] },
  { type: 'C', values: [140, 60, 80, 40, 110, 10] },
  { type: 'Z', values: [] },
  { type: 'M', values: [30, 30] },
  { type: 'L', values: [70, 30] },
  { type: 'L', values: [70, 60] },
  { type: 'L', values: [30, 60] },
  { type: 'Z', values: [] },
  { type: 'M', values: [5, 5] },
  { type: 'L', values: [5, 20] },
  { type: 'L', values: [40, 20] },
  { type: 'Z', values: [] },
];
const SCALE = 0.75;
const [X, Y] = [3.3, 110.6];

test('a path covers the pixels that a renderer of SVG fills, hole and overlap included', async () => {
  const mask = fillOutlines([{ commands: SHAPE, x: X, y: Y, scale: SCALE }]);
  const { left, top, width, height, coverage } = mask;
  const drawn = await draw(left, top, width, height);
  const differences = [...coverage].map((part, at) => Math.abs(part * 255 - (drawn[at] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(40);
  expect(differences.reduce((sum, difference) => sum + difference) / differences.length).toBeLessThan(1);
  expect([...coverage].filter((part) => part > 0.99).length).toBeGreaterThan(2000);
});

test('nothing covers nothing', () => {
  expect(fillOutlines([])).toMatchObject({ width: 0, height: 0 });
});

/** Opacity of each pixel of a box, 0 to 255, by the image library. */
async function draw(left: number, top: number, width: number, height: number): Promise<Buffer> {
  const d = SHAPE.map(({ type, values }) => type + values.join(' ')).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">` +
    `<path transform="translate(${X} ${Y}) scale(${SCALE} ${-SCALE})" d="${d}"/></svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}
