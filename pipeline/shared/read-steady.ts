import { lstatSync, readFileSync, statSync, type BigIntStats } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sha256 } from './hash.ts';

/** The bytes of a file at one moment, or why there are none; undefined if it is gone. */
export type Steady = { readonly bytes: Buffer } | { readonly fault: string; readonly isTooLarge?: boolean } | undefined;

/** What is said of a file that changes again. */
const RESTLESS = 'it changes while it is read';

/** Pause before what is being saved is read once more. */
export const PAUSE_MS = 100;
const REST_MS = 50;

/**
 * Reads an ordinary file of at most `maxBytes`, and once more if it changes meanwhile, or is missing because a program
 * saves it.
 */
export async function readSteady(file: string, maxBytes: number): Promise<Steady> {
  const first = readOnce(file, maxBytes);
  if (first && !('fault' in first && first.fault === RESTLESS)) return first;
  await setTimeout(PAUSE_MS);
  return readOnce(file, maxBytes);
}

/** Reads a file like {@link readSteady}; adds the SHA-256 of its bytes, and refuses an empty file. */
export async function readHashed(file: string, maxBytes: number) {
  const read = await readSteady(file, maxBytes);
  if (!read || 'fault' in read) return read;
  if (read.bytes.length === 0) return { fault: 'the file is empty' };
  return { ...read, hash: sha256(read.bytes) };
}

/** Reads a file once. Neither follows a link nor waits for a pipe. */
export function readOnce(file: string, maxBytes: number): Steady {
  try {
    const before = lstatSync(file, { bigint: true });
    if (before.isDirectory()) return { fault: 'it is no ordinary file' };
    if (!before.isFile()) return { fault: 'it is a link or a device' };
    if (before.size > maxBytes) return { fault: `the file has more than ${maxBytes / 1e6} MB`, isTooLarge: true };
    const bytes = readFileSync(file);
    return stampOf(before) === stampOf(statSync(file, { bigint: true })) ? { bytes } : { fault: RESTLESS };
  } catch (error) {
    const fault = refusalOf(error);
    return fault === undefined ? undefined : { fault };
  }
}

/** Returns a stamp that differs once a file has changed or been replaced. */
function stampOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Returns the stamp of a file or folder; undefined if it cannot be looked at, for which whoever reads it has the words. */
export function stampNow(file: string): string | undefined {
  try {
    return stampOf(lstatSync(file, { bigint: true }));
  } catch {
    return undefined;
  }
}

/**
 * Returns the stamp of an ordinary file; undefined if there is none, or if it has just changed, because a second change
 * within the resolution of time stamps leaves no trace.
 */
export function stampAtRest(file: string): string | undefined {
  const found = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() === true && Date.now() - Number(found.ctimeMs) > REST_MS ? stampOf(found) : undefined;
}

/**
 * Returns a function that returns what `read` makes of a file, given by its absolute path. As long as the file rests with
 * the same stamp, it is not read again. An error of `read` is passed on, and nothing is kept.
 */
export function createRestMemory<T>(): (file: string, read: () => Promise<T>) => Promise<T> {
  const known = new Map<string, { readonly stamp: string; readonly made: T }>();
  return async (file, read) => {
    const stamp = stampAtRest(file);
    const last = known.get(file);
    if (last !== undefined && last.stamp === stamp) return last.made;
    known.delete(file);
    const made = await read();
    // If the file has changed since, its next stamp is another one.
    if (stamp !== undefined) known.set(file, { stamp, made });
    return made;
  };
}

/** Returns why the system refuses access, in words for the writer; undefined if the file no longer exists. */
export function refusalOf(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : `the system says ${code}`;
}
