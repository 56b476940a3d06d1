import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfBytes } from '../../shared/hash.ts';
import { unlessRefused, withPath } from '../../shared/system-error.ts';

/** Ending of the names of notes, which are small files that begin with a hash of their bytes. */
export const NOTE = '.note';
/** Prefix of the names of files that are still being written. */
export const UNFINISHED = 'part-';
/** Length in hexadecimal digits of the SHA-256 at the start of a note, a hash of its bytes. */
const HASH = 64;

/** Returns the bytes of a note; undefined if it is missing or damaged. */
export function readNote(file: string): Buffer | undefined {
  const whole = unlessRefused(['ENOENT', 'ENOTDIR'], () => readFileSync(file), file);
  const bytes = whole?.subarray(HASH);
  return bytes && whole?.toString('latin1', 0, HASH) === hashOfBytes(bytes) ? bytes : undefined;
}

/** Writes a note atomically, and creates its folders: another process reads either the earlier note or this one. */
export function writeNote(file: string, bytes: Uint8Array): void {
  const part = path.join(path.dirname(file), UNFINISHED + randomUUID());
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(part, Buffer.concat([Buffer.from(hashOfBytes(bytes)), bytes]));
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw withPath(error, file);
  }
}

/** Returns the plain data of a note; undefined if it is missing or damaged. */
export function readPlainNote<T>(file: string): T | undefined {
  const bytes = readNote(file);
  return bytes && (JSON.parse(bytes.toString()) as T);
}

/** Writes plain data as a note, like `writeNote`. */
export function writePlainNote(file: string, value: unknown): void {
  writeNote(file, Buffer.from(JSON.stringify(value)));
}
