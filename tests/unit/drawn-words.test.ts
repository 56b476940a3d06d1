import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { ImageProbe } from '../../pipeline/content/model/probes.ts';
import { createImageResolver } from '../../pipeline/site/parse/images.ts';
import { inspectImage } from '../../pipeline/images/inspect-image.ts';
import { probeImages } from '../../pipeline/images/probe-images.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { encoderOf } from '../../pipeline/outputs/images/encode-image.ts';
import { createMemory } from './memory.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PLACE = { file: 'insights/a.md', line: 1, column: 1 };
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="http://www.w3.org/2000/svg"';
const NO_FONTS = '<?xml version="1.0"?><fontconfig></fontconfig>';
const root = temporaryFolder();

beforeAll(async () => {
  await writeFile(path.join(root, 'none.conf'), NO_FONTS);
  process.env['FONTCONFIG_FILE'] = path.join(root, 'none.conf');
});

function svg(inside: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80" ${more}>${inside}</svg>`;
}

async function probe(source: string): Promise<ImageProbe> {
  await writeFile(path.join(root, 'a.svg'), source);
  const found = (await probeImages(root, ['a.svg'], createMemory())).get('a.svg');
  if (!found) throw new Error('The drawing that was just written is gone');
  return found;
}

async function draw(source: string, width = 320): Promise<Buffer> {
  const probed = await probe(source);
  return encoderOf(root, probed)({ file: 'a.png', source: probed, format: 'png', shape: { width } });
}

async function cornerOf(source: string): Promise<number[]> {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  return [
    ...(await sharp(await draw(source))
      .ensureAlpha()
      .extract(corner)
      .raw()
      .toBuffer()),
  ];
}

test('words of a drawing are letters where the machine has no fonts', async () => {
  const widthOf = async (text: string): Promise<number> => {
    const drawn = sharp(await draw(svg(`<text x="9" y="50" font-size="40">${text}</text>`)));
    return (await drawn.flatten({ background: 'white' }).trim().toBuffer({ resolveWithObject: true })).info.width;
  };
  expect(await widthOf('llll')).toBeLessThan((await widthOf('WWWW')) / 2);
});

test('words in another typeface are set in that of the site', async () => {
  const inFamily = await draw(svg('<text x="9" y="50" font-family="Courier New">Gate 2</text>'));
  expect(inFamily.equals(await draw(svg('<text x="9" y="50">Gate 2</text>')))).toBe(true);
});

test('what programs write for readers that know no formatted text is not shown', async () => {
  const notice = (inside: string): string =>
    svg(
      `<rect width="9" height="9"/><switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/>${inside}</switch>`,
    );
  const shown = await draw(notice('<a><text x="9" y="50">Text is not SVG - cannot display</text></a>'));
  expect(shown.equals(await draw(notice('')))).toBe(true);
});

test.each([
  ['style="background-color: #ffffff;"'],
  ["style='background: white !important'"],
  [
    'viewBox="-9 -9 160 40" style="background: #fff; background-color: light-dark(rgb(255, 255, 255), var(--a, #121212))"',
  ],
])('a drawing keeps the ground of its root: %s', async (attributes) => {
  expect(await cornerOf(svg('<text x="9" y="50">Gate</text>', attributes))).toEqual([255, 255, 255, 255]);
});

test.each(['', 'style="background: none"', 'style="background: url(#a)"'])(
  'a drawing without a ground is transparent: %s',
  async (attributes) => {
    expect((await cornerOf(svg('<text x="9" y="50">Gate</text>', attributes)))[3]).toBe(0);
  },
);

test.each([
  ['width="320" height="80"', '<filter/><text y="50">Gate</text>', [480, 800, 1200, 1600]],
  ['width="10" height="16000"', '<filter/><text y="50">Gate</text>', [10]],
  ['width="10" height="10"', '<filter/><text y="50">Gate</text>', [330]],
])(
  'a drawing that is published as pixels is made at every size that a page shows: %s',
  async (size, inside, widths) => {
    const source = await probe(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
    const resolver = createImageResolver(new Map([['a.svg', source]]), fileAt('a.md'));
    const picture = resolver.picture('a.svg', 'A', PLACE);
    expect([...(picture?.sources[0]?.srcset.matchAll(/ (\d+)w/g) ?? [])].map(([, width]) => Number(width))).toEqual(
      widths,
    );
    for (const variant of resolver.variants()) {
      const { width } = await sharp(await encoderOf(root, variant.source)(variant)).metadata();
      expect({ width }).toEqual(variant.shape);
    }
  },
);

const PLAIN = '<path d="M0 0H300" stroke="#111"/>';
const SCHEMES = '<style>@media (prefers-color-scheme: dark) { path { stroke: white } }</style>';

test.each([
  ['dark ink on nothing', svg(PLAIN), true],
  ['the same with words', svg(`${PLAIN}<text y="50">Gate</text>`), true],
  ['colors for both schemes', svg(SCHEMES + PLAIN), false],
  ['a ground of its own', svg(`<rect width="320" height="80" fill="white"/>${PLAIN}`), false],
  ['a ground by its styles', svg(`${PLAIN}<text y="50">Gate</text>`, 'style="background:white"'), false],
])('a drawing with %s has a light ground where it needs one', async (_, source, onPaper) => {
  expect((await inspectImage(Buffer.from(source))).onPaper).toBe(onPaper);
});

test.each([
  [{ r: 0, g: 0, b: 0, alpha: 0.5 }, '-on-paper'],
  [{ r: 0, g: 0, b: 0, alpha: 1 }, ''],
])('a picture with pixels of %o says in its name what ground it needs', async (background, ending) => {
  await sharp({ create: { width: 9, height: 9, channels: 4, background } })
    .png()
    .toFile(path.join(root, 'a.png'));
  const resolver = createImageResolver(await probeImages(root, ['a.png'], createMemory()), fileAt('a.md'));
  expect(resolver.picture('a.png', 'A', PLACE)?.src).toMatch(new RegExp(`^/images/a-[0-9a-f]{10}-9${ending}\\.png$`));
});

test.each([
  ['words along a curve', '<text><textPath href="#p">Words</textPath></text>', 'words along a curve'],
  ['labels under a longer name', '<svg:foreignObject><div>Words</div></svg:foreignObject>', 'labels'],
  ['a part of another file', '<use xlink:href="icons.svg#arrow"/>', 'not inside the file'],
  ['a style sheet of another file', '<?xml-stylesheet href="flow.css"?><text>Words</text>', 'not inside the file'],
  ['what fades in', '<g opacity="0"><animate attributeName="opacity" to="1"/><text>Words</text></g>', 'what moves'],
  ['a color by its name', '<style>.t { fill: var(--ink) }</style><filter/><text class="t">Words</text>', 'colors'],
])('of a drawing, %s are told to be lost', async (_, inside, part) => {
  const { lost } = await inspectImage(Buffer.from(svg(inside, XLINK)));
  expect(lost).toEqual([expect.stringContaining(part)]);
});

test.each([
  ['parts of its own', '<use xlink:href="#a"/><use href="#a"/><text id="a">Words</text>'],
  ['a color of both schemes', '<filter/><text style="fill: light-dark(#000, var(--a))">Words</text>'],
  ['a typeface by its name', '<style>text { font-family: var(--a) }</style><text>Words</text>'],
  ['a link', '<a xlink:href="https://example.com"><text>Words</text></a>'],
])('of a drawing, %s is not told to be lost', async (_, inside) => {
  expect((await inspectImage(Buffer.from(svg(inside, XLINK)))).lost).toEqual([]);
});
