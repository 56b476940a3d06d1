import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { portrait, type Photograph } from '../../drawings/portrait.ts';
import { temporaryFolder } from './temporary-folder.ts';

const MAX_BYTES = 40_000;

/** A picture without a face: an oval, lit from the left, before a grey ground. */
const OVAL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750"><defs><linearGradient id="a"><stop stop-color="#fff"/>' +
  '<stop offset="1" stop-color="#111"/></linearGradient></defs><rect width="600" height="750" fill="#999"/>' +
  '<ellipse cx="300" cy="340" rx="170" ry="230" fill="url(#a)"/></svg>';

describe('a portrait', () => {
  test('has no line where the photograph is white', () => {
    expect(linesOf(portrait(evenly(0)))).toBe(0);
  });

  test('has the more lines, the darker the photograph is', () => {
    const counts = [0.3, 0.5, 0.7, 0.9].map((tone) => linesOf(portrait(evenly(tone))));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(4);
  });

  test('is at most 40 kB, however much there is to see', () => {
    let seed = 1;
    const noise = Float32Array.from(
      { length: 230 * 288 },
      () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647,
    );
    const text = portrait({ width: 230, height: 288, tones: noise });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('is drawn of a picture file by a command', { timeout: 30_000 }, async () => {
    const folder = temporaryFolder();
    const [photograph, out] = [path.join(folder, 'photograph.jpg'), path.join(folder, 'portrait.svg')];
    await writeFile(photograph, await sharp(Buffer.from(OVAL)).jpeg().toBuffer());
    const args = ['--import', 'tsx', 'drawings/draw.ts', '--portrait', photograph, '--out', out];
    await promisify(execFile)(process.execPath, args, { cwd: path.resolve(import.meta.dirname, '../..') });
    const text = await readFile(out, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    const { data, info } = await sharp(Buffer.from(text))
      .resize({ width: 60 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [lit, shaded] = [0.34, 0.7].map((right) => meanAround(data, info, right, 0.45));
    expect(shaded).toBeLessThan((lit ?? 0) - 60);
  });
});

function evenly(tone: number): Photograph {
  return { width: 23, height: 28, tones: new Float32Array(23 * 28).fill(tone) };
}

/** How many lines a drawing has. */
function linesOf(text: string): number {
  return [...text.matchAll(/<path class="print[^"]*"[^>]* d="([^"]*)"/g)].join('').split('M').length - 1;
}

/** The mean lightness of 5 by 5 points, from 0 to 255. */
function meanAround(
  data: Buffer,
  { width, height, channels }: Readonly<Record<'width' | 'height' | 'channels', number>>,
  right: number,
  down: number,
): number {
  const [x, y] = [Math.round(right * width), Math.round(down * height)];
  const points = [-2, -1, 0, 1, 2].flatMap((dy) =>
    [-2, -1, 0, 1, 2].map((dx) => data[((y + dy) * width + x + dx) * channels] ?? 0),
  );
  return points.reduce((sum, value) => sum + value, 0) / points.length;
}
