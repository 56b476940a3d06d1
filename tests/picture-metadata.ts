/** A part of a file: its name and its bytes. */
type Part = readonly [name: string, data: Buffer];

const PNG_PARTS = /^(?:IHDR|PLTE|tRNS|IDAT|IEND)$/;
const WEBP_PARTS = /^(?:VP8[ LX]|ALPH)$/;
/** Tables, frame, scans and end of a JPEG; `e0` is the JFIF head. */
const JPEG_PARTS = /^(?:c[0-24]|d[89abd]|e0)$/;
const AVIF_PARTS =
  /^(?:ftyp|meta|hdlr|pitm|iloc|iinf|infe av01|iprp|ipco|ispe|pixi|av1C|colr nclx|auxC|ipma|iref|auxl|mdat)$/;
/** Boxes that contain boxes, and how many bytes precede these. */
const AVIF_HOLDERS: Readonly<Record<string, number>> = { meta: 4, iinf: 6, iprp: 0, ipco: 0, iref: 4 };
const UNKNOWN_DENSITY = '000003e8000003e801';
const JFIF_BYTES = 14;
const ICO_HEAD_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Returns the names of all parts of a picture that are neither pixels nor needed to read them. */
export function metadataIn(file: Buffer): string[] {
  const head = file.toString('latin1', 0, 12);
  if (head.startsWith('\x89PNG')) return strange(pngParts(file).filter(isOfSource), PNG_PARTS);
  if (head.startsWith('\xff\xd8')) return strange(jpegParts(file), JPEG_PARTS);
  if (head.startsWith('RIFF')) return strange(webpParts(file), WEBP_PARTS);
  if (head.slice(4, 8) === 'ftyp') return [...strange(boxesOf(file), AVIF_PARTS), ...makersOf(file)];
  if (head.startsWith('\0\0\x01\0')) return icoImages(file).flatMap(metadataIn);
  if (/^(?:\ufeff|\xef\xbb\xbf)?\s*</.test(head)) return svgParts(file.toString());
  return [`a format that is not known, ${JSON.stringify(head)}`];
}

/** Tells whether a part may come from the source. The library itself adds only a density of 1 pixel per millimeter. */
function isOfSource([name, data]: Part): boolean {
  return name !== 'pHYs' || data.toString('hex') !== UNKNOWN_DENSITY;
}

function strange(parts: readonly Part[], known: RegExp): string[] {
  return parts.map(([name]) => name).filter((name) => !known.test(name));
}

function pngParts(file: Buffer): Part[] {
  const parts: Part[] = [];
  let at = 8;
  while (at + 12 <= file.length && parts.at(-1)?.[0] !== 'IEND') {
    const end = at + 12 + file.readUInt32BE(at);
    parts.push([file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, end - 4)]);
    at = end;
  }
  return withRest(parts, file, at);
}

function jpegParts(file: Buffer): Part[] {
  const parts: Part[] = [];
  let at = 2;
  while (at + 2 <= file.length && file[at] === 0xff && parts.at(-1)?.[0] !== 'd9') {
    const name = (file[at + 1] ?? 0).toString(16);
    let end = name === 'd9' ? at + 2 : at + 2 + file.readUInt16BE(at + 2);
    if (name === 'da') end = endOfScan(file, end);
    const data = file.subarray(at + 4, end);
    const isPlainHead = data.toString('latin1', 0, 5) === 'JFIF\0' && data.length === JFIF_BYTES;
    parts.push([name === 'e0' && !isPlainHead ? 'e0 with more than a head' : name, data]);
    at = end;
  }
  return withRest(parts, file, at);
}

/** Returns the offset of the next marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(file: Buffer, begin: number): number {
  let at = file.indexOf(0xff, begin);
  for (; at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

function webpParts(file: Buffer): Part[] {
  const parts: Part[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4);
    parts.push([file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  return withRest(parts, file, at);
}

function withRest(parts: readonly Part[], file: Buffer, at: number): Part[] {
  return at < file.length ? [...parts, ['bytes after the end', file.subarray(at)]] : [...parts];
}

/** Returns all boxes of an ISO base media file, nested ones too. */
function boxesOf(file: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at + 8 <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = file.readUInt32BE(at) === 0 ? file.length : at + file.readUInt32BE(at);
    const data = file.subarray(at + 8, end);
    const kind = { infe: data.toString('latin1', 8, 12), colr: data.toString('latin1', 0, 4) }[type];
    parts.push([kind === undefined ? type : `${type} ${kind}`, data]);
    const before = AVIF_HOLDERS[type];
    if (before !== undefined) parts.push(...boxesOf(data.subarray(before)));
    at = Math.max(end, at + 8);
  }
  return parts;
}

/** Returns the names in handler boxes, in which a program may identify itself. */
function makersOf(file: Buffer): string[] {
  return boxesOf(file)
    .filter(([type]) => type === 'hdlr')
    .map(([, data]) => data.toString('latin1', 24).replaceAll('\0', ''))
    .filter((maker) => maker !== '');
}

function icoImages(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = ICO_HEAD_BYTES + index * ICO_ENTRY_BYTES;
    const begin = file.readUInt32LE(entry + 12);
    return file.subarray(begin, begin + file.readUInt32LE(entry + 8));
  });
}

function svgParts(text: string): string[] {
  const found = text.matchAll(
    /<!--|<!\w+|<\?(?!xml )[\w-]+|\/\*|<metadata|<\w+:\w+|\s(?:xmlns:[\w-]+|[\w-]+:[\w-]+|data-[\w-]+)\s*=/g,
  );
  return [...found].map(([part]) => part.trim());
}
