import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hashOfBytes } from '../hash.ts';
import { withPath } from '../system-error.ts';

/** How the names of notes end. */
export const NOTE = '.note';
/** Length of the hash of its bytes that a note begins with, in hexadecimal. */
const HASH = 64;

/** The bytes of a note; undefined where there is none, or it is damaged. */
export function readNote(file: string): Buffer | undefined {
  try {
    const whole = readFileSync(file);
    const bytes = whole.subarray(HASH);
    return whole.toString('latin1', 0, HASH) === hashOfBytes(bytes) ? bytes : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw withPath(error, file);
  }
}

/** Writes a note whole: whoever reads it sees the earlier one, or this one. */
export function writeNote(file: string, bytes: Uint8Array): void {
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, Buffer.concat([Buffer.from(hashOfBytes(bytes)), bytes]));
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw withPath(error, file);
  }
}
