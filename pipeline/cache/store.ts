import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused, withPath } from '../shared/errors.ts';
import { hashOfBytes } from '../shared/hash.ts';

/** A cache of results on the disk, a file each, which several builds may share. */
export interface Store {
  /** Whether a value is stored; damage may show only when it is read. */
  has(key: string): boolean;
  /** Returns the value; undefined if it is missing or damaged on the disk. */
  get(key: string): Buffer | undefined;
  /** Stores a value, or replaces it. */
  set(key: string, value: Uint8Array): void;
}

/** A note is a file that begins with a hash of its other bytes, in as many hexadecimal digits: damage shows. */
const HASH = 64;

/** Values that a command has not used may take this many bytes. */
const IDLE_BYTES = 512_000_000;

/** Opens the store of a cache for `use`. Afterwards, removes the oldest of the unused values if they take too much room. */
export async function withStore<T>(cache: string, use: (store: Store) => Promise<T>): Promise<T> {
  const folder = path.join(cache, 'store');
  const used = new Set<string>();
  const store = openStore(folder, used);
  try {
    return await use(store);
  } finally {
    removeIdle(folder, used);
  }
}

/** Opens the store in `folder`, and adds each key that is asked for or set to `used`. */
export function openStore(folder: string, used = new Set<string>()): Store {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string): string => {
    used.add(key);
    return path.join(folder, key);
  };
  return {
    has: (key) => existsSync(fileOf(key)),
    get(key) {
      const file = fileOf(key);
      const value = readNote(file);
      // A damaged value must not count as stored.
      if (!value) remove(file);
      return value;
    },
    set: (key, value) => writeNote(fileOf(key), value),
  };
}

/** Removes the oldest files in the store that were not `used`, until the others of these take at most `maxBytes`. */
export function removeIdle(folder: string, used: ReadonlySet<string>, maxBytes = IDLE_BYTES): void {
  const idle = readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const stats = used.has(name) ? undefined : statSync(file, { throwIfNoEntry: false });
    return stats ? { file, bytes: stats.size, changed: stats.mtimeMs } : [];
  });
  let bytes = 0;
  for (const one of idle.toSorted((a, b) => b.changed - a.changed)) {
    bytes += one.bytes;
    if (bytes > maxBytes) remove(one.file);
  }
}

/** Some systems refuse to remove a file that another build has open. */
function remove(file: string): void {
  unlessRefused(['EBUSY', 'EPERM'], () => rmSync(file, { force: true }));
}

/** Returns the bytes of a note; undefined if it is missing or damaged. */
function readNote(file: string): Buffer | undefined {
  const whole = unlessRefused(['ENOENT', 'ENOTDIR'], () => readFileSync(file), file);
  const bytes = whole?.subarray(HASH);
  return bytes && whole?.toString('latin1', 0, HASH) === hashOfBytes(bytes) ? bytes : undefined;
}

/** Writes a note atomically, and creates its folders: another process reads either the earlier note or this one. */
function writeNote(file: string, bytes: Uint8Array): void {
  const part = path.join(path.dirname(file), `part-${randomUUID()}`);
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
