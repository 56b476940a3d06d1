import { closeSync, fstatSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { UNFINISHED } from './note.ts';

/** Where a value lies in a pack: offset and length in bytes, and its CRC-32. */
type Entry = readonly [offset: number, length: number, crc: number];

/** One file that holds many values, each of which can be read alone. */
export interface Pack {
  readonly file: string;
  readonly size: number;
  keys(): Iterable<string>;
  /** Whether the pack holds a value, intact or damaged. */
  has(key: string): boolean;
  /** Size of a value in bytes; 0 if the pack does not hold it. */
  sizeOf(key: string): number;
  /** Returns the value; undefined if the pack does not hold it or it is damaged. */
  read(key: string): Buffer | undefined;
  close(): void;
}

/** Collects the values of a new pack, which gets its final name only once it is complete. */
export interface PackWriter {
  /** As in `Pack`. */
  has(key: string): boolean;
  read(key: string): Buffer | undefined;
  write(key: string, value: Uint8Array): void;
  /** Completes the pack and gives it its final name. */
  finish(): void;
}

// Format of a pack: its values one after the other, their index as JSON, then length and CRC-32 of the index, 4 bytes
// each, and a mark that identifies a pack.
const MARK = Buffer.from('SITEPACK');
const END_BYTES = 8 + MARK.length;

/** Opens a pack; undefined if the file is not a pack or its index is damaged. */
export function openPack(file: string): Pack | undefined {
  const fd = openSync(file, 'r');
  const size = fstatSync(fd).size;
  const entries = readIndex(fd, size);
  if (!entries) {
    closeSync(fd);
    return undefined;
  }
  return {
    file,
    size,
    keys: () => entries.keys(),
    has: (key) => entries.has(key),
    sizeOf: (key) => entries.get(key)?.[1] ?? 0,
    read: (key) => readEntry(fd, entries.get(key)),
    close: () => closeSync(fd),
  };
}

/** Creates a pack in a temporary file beside `file`. Throws if that exists already. */
export function createPack(file: string): PackWriter {
  const part = path.join(path.dirname(file), UNFINISHED + path.basename(file));
  const fd = openSync(part, 'wx+');
  const entries = new Map<string, Entry>();
  let size = 0;
  return {
    has: (key) => entries.has(key),
    read: (key) => readEntry(fd, entries.get(key)),
    write(key, value) {
      entries.set(key, [size, value.byteLength, crc32(value)]);
      append(value);
    },
    finish() {
      const index = Buffer.from(JSON.stringify([...entries]));
      append(index);
      append(endOf(index));
      closeSync(fd);
      renameSync(part, file);
    },
  };

  function append(bytes: Uint8Array): void {
    for (let written = 0; written < bytes.byteLength;) written += writeSync(fd, bytes, written);
    size += bytes.byteLength;
  }
}

function endOf(index: Buffer): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(index.length, 0);
  end.writeUInt32LE(crc32(index), 4);
  MARK.copy(end, 8);
  return end;
}

function readIndex(fd: number, size: number): Map<string, Entry> | undefined {
  const end = readBytes(fd, size - END_BYTES, END_BYTES);
  if (!end?.subarray(8).equals(MARK)) return undefined;
  const length = end.readUInt32LE(0);
  const index = readBytes(fd, size - END_BYTES - length, length);
  if (!index || crc32(index) !== end.readUInt32LE(4)) return undefined;
  return new Map(JSON.parse(index.toString()) as [string, Entry][]);
}

function readEntry(fd: number, entry: Entry | undefined): Buffer | undefined {
  const value = entry && readBytes(fd, entry[0], entry[1]);
  return value && crc32(value) === entry[2] ? value : undefined;
}

/** Undefined if the file ends before `offset + length`. */
function readBytes(fd: number, offset: number, length: number): Buffer | undefined {
  if (offset < 0) return undefined;
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length;) {
    const more = readSync(fd, bytes, read, length - read, offset + read);
    if (more === 0) return undefined;
    read += more;
  }
  return bytes;
}
