import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../drawings/drawings.ts';
import { swatches } from '../../drawings/swatches.ts';

const root = path.resolve(import.meta.dirname, '../..');
const MOST_BYTES = 40_000;
const ELEMENTS = /^(?:svg|style|g|path)$/;
const ATTRIBUTES = /^(?:xmlns|viewBox|width|height|class|d|pathLength|stroke-width)$/;
/** Drawings of the documents, which no page shows, may have words. */
const WITH_WORDS = /^docs\//;
/** A sign is made of faces alone. */
const SIGN = /(?:mark|favicon)\.svg$/;
const TEXT_ELEMENT = /^text$/;
const TEXT_ATTRIBUTES = /^[xy]$/;

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

  test(`is at most ${MOST_BYTES / 1000} kB`, () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('holds only elements and attributes that draw', () => {
    const elements = [...text.matchAll(/<([\w:-]+)/g)].map(([, name = '']) => name);
    const attributes = [...text.matchAll(/\s([\w:-]+)="/g)].map(([, name = '']) => name);
    const mayHave = (name: string, ofText: RegExp): boolean => WITH_WORDS.test(file) && ofText.test(name);
    expect(elements.filter((name) => !ELEMENTS.test(name) && !mayHave(name, TEXT_ELEMENT))).toEqual([]);
    expect(attributes.filter((name) => !ATTRIBUTES.test(name) && !mayHave(name, TEXT_ATTRIBUTES))).toEqual([]);
  });

  test('has numbers where numbers are due', () => {
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('refers to nothing outside', () => {
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/url\(|https?:|@import|<script|data:/);
  });
});

function pen([, name = '', width]: readonly string[]): [string, number] {
  return [name, Number(width)];
}
