import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, statSync, type BigIntStats } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The result of reading a file: its bytes at one moment, or why there are none. */
export type Steady =
  | { readonly kind: 'read'; readonly bytes: Buffer; readonly stamp: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** The reason for a file or folder that keeps changing. */
export const RESTLESS = 'it changes while it is read';

/** Pauses in milliseconds before a file that is being saved is read again; saving takes less than their sum. */
const PAUSES_MS = [20, 40, 80, 160];
/**
 * How long a file must be unchanged before it is trusted: programs save in several steps, and a second change within
 * the resolution of time stamps may leave no trace.
 */
const REST_MS = 50;
/** Neither follows a link nor waits for a pipe, which may never send anything. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads an ordinary file. Reads again if the file changes meanwhile, or is missing for a moment while a program saves
 * it; does not read one with more than `mostBytes`.
 */
export async function readSteady(file: string, mostBytes: number): Promise<Steady> {
  let last: Steady = { kind: 'gone' };
  const steady = await untilSteady(() => {
    const found = readOnce(file, mostBytes);
    last = found ?? { kind: 'unreadable', reason: RESTLESS };
    return found?.kind === 'gone' ? undefined : found;
  });
  return steady ?? last;
}

/**
 * Returns the bytes of an ordinary file at rest with their SHA-256, or why they cannot be used; undefined if the file
 * is gone.
 */
export async function readHashed(
  file: string,
  mostBytes: number,
): Promise<{ readonly bytes: Buffer; readonly hash: string } | { readonly fault: string } | undefined> {
  const read = await readSteady(file, mostBytes);
  if (read.kind === 'gone') return undefined;
  if (read.kind === 'unreadable') return { fault: read.reason };
  if (read.kind === 'too-large') return { fault: `the file has more than ${mostBytes / 1e6} MB` };
  if (read.bytes.length === 0) return { fault: 'the file is empty' };
  return { bytes: read.bytes, hash: createHash('sha256').update(read.bytes).digest('hex') };
}

/** Calls `attempt` until it returns a value, with a pause before each further call; undefined if it never does. */
export async function untilSteady<T>(attempt: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
  for (const pauseMs of PAUSES_MS) {
    const found = await attempt();
    if (found !== undefined) return found;
    await setTimeout(pauseMs);
  }
  return attempt();
}

/** Returns a stamp that differs once a file or folder has changed or been replaced. */
export function stampOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Tells whether the last change is so recent that it may be incomplete. */
export function isFresh({ ctimeMs }: BigIntStats): boolean {
  const ageMs = Date.now() - Number(ctimeMs);
  return ageMs >= 0 && ageMs < REST_MS;
}

/**
 * Returns why the system refuses access, in words for the writer; undefined if the file no longer exists. Throws all
 * other errors again.
 */
export function refusalOf(error: unknown): string | undefined {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  return code === 'ELOOP' || code === 'ENXIO' ? 'it is a link or a device' : `the system says ${code}`;
}

/** Returns the stamp of an ordinary file at rest; undefined if there is none. */
export function stampAtRest(file: string): string | undefined {
  const found = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() === true && !isFresh(found) ? stampOf(found) : undefined;
}

/**
 * Reads a file once; undefined if it changed meanwhile. Synchronous, because for thousands of small files handing each
 * to another thread costs more than reading it.
 */
export function readOnce(file: string, mostBytes: number): Steady | undefined {
  let fd: number | undefined;
  try {
    fd = openSync(file, FLAGS);
    const before = fstatSync(fd, { bigint: true });
    if (!before.isFile()) return { kind: 'unreadable', reason: 'it is no ordinary file' };
    const size = Number(before.size);
    if (size > mostBytes) return { kind: 'too-large', size };
    const bytes = readBytes(fd, size);
    const after = statSync(file, { bigint: true });
    const stamp = stampOf(before);
    return isFresh(before) || stamp !== stampOf(after) ? undefined : { kind: 'read', bytes, stamp };
  } catch (error) {
    const reason = refusalOf(error);
    return reason === undefined ? { kind: 'gone' } : { kind: 'unreadable', reason };
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Reads at most the bytes that the file had when it was opened, however fast it grows. */
function readBytes(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  while (at < size) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) break;
    at += read;
  }
  return bytes.subarray(0, at);
}
