import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { TypedCache } from '../cache/typed-cache.ts';
import type { Download } from '../content/model/probes.ts';
import { readProbed } from '../images/probe-images.ts';
import { withPath } from '../shared/errors.ts';
import { sha256 } from '../shared/hash.ts';
import { makeReadableFolder, writeReadable } from './write-file.ts';

/** A file that a build has made. */
export interface MadeFile {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Size in bytes. */
  readonly size: number;
  /** Hash of its sources; undefined if only its bytes are known. */
  readonly key?: string | undefined;
}

/** Files of an earlier build that a new one can reuse. */
export interface EarlierFiles {
  /** Returns a file by its path in the folder; undefined if it is missing or was changed since. */
  find(file: string): MadeFile | undefined;
  /** Hard-links a file to `to`, on the same disk. False if the file system cannot do that. */
  link(file: string, to: string): boolean;
}

/** A folder that is being filled, and a record of every file written to it. */
export interface Output {
  readonly folder: string;
  /** Every file, by its path in the folder with `/` separators. */
  readonly files: ReadonlyMap<string, MadeFile>;
  /**
   * Writes a whole file; `key` is a hash of what it was made from. Throws if another part of the site has written
   * different bytes there.
   */
  write(file: string, bytes: string | Uint8Array, key?: string): void;
  /** Reuses an earlier file with the same key. False if there is none, so that it must be written. */
  reuse(file: string, key: string): boolean;
}

const NONE: EarlierFiles = { find: () => undefined, link: () => false };

/** Creates an output into `folder`, which is created when the first file is written. */
export function createOutput(folder: string, earlier = NONE): Output {
  const files = new Map<string, MadeFile>();
  const made = new Set<string>();
  return { folder, files, write, reuse };

  function reuse(file: string, key: string): boolean {
    const known = earlier.find(file);
    if (known?.key !== key || !claim(file, known.hash)) return false;
    return takeOver(file, known);
  }

  function write(file: string, content: string | Uint8Array, key?: string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = sha256(bytes);
    if (!claim(file, hash)) return;
    const now = { hash, size: bytes.byteLength, key };
    if (earlier.find(file)?.hash === hash && takeOver(file, now)) return;
    put(file, (place) => writeReadable(place, bytes));
    files.set(file, now);
  }

  /** False if the same bytes were already written. */
  function claim(file: string, hash: string): boolean {
    const other = files.get(file);
    if (other && other.hash !== hash) throw new Error(`Two parts of the site are written to the same file, ${file}`);
    return other === undefined;
  }

  function takeOver(file: string, known: MadeFile): boolean {
    const isLinked = put(file, (place) => earlier.link(file, place));
    if (isLinked) files.set(file, known);
    return isLinked;
  }

  // Synchronous: for thousands of small files, handing each to another thread costs more than writing it.
  function put<T>(file: string, make: (place: string) => T): T {
    const place = path.join(folder, file);
    try {
      makeFolder(path.dirname(place));
      return make(place);
    } catch (error) {
      throw withPath(error, place);
    }
  }

  function makeFolder(name: string): void {
    if (made.has(name)) return;
    makeReadableFolder(name);
    made.add(name);
  }
}

/** Returns the hash of the file that was written at an address; throws if none was. */
export function hashOfWritten({ files }: Output, address: string): string {
  const file = files.get(address.slice(1));
  if (!file) throw new Error(`${address} has not been written`);
  return file.hash;
}

/** The output, and the cache of what takes long to make. */
export interface WriteContext {
  readonly output: Output;
  readonly typedCache: TypedCache;
}

/**
 * Writes a file made from `source`, plain data that determines its bytes together with the program. Reuses it from the
 * published folder or the cache. True if it had to be made.
 */
export async function writeOnce(
  { output, typedCache }: WriteContext,
  file: string,
  source: unknown,
  make: () => Promise<Uint8Array>,
): Promise<boolean> {
  const key = typedCache.keyOf(source);
  if (output.reuse(file, key)) return false;
  const kept = typedCache.get(key) as Uint8Array | undefined;
  const bytes = kept ?? (await make());
  if (!kept) typedCache.set(key, bytes);
  output.write(file, bytes, key);
  return kept === undefined;
}

/** Writes a text file made from `source`, unless the published folder has it. */
export function writeText(
  { output, typedCache }: WriteContext,
  address: string,
  source: unknown,
  make: () => string,
): void {
  const file = address.slice(1);
  const key = typedCache.keyOf(source);
  if (!output.reuse(file, key)) output.write(file, make(), key);
}

/**
 * Calls `work` for each of `items`, `atOnce` in parallel. After a failure it starts no more, waits for the running
 * calls, so that none still writes into an abandoned folder, and then throws.
 */
export async function workThrough<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await pLimit(atOnce).map(items, async (item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
}

/**
 * Waits for work that was begun side by side, and returns its results. Throws the first failure only once all has ended,
 * so that nothing still writes into an abandoned folder.
 */
export async function inParallel<Work extends readonly Promise<unknown>[] | []>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Writes the downloads of pages, unchanged. */
export async function writeDownloads(root: string, downloads: readonly Download[], output: Output): Promise<void> {
  for (const download of downloads) {
    const file = download.address.slice(1);
    if (output.reuse(file, download.hash)) continue;
    output.write(file, await readProbed(root, download), download.hash);
  }
}

/** Copies the files of `public/` into `output`, unchanged. */
export async function copyPublicFiles(project: string, output: Output): Promise<void> {
  const folder = path.join(project, 'public');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) output.write(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
}
