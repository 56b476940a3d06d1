import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../drawings/drawings.ts';
import { PLANNED, REDESIGNED, START } from '../../drawings/odds-ladder.ts';
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

test('the ladders of the invented case are those of the article that counts them', () => {
  const article = readFileSync(path.join(root, 'content/insights/burn-quality.md'), 'utf8');
  const rows = [...article.matchAll(/^\| \d[^|]*\| €([\d.]+)M \| (\d+)% to (\d+)% \|/gm)].map((row) =>
    row.slice(1).map(Number),
  );
  const drawn = [PLANNED, REDESIGNED].flatMap((gates) =>
    gates.map(([cost, odds], index) => [cost, gates[index - 1]?.[1] ?? START, odds]),
  );
  expect(drawn).toEqual(rows);
});

function pen([, name = '', width]: readonly string[]): [string, number] {
  return [name, Number(width)];
}
