import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LONGEST_SIDE_PX, MAX_DRAWING_BYTES } from '../../pipeline/images/image-limits.ts';
import { decodeImage, probeImages } from '../../pipeline/images/probe-images.ts';
import { buildPicture } from './build-picture.ts';
import { bytes32, pngOf, pngPixels, svgOf } from './hostile-files.ts';
import { createMemory } from './memory.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = temporaryFolder();

async function faultOf(name: string, bytes: Buffer): Promise<string | undefined> {
  await writeFile(path.join(root, name), bytes);
  return (await probeImages(root, [name], createMemory())).get(name)?.fault;
}

/** A picture of one color, as a decoder makes it from few bytes. */
function blank(width: number, height: number): Buffer {
  return pngOf({ width, height }, pngPixels(Buffer.alloc((width + 1) * height)));
}

/** A drawing that shows itself ten times, each of them ten times, and so on. */
function laughing(generations: number): Buffer {
  const parts = Array.from({ length: generations }, (_, at) =>
    at === 0 ? '<rect id="a0" width="1" height="1"/>' : `<g id="a${at}">${`<use href="#a${at - 1}"/>`.repeat(10)}</g>`,
  );
  return svgOf(`<defs>${parts.join('')}</defs><use href="#a${generations - 1}"/>`);
}

function gifOfFrames(frames: number): Buffer {
  const frame = Buffer.from('21f904000a0000002c000000000100010000020244010b00'.replace('0b00', '00'), 'hex');
  const head = Buffer.from('474946383961010001008000000000ffffffff'.slice(0, 38), 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

async function avifOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .avif()
    .toBuffer();
  bytes32(width, height).copy(bytes, bytes.indexOf('ispe') + 8);
  return bytes;
}

describe('an image is found unusable', () => {
  test.each([
    ['long.png', blank(100_000, 1), 'it is 100,000 by 1 pixels, and a side may have 16,383 at most'],
    [
      'area.svg',
      svgOf('', 'width="16000" height="16000"'),
      'it is 16,000 by 16,000 pixels, and 64 million are the most',
    ],
    ['packed.svg', gzipSync(svgOf('')), 'it is not in a format that can be read'],
    ['long.svg', svgOf(' '.repeat(MAX_DRAWING_BYTES)), 'the file has more than 5 MB'],
    ['less.svg', svgOf('', 'width=".2" height=".2"'), 'it has no width and height of at least one pixel'],
    ['zeros.png', Buffer.concat([blank(90, 90).subarray(0, 33), Buffer.alloc(90_000)]), 'it is damaged or cut short'],
    ['deep.svg', svgOf('<g>'.repeat(99_000)), 'it is damaged or cut short'],
  ])('as %s is', async (name, bytes, fault) => {
    expect(await faultOf(name, bytes)).toBe(fault);
  });

  test('where an AVIF says that it is enormous', async () => {
    expect(await faultOf('said.avif', await avifOfSize(60_000, 60_000))).toMatch(/^it is 60,000 by 60,000 pixels/);
    expect(await faultOf('within.avif', await avifOfSize(7000, 7000))).toBe('it is damaged or cut short');
  });

  test('where it cannot be decoded in time, and the next one can', async () => {
    await expect(decodeImage(laughing(12), 1)).rejects.toThrow('decoding it takes more than 1 seconds');
    expect(await decodeImage(blank(3, 2))).toMatchObject({ width: 3, height: 2 });
  });

  test('where it refers to a file of this machine, which is not opened', async () => {
    await writeFile(path.join(root, 'near.png'), blank(50, 50));
    const drawing = svgOf(`<image href="file://${root}/near.png" width="100" height="100"/>`);
    const { data, info } = await sharp(drawing).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, data.some((value) => value > 0)]).toEqual([100, false]);
  });
});

test('a picture of many frames is known by its first', async () => {
  expect(await decodeImage(gifOfFrames(9000))).toMatchObject({ width: 1, height: 1, isSequence: true });
});

test.each([
  ['line.png', blank(LONGEST_SIDE_PX, 1)],
  ['column.png', blank(90, LONGEST_SIDE_PX)],
  ['line.svg', svgOf('<text>x</text>', 'width="16383" height="1"')],
  ['dot.svg', svgOf('<text>x</text>', 'width="1" height="1"')],
  ['plain.svg', svgOf('<path d="M0 0h9"/>', 'viewBox="0 0 10 16000"')],
])('%s, at the edge of what is allowed, can be built', async (name, bytes) => {
  const { picture, files, rules } = await buildPicture(name, bytes, true);
  expect(rules).toEqual([]);
  const { width, height } = await sharp(files.get(picture?.src.slice(1) ?? '')).metadata();
  expect([width, height]).toEqual([picture?.width, picture?.height]);
  expect([...files.keys()].filter((file) => file.endsWith('-card.jpg'))).toHaveLength(1);
});
