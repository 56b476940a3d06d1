import sharp, { type Sharp } from 'sharp';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { metadataIn } from '../picture-metadata.ts';
import { buildPicture } from './build-picture.ts';
import { bytes32, pngChunk, svgOf } from './hostile-files.ts';

const OWNER = 'Ada Owner';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>${OWNER}</owner></x:xmpmeta>`;

/** A photograph by a camera that says everything it knows. */
function talkative(): Sharp {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    .withMetadata({ density: 301 })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: OWNER, Make: 'Camera', Copyright: OWNER },
      IFD2: { BodySerialNumber: '0042', CameraOwnerName: OWNER },
      IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(XMP);
}

function insert(bytes: Buffer, at: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
}

function jpegSegment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
}

async function talkativePng(): Promise<Buffer> {
  const bytes = await talkative().png().toBuffer();
  const text = Buffer.from(`Author\0${OWNER}`);
  return insert(
    bytes,
    bytes.indexOf('IDAT') - 4,
    pngChunk('tEXt', text),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(OWNER)])),
    pngChunk('iTXt', Buffer.from(`Title\0\0\0\0\0${OWNER}`)),
    pngChunk('tIME', Buffer.from([7, 234, 11, 22, 14, 0, 0])),
    pngChunk('prVt', text),
  );
}

async function talkativeJpeg(): Promise<Buffer> {
  const bytes = await talkative().jpeg().toBuffer();
  const iptc = `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0e\x1c\x02\x50\0\x09${OWNER}`;
  const spoken = insert(bytes, 2, jpegSegment(0xfe, OWNER), jpegSegment(0xed, iptc), jpegSegment(0xeb, OWNER));
  return Buffer.concat([spoken, Buffer.from(OWNER)]);
}

async function talkativeGif(): Promise<Buffer> {
  const bytes = await talkative().gif().toBuffer();
  const table = (bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0;
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, OWNER.length]), Buffer.from(OWNER), Buffer.from([0])]);
  return insert(bytes, 13 + table, comment);
}

test.each([
  ['photograph.jpg', talkativeJpeg],
  ['photograph.png', talkativePng],
  ['photograph.webp', () => talkative().webp().toBuffer()],
  ['photograph.avif', () => talkative().avif().toBuffer()],
  ['photograph.tiff', () => talkative().tiff().toBuffer()],
  ['photograph.gif', talkativeGif],
  ['photograph.svg', async () => svgOf(`<!-- ${OWNER} --><metadata>${OWNER}</metadata><text>x</text>`)],
  ['plain.svg', async () => svgOf(`<!-- ${OWNER} --><style>/* ${OWNER} */</style><path d="M0 0h9"/>`)],
])('nothing but pixels is published of %s', async (name, make) => {
  const source = await make();
  expect(source.includes(OWNER)).toBe(true);
  const { files, rules } = await buildPicture(name, source, true);
  expect(rules).toEqual([]);
  expect(files.size).toBeGreaterThan(1);
  for (const [file, bytes] of files) {
    expect([file, metadataIn(bytes)]).toEqual([file, []]);
    expect([file, bytes.includes(OWNER)]).toEqual([file, false]);
  }
});

test.each([
  ['a JPEG', talkativeJpeg, ['fe', 'ed', 'eb', 'e1', 'e2', 'bytes after the end']],
  ['a PNG', talkativePng, ['pHYs', 'iCCP', 'eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt']],
  ['a WebP', () => talkative().webp().toBuffer(), ['ICCP', 'EXIF', 'XMP ']],
  ['an AVIF', () => talkative().avif().toBuffer(), ['infe Exif', 'infe mime', 'colr rICC', 'cdsc']],
  ['an SVG', async () => svgOf('<!-- x --><metadata/><g data-name="x"/>'), ['<!--', '<metadata', 'data-name=']],
  [
    'another format',
    async () => bytes32(1, 2, 3),
    [
      'a format that is not known, "\\u0000\\u0000\\u0000\\u0001\\u0000\\u0000\\u0000\\u0002\\u0000\\u0000\\u0000\\u0003"',
    ],
  ],
])('the reader of metadata finds all of it in %s', async (_, make, names) => {
  expect(metadataIn(await make())).toEqual(expect.arrayContaining(names));
});
