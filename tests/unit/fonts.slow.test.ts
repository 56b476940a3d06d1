import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { charactersOf } from '../../pipeline/typography/characters.ts';
import type { FontFile } from '../../pipeline/content/model/assets.ts';
import { typefaces } from '../../pipeline/images/typefaces.ts';
import { writeFonts } from '../../pipeline/outputs/fonts.ts';
import { createOutput } from '../../pipeline/outputs/output.ts';
import { faceMetrics, fallbackWidths } from '../../renderer/design/fonts.ts';
import { openFont, type OpenFont } from './open-font.ts';
import { createMemory } from './memory.ts';
import { temporaryFolder } from './temporary-folder.ts';

const FIGURES = '0123456789';
const EVERY_SITE = 'Aaz ÀÉÈÌÒÙàéèìòùçœŒßäöüÄÖÜñÑ¿¡ 0123456789 ‘’“”„‹›«» –— … • · € £ × ÷ − ½ ² ° ™';
/** A name in Czech, one in Polish, a word in Vietnamese, a sign that no file has. */
const MORE = 'Řę₫気';
/** Features that place accents of their own, which no file has. */
const OF_MARKS = new Set(['mark', 'mkmk']);

const root = temporaryFolder();
const memory = createMemory();
let fonts: readonly FontFile[] = [];
const opened = new Map<string, OpenFont>();

beforeAll(async () => {
  fonts = await writeFonts('', { output: createOutput(root), typedCache: memory });
  for (const { family, href } of fonts) opened.set(family, await openFont(await readFile(path.join(root, href))));
}, 60_000);

describe.each(Object.values(typefaces))('the file of $family', ({ family, files }) => {
  test('has what texts in Italian, French, German and Spanish are written with', () => {
    expect([...EVERY_SITE].filter((sign) => !opened.get(family)?.characters.has(sign))).toEqual([]);
  });

  test('keeps the features that its source has', async () => {
    const { features } = await openFont(await readFile(files.latin));
    const wanted = features.filter((tag) => !OF_MARKS.has(tag));
    expect(opened.get(family)?.features.toSorted()).toEqual(wanted.toSorted());
    expect(wanted).toEqual(expect.arrayContaining(['kern', 'liga']));
  });

  test('has figures of one width, as high as capitals, all on the line', () => {
    const font = opened.get(family);
    const widths = new Set(font?.advances(FIGURES, ['tnum', 'lnum']));
    const capital = font?.reach('H')[1] ?? 0;
    const reaches = [...FIGURES].map((figure) => font?.reach(figure) ?? [9, 9]);
    expect(widths.size).toBe(1);
    expect(reaches.filter(([low, high]) => Math.abs(low) > 0.03 || Math.abs(high - capital) > 0.07)).toEqual([]);
  });
});

test('characters of other scripts come in files of their own, for those characters alone', async () => {
  const more = await writeFonts(MORE, { output: createOutput(root), typedCache: memory });
  expect(more.filter(({ range }) => range === undefined)).toEqual(fonts);
  expect(more.flatMap(({ family, range = [] }) => (range.length > 0 ? [[family, range]] : []))).toEqual([
    ['Newsreader', 'U+119,U+158,U+20AB'],
    ['Hanken Grotesk', 'U+119,U+158,U+20AB'],
  ]);
  for (const { href } of more.filter(({ range }) => range !== undefined)) {
    const { characters } = await openFont(await readFile(path.join(root, href)));
    expect([...characters]).toEqual(['ę', 'Ř', '₫']);
  }
});

test('every character beyond ASCII counts, wherever in a value it stands', () => {
  const value = { a: 'Dvořák', b: [new Map([['c', 'ę é']]), { d: '気', e: 'o\u0301' }], f: 3, g: undefined };
  expect(charactersOf(value)).toBe('áéóęř気');
});

/** Plain prose, to measure with; about no subject of any site. */
const PROSE =
  'Most new companies do not fail for want of an idea. They fail because nobody asked, early enough and in plain ' +
  'words, what has to be true before the next step is worth its price. A good plan names the question, the ' +
  'experiment that answers it, the person who decides, and the day on which it is decided. Whoever reads it can ' +
  'see at once which risk is gone, which one is left, and what another year of work would buy. The rest is ' +
  'judgement, and a little luck.';

const weights = { display: undefined, text: 400, textBold: 600 } as const;
const LIBERATION = '/usr/share/fonts/truetype/liberation';
const fallbacks = {
  display: `${LIBERATION}/LiberationSerif-Regular.ttf`,
  text: `${LIBERATION}/LiberationSans-Regular.ttf`,
  textBold: `${LIBERATION}/LiberationSans-Bold.ttf`,
} as const;

describe.each(['display', 'text', 'textBold'] as const)('the figures of %s', (face) => {
  test('are those of its font', async () => {
    const typeface = face === 'display' ? typefaces.display : typefaces.text;
    const font = await openFont(await readFile(typeface.files.latin), weights[face]);
    const { ascent, descent, lineGap } = font;
    expect({ ascent, descent, lineGap, ...widthsOf(font) }).toEqual({ ...faceMetrics[face], lineGap: 0 });
  });

  test('are those of its fallback', async ({ skip }) => {
    skip(!existsSync(fallbacks[face]), `${fallbacks[face]} is not on this machine, so its widths were not compared`);
    expect(widthsOf(await openFont(await readFile(fallbacks[face])))).toEqual(fallbackWidths[face]);
  });
});

/** In em, to five decimals. */
function widthsOf(font: OpenFont) {
  const mean = (text: string): number =>
    Number((font.advances(text).reduce((sum, width) => sum + width, 0) / text.length).toFixed(5));
  return { prose: mean(PROSE), figure: mean(FIGURES) };
}
