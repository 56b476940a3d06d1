import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../drawings/drawings.ts';
import { swatches } from '../../drawings/swatches.ts';
import { safeDrawing } from '../../pipeline/images/safe-drawing.ts';

const root = path.resolve(import.meta.dirname, '../..');
const MAX_BYTES = 40_000;
/** A sign is made of faces alone. */
const SIGN = /(?:mark|favicon)\.svg$/;

describe.each(Object.entries(drawings()))('%s', (file, text) => {
  test('is what the generator draws', () => {
    expect(readFileSync(path.join(root, file), 'utf8') === text, 'run `npm run draw` and commit what it writes').toBe(
      true,
    );
  });

  test('has the colors of both schemes', () => {
    const [light = '', dark = ''] = text.split('@media (prefers-color-scheme:dark)');
    expect([light.includes(swatches.ink[0]), dark.includes(swatches.ink[1])]).toEqual([true, true]);
  });

  test.runIf(!SIGN.test(file))('has nothing in the signal color', () => {
    expect(swatches.signal.filter((color) => text.includes(color))).toEqual([]);
  });

  test.runIf(!SIGN.test(file))('has no ground of its own where colors are forced', () => {
    expect(text).toContain('@media (forced-colors:active){.ground{display:none}');
  });

  test.runIf(!SIGN.test(file))('has a heavier pen for every line where it is small', () => {
    const [usual = '', small = ''] = text.split('@media (max-width:30em)');
    const widths = (rules: string) => new Map([...rules.matchAll(/\.(w[\d-]+)\{stroke-width:([\d.]+)\}/g)].map(pen));
    const heavier = [...widths(usual)].filter(([name, width]) => (widths(small).get(name) ?? 0) > width);
    expect(heavier.length).toBeGreaterThan(0);
    expect(heavier).toEqual([...widths(usual)]);
  });

  test(`is at most ${MAX_BYTES / 1000} kB`, () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('is published as it is', () => {
    expect(safeDrawing(text)).toBe(text);
  });

  test('has numbers where numbers are due', () => {
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

function pen([, name = '', width]: readonly string[]): [string, number] {
  return [name, Number(width)];
}
