import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { setTitle, type TitleRoom } from '../../pipeline/outputs/cards/typesetter.ts';
import { toSocialCard } from '../../pipeline/site/derive/derive-site.ts';
import type { SocialCard, CardImage } from '../../pipeline/content/model/assets.ts';
import { lightColors } from '../../pipeline/outputs/images/light-colors.ts';
import type { TypedCache } from '../../pipeline/cache/typed-cache.ts';
import { writeCards, type WrittenCards } from '../../pipeline/outputs/cards/write-cards.ts';
import { createOutput } from '../../pipeline/outputs/output.ts';
import { siteOf } from './load-folder.ts';
import { createMemory } from './memory.ts';
import { temporaryFolder } from './temporary-folder.ts';

const project = path.resolve(import.meta.dirname, '../..');
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(3);
const TITLES: Readonly<Record<string, string>> = {
  short: 'Felt',
  long: 'A title with “quotes”, dashes – and accents: Dvořák, Łódź, énergie, straße; on and on and on '.repeat(3),
  word: LONG_WORD,
  none: '→ ▲ ☂',
};
const PICTURES = ['none', 'drawing', 'photograph'] as const;

const memory = createMemory();
const root = temporaryFolder();
const cards: SocialCard[] = [];
let written: WrittenCards;

beforeAll(async () => {
  const line = `<path d="M100 900L1500 100" stroke="${lightColors.ink}" stroke-width="9"/>`;
  const faces = Array.from(
    { length: 16 },
    (_, index) => `<path d="M${300 + 60 * index} 500v400h60v-400z" fill="rgb(${14 * index},${60 + 9 * index},120)"/>`,
  );
  await writeFile(
    path.join(root, 'drawing.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${faces.join('')}${line}</svg>`,
  );
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(path.join(root, 'photograph.jpg'));
  const files = { none: undefined, drawing: 'drawing.svg', photograph: 'photograph.jpg' };
  for (const [name, title] of Object.entries(TITLES))
    for (const picture of PICTURES) {
      const image = files[picture] === undefined ? {} : { image: await imageAt(files[picture]) };
      cards.push({ address: `/${name}-${picture}`, title, kicker: 'Essay · 4 min', name: 'Small Site', ...image });
    }
  written = await write('out', memory);
}, 120_000);

async function imageAt(file: string): Promise<CardImage> {
  const bytes = await readFile(path.join(root, file));
  return { path: file, hash: createHash('sha256').update(bytes).digest('hex') };
}

function write(out: string, typedCache: TypedCache): Promise<WrittenCards> {
  const writeContext = { output: createOutput(path.join(root, out)), typedCache };
  return writeCards({ content: root, project }, writeContext, cards, () => undefined);
}

function fileOf(address: string, out = 'out'): string {
  return path.join(root, out, written.paths.get(address) ?? '');
}

test('every card is a JPEG of 1200 by 630 pixels and at most 90 kB', async () => {
  for (const { address } of cards) {
    const bytes = await readFile(fileOf(address));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ address, format, width, height }).toEqual({ address, format: 'jpeg', width: 1200, height: 630 });
    expect(fileOf(address)).toMatch(/-card\.jpg$/);
    expect(bytes.length).toBeLessThanOrEqual(90_000);
  }
});

test.each(Object.keys(TITLES))('the title %s stays off the margins of its card', async (name) => {
  for (const region of [
    { left: 0, top: 0, width: 44, height: 630 },
    { left: 860, top: 0, width: 340, height: 390 },
  ])
    expect(await spread(`/${name}-none`, region)).toBeLessThan(1);
});

test('a photograph fills the right side of its card from top to bottom', async () => {
  const part = { left: 780, top: 0, width: 420, height: 630 };
  const right = await sharp(await sharp(fileOf('/short-photograph')).extract(part).png().toBuffer()).stats();
  expect(right.channels.map(({ mean }) => Math.round(mean / 10))).toEqual([5, 10, 15]);
});

test('a drawing stands at the right of its card, on paper', async () => {
  expect(await spread('/short-drawing', { left: 700, top: 250, width: 460, height: 340 })).toBeGreaterThan(5);
  expect(await spread('/short-drawing', { left: 1170, top: 0, width: 30, height: 630 })).toBeLessThan(1);
});

test('the rule of a card keeps its color beside a drawing of many', async () => {
  const part = { left: 80, top: 72, width: 40, height: 2 };
  const { channels } = await sharp(await sharp(fileOf('/short-drawing')).extract(part).png().toBuffer()).stats();
  const wanted = Buffer.from(lightColors.action.slice(1), 'hex');
  expect(channels.map(({ mean }, at) => Math.abs(mean - (wanted[at] ?? 0)) < 6)).toEqual([true, true, true]);
});

test('a second build makes no card again, and one with nothing kept makes the same bytes', async () => {
  expect((await write('second', memory)).counts).toEqual({ made: 0, kept: cards.length });
  const other = await write('other', createMemory());
  expect(other).toEqual({ paths: written.paths, counts: { made: cards.length, kept: 0 } });
  for (const { address } of cards)
    expect(await readFile(fileOf(address, 'other'))).toEqual(await readFile(fileOf(address)));
}, 120_000);

test('every page and article has one card, with its own title', async () => {
  const site = await siteOf();
  const { pages, insights } = site.content;
  const { articles } = insights;
  const shown = new Map(site.socialCards.map(({ address, title }) => [address, title]));
  expect([...shown.keys()].toSorted()).toEqual(
    [...[...pages.values()].map(({ canonical }) => canonical), ...articles.map(({ address }) => address)].toSorted(),
  );
  for (const { address, title } of articles) expect(shown.get(address)).toBe(title.replaceAll("'", '’'));
});

test('a title in letters that the face lacks gives way to the name of the site', async () => {
  const site = await siteOf();
  const card = toSocialCard({ address: '/climate', title: 'Klima 気候', kicker: '' }, site);
  expect(card.title).toBe(site.identity.name);
});

describe('a title', () => {
  /** Every sign half as wide as it is high. */
  const room: TitleRoom = {
    widthPx: 600,
    maxLines: (sizePx) => Math.min(4, Math.floor(300 / sizePx)),
    sizesPx: [100, 60, 40],
    measure: (text) => [...text].length / 2,
  };

  test.each([
    ['Burn quality', ['Burn quality'], 100],
    ['From discovery to product: the road that works', ['From discovery', 'to product: the', 'road that works'], 60],
    ['a state-of-the-art-method', ['a state-', 'of-the-', 'art-method'], 100],
    ['  spaces \n between  ', ['spaces', 'between'], 100],
  ])('%j is set as %j in %i px', (title, lines, sizePx) => {
    expect(setTitle(title, room)).toEqual({ lines, sizePx });
  });

  test('of one word that is too long is broken into pieces alike', () => {
    const { lines, sizePx } = setTitle('x'.repeat(70), room);
    expect([lines.map(({ length }) => length), sizePx]).toEqual([[24, 24, 22], 40]);
  });

  test('that has no room at all ends in an ellipsis', () => {
    const { lines } = setTitle('word '.repeat(100), room);
    expect([lines.length, lines.at(-1)?.endsWith('…')]).toEqual([4, true]);
    expect(lines.filter((line) => line.length > 30)).toEqual([]);
  });
});

/** How much the pixels of a part of a card differ from one another. */
async function spread(address: string, region: Region): Promise<number> {
  const part = await sharp(fileOf(address)).extract(region).png().toBuffer();
  return Math.max(...(await sharp(part).stats()).channels.map(({ stdev }) => stdev));
}
