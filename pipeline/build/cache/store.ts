import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused, withPath } from '../../shared/system-error.ts';
import { NOTE, readNote, UNFINISHED, writeNote } from './note.ts';
import { createPack, openPack, type Pack, type PackWriter } from './pack.ts';
import { removeUnused } from './remove-unused.mjs';

/** What was made before, each value under a hash of exactly what it was made from. */
export interface Store {
  /** Whether there is a value; damage may show only when it is asked for. */
  has(key: string): boolean;
  /** The value; undefined where there is none, or it was damaged on the disk. */
  get(key: string): Buffer | undefined;
  set(key: string, value: Uint8Array): void;
  /** What was noted last under a name, whatever it was made from; undefined where nothing is, or it was damaged. */
  recall(name: string): Buffer | undefined;
  /** Notes bytes in place of what was noted under the name; at once, for all builds that work with the store. */
  note(name: string, bytes: Uint8Array): void;
  /** Keeps what was set; without this call nothing is. */
  close(): void;
}

/** Limits for what stays in the store though a build did not use it. */
export interface StoreLimits {
  /** Packs that are not yet joined into one. */
  readonly packs: number;
  /** What no build has asked for stays up to so many bytes, or as much as was asked for if that is more. */
  readonly idleBytes: number;
}

const LIMITS: StoreLimits = { packs: 16, idleBytes: 512_000_000 };
/** A part that is older belongs to no build that is at work. */
const LEFT_MS = 86_400_000;

/** Does what `use` does with the store of a cache, and keeps what was set in it, whatever comes of the rest. */
export async function withStore<T>(cache: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(path.join(cache, 'store'));
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

/**
 * The store in `folder`. Builds may use it side by side: each adds a pack of its own, and none is changed once it is
 * there. Packs that are damaged, or are none, are removed.
 */
export function openStore(folder: string, limits = LIMITS): Store {
  mkdirSync(folder, { recursive: true });
  removeUnused(folder, UNFINISHED, LEFT_MS);
  const packs = openPacks(folder);
  const used = new Set<string>();
  let created: PackWriter | undefined;
  let isDamaged = false;
  const noteOf = (noted: string): string => path.join(folder, `${noted}${NOTE}`);
  return {
    has,
    get,
    set,
    recall: (noted) => readNote(noteOf(noted)),
    note: (noted, bytes) => writeNote(noteOf(noted), bytes),
    close,
  };

  function has(key: string): boolean {
    used.add(key);
    return holders(key).length > 0;
  }

  function get(key: string): Buffer | undefined {
    used.add(key);
    for (const pack of holders(key)) {
      const value = pack.read(key);
      if (value) return value;
      isDamaged = true;
    }
    return undefined;
  }

  function holders(key: string): (Pack | PackWriter)[] {
    return [...(created ? [created] : []), ...packs].filter((pack) => pack.has(key));
  }

  function set(key: string, value: Uint8Array): void {
    used.add(key);
    try {
      created ??= createPack(path.join(folder, `${randomUUID()}.pack`));
      created.write(key, value);
    } catch (error) {
      throw withPath(error, folder);
    }
  }

  function close(): void {
    created?.finish();
    const usedBytes = packs.reduce((sum, pack) => sum + sizeOfAll(pack, used), 0);
    const isTooBig =
      packs.reduce((sum, pack) => sum + pack.size, 0) > usedBytes + Math.max(usedBytes, limits.idleBytes);
    // What is joined is whole: a value that is damaged is not found again.
    if (isDamaged || packs.length > limits.packs || isTooBig)
      join(packs, path.join(folder, `${randomUUID()}.pack`), isTooBig ? used : undefined);
    for (const pack of packs) pack.close();
  }
}

function openPacks(folder: string): Pack[] {
  return readdirSync(folder).flatMap((name) => {
    if (!name.endsWith('.pack') || name.startsWith(UNFINISHED)) return [];
    const file = path.join(folder, name);
    // Another build may have joined packs in the meantime.
    const pack = unlessRefused(['ENOENT'], () => openPack(file), file);
    if (pack === undefined) remove(file);
    return pack ?? [];
  });
}

function sizeOfAll(pack: Pack, keys: ReadonlySet<string>): number {
  let size = 0;
  for (const key of keys) size += pack.sizeOf(key);
  return size;
}

/** Joins packs into one, `file`, of all their values, or of those that are `wanted`. */
function join(packs: readonly Pack[], file: string, wanted?: ReadonlySet<string>): void {
  const joined = createPack(file);
  const done = new Set<string>();
  for (const pack of packs) {
    for (const key of pack.keys()) {
      const value = done.has(key) || wanted?.has(key) === false ? undefined : pack.read(key);
      if (value) joined.write(key, value);
      done.add(key);
    }
  }
  joined.finish();
  for (const pack of packs) remove(pack.file);
}

/** A file that another build has open stays on some systems; it is joined once more then. */
function remove(file: string): void {
  unlessRefused(['EBUSY', 'EPERM'], () => rmSync(file, { force: true }));
}
