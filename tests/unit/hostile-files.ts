import { crc32, deflateSync } from 'node:zlib';

/** The header of a PNG. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** 0 gray, 6 color with alpha. */
  readonly type?: number;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Makes a PNG file of chunks between its header and its end. */
export function pngOf(head: PngHead, ...chunks: readonly Buffer[]): Buffer {
  const { width, height, type = 0 } = head;
  const data = Buffer.concat([bytes32(width, height), Buffer.from([8, type, 0, 0, 0])]);
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', data), ...chunks, pngChunk('IEND')]);
}

/** Makes a chunk of a PNG with its length and its checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([bytes32(data.length), named, bytes32(crc32(named))]);
}

/** Makes the chunk of compressed pixels; each row begins with its filter. */
export function pngPixels(rows: Buffer): Buffer {
  return pngChunk('IDAT', deflateSync(rows, { level: 9 }));
}

/** Encodes integers in 32 bits, big-endian. */
export function bytes32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/** Makes an SVG file. */
export function svgOf(inside: string, attributes = 'width="100" height="100"'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
}
