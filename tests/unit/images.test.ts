import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import { createImageResolver, type ImageVariant } from '../../pipeline/site/parse/images.ts';
import { probeImages } from '../../pipeline/images/probe-images.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { writeImages } from '../../pipeline/outputs/images/write-images.ts';
import { createOutput, type WriteContext } from '../../pipeline/outputs/output.ts';
import { createMemory } from './memory.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PLACE = { file: 'insights/a.md', line: 1, column: 1 };
const NAMES = ['phone.jpg', 'small.png', 'wide.png'];
const memory = createMemory();
const root = temporaryFolder();
let pictures: ReadonlyMap<string, Picture>;
let variants: readonly ImageVariant[];

beforeAll(async () => {
  const noise = { create: { width: 900, height: 600, channels: 3 as const, background: '#336699' } };
  const turned = sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '45/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 });
  await turned.toFile(path.join(root, 'phone.jpg'));
  await sharp({ create: { width: 300, height: 200, channels: 4, background: '#33669980' } })
    .png()
    .toFile(path.join(root, 'small.png'));
  await sharp({ create: { width: 2400, height: 1000, channels: 3, background: '#996633' } })
    .png()
    .toFile(path.join(root, 'wide.png'));
  const file = fileAt('a.md');
  const resolver = createImageResolver(await probeImages(root, NAMES, memory), file);
  pictures = new Map(
    NAMES.flatMap((name) => resolver.picture(name, 'x', PLACE) ?? []).map((picture, at) => [NAMES[at] ?? '', picture]),
  );
  variants = resolver.variants();
  expect(findingsOf(file.messages)).toEqual([]);
  await writeImages(root, variants, into('out'), () => undefined);
}, 60_000);

function into(folder: string): WriteContext {
  return { output: createOutput(path.join(root, folder)), typedCache: memory };
}

function written(address: string): string {
  return path.join(root, 'out', address);
}

function widthsOf(name: string): number[][] {
  const sources = pictures.get(name)?.sources ?? [];
  return sources.map(({ srcset }) => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
}

test('every picture is written at the size that its page was told, a photograph upright', async () => {
  for (const { src, width, height } of pictures.values())
    expect(await sharp(written(src)).metadata()).toMatchObject({ width, height });
  expect(pictures.get('phone.jpg')).toMatchObject({ width: 600, height: 900 });
});

test('what the camera wrote is not published', async () => {
  const source = await sharp(path.join(root, 'phone.jpg')).metadata();
  expect(source.exif).toBeDefined();
  for (const { file } of variants) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(written(file)).metadata();
    expect([file, ...[exif, xmp, iptc, icc, orientation].filter((value) => value !== undefined)]).toEqual([file]);
  }
});

test.each([
  ['small.png', [300], [300]],
  ['phone.jpg', [480, 600], [480, 600]],
  ['wide.png', [480, 800, 1200, 1600], [480, 1200]],
])('%s is never made larger than it is', (name, avif, webp) => {
  expect(widthsOf(name)).toEqual([avif, webp]);
});

test('every image has AVIF and WebP before a form that any browser shows', async () => {
  for (const { sources, src } of pictures.values()) {
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(['jpeg', 'png']).toContain((await sharp(written(src)).metadata()).format);
  }
});

test('a name changes with the content of its image, and not with its place', async () => {
  const before = pictures.get('small.png')?.src;
  await writeFile(path.join(root, 'again.png'), await sharp(path.join(root, 'small.png')).png().toBuffer());
  const resolver = createImageResolver(await probeImages(root, ['again.png', 'wide.png'], memory), fileAt('a.md'));
  expect(resolver.picture('wide.png', '', PLACE)?.src).toBe(pictures.get('wide.png')?.src);
  expect(resolver.picture('again.png', '', PLACE)?.src).not.toBe(before);
});

test('a second build makes no image again', async () => {
  const counts = await writeImages(root, variants, into('again'), () => undefined);
  expect(counts).toEqual({ made: 0, kept: variants.length });
  expect((await stat(path.join(root, 'again', variants[0]?.file ?? ''))).size).toBeGreaterThan(0);
});

test('a plain drawing is published as it is, for every size and both color schemes', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0,0H400"/></svg>';
  await writeFile(path.join(root, 'ladder.svg'), drawing);
  const resolver = createImageResolver(await probeImages(root, ['ladder.svg'], memory), fileAt('a.md'));
  const picture = resolver.picture('ladder.svg', 'A ladder', PLACE);
  expect(picture).toMatchObject({ width: 400, height: 300, sources: [] });
  await writeImages(root, resolver.variants(), into('out'), () => undefined);
  expect(await readFile(written(picture?.src ?? ''), 'utf8')).toBe(drawing);
});

test('a drawing of both schemes has a file for the dark one, a moving one in its still form too', async () => {
  const style =
    '<style>@media (prefers-color-scheme:dark){path{fill:red}}@media (prefers-reduced-motion:no-preference){path{animation:a 1s}}</style>';
  await writeFile(
    path.join(root, 'both.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${style}<path d="M0,0H4"/></svg>`,
  );
  const resolver = createImageResolver(await probeImages(root, ['both.svg'], memory), fileAt('a.md'));
  const picture = resolver.picture('both.svg', 'x', PLACE);
  await writeImages(root, resolver.variants(), into('out'), () => undefined);
  const files = [picture?.src ?? '', ...(picture?.sources.map(({ srcset }) => srcset) ?? [])];
  expect(await Promise.all(files.map(async (file) => partsOf(await readFile(written(file), 'utf8'))))).toEqual([
    'prefers-color-scheme animation',
    'min-width',
    'min-width animation',
    'prefers-color-scheme',
  ]);
  expect(picture?.sources.map(({ media }) => media)).toEqual([
    '(-webkit-transform-2d) and (prefers-color-scheme: dark) and (prefers-reduced-motion: reduce)',
    '(-webkit-transform-2d) and (prefers-color-scheme: dark)',
    '(prefers-reduced-motion: reduce)',
  ]);
});

function partsOf(drawing: string): string {
  return (drawing.match(/prefers-color-scheme|min-width|animation(?=:)/g) ?? []).join(' ');
}

test('a drawing that holds a script is published as pixels', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>alert(1)</script></svg>';
  await writeFile(path.join(root, 'trap.svg'), drawing);
  const resolver = createImageResolver(await probeImages(root, ['trap.svg'], memory), fileAt('a.md'));
  resolver.picture('trap.svg', 'A trap', PLACE);
  expect(resolver.variants().map(({ format }) => format)).not.toContain('svg');
  expect(resolver.variants()).not.toEqual([]);
});
