import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused, withPath } from '../../shared/system-error.ts';
import { NOTE, readNote, UNFINISHED, writeNote } from './note.ts';
import { createPack, openPack, type Pack, type PackWriter } from './pack.ts';
import { removeUnused } from './remove-unused.mjs';

/** A cache of results on the disk. Each key is a hash of everything that the value was made from. */
export interface Store {
  /** Whether a value is stored; damage may show only when it is read. */
  has(key: string): boolean;
  /** Returns the value; undefined if it is missing or damaged on the disk. */
  get(key: string): Buffer | undefined;
  set(key: string, value: Uint8Array): void;
  /** Returns the latest note under a name, whatever it was made from; undefined if it is missing or damaged. */
  recall(name: string): Buffer | undefined;
  /** Replaces the note under a name; all builds that share the store see it at once. */
  note(name: string, bytes: Uint8Array): void;
  /** Saves the values that were set; without this call they are lost. */
  close(): void;
}

/** Limits for values that stay in the store although a build did not use them. */
export interface StoreLimits {
  /** Most packs before they are joined into one. */
  readonly packs: number;
  /** Unused values may take this many bytes, or as many as the used ones if that is more. */
  readonly idleBytes: number;
}

const LIMITS: StoreLimits = { packs: 16, idleBytes: 512_000_000 };
/** An unfinished file older than this belongs to no running build. */
const LEFT_MS = 86_400_000;

/** Opens the store of a cache for `use`, and saves what was set in it even if `use` fails. */
export async function withStore<T>(cache: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(path.join(cache, 'store'));
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

/**
 * Opens the store in `folder`. Several builds may use it at once: each adds a pack of its own, and no pack changes once
 * it exists. Removes damaged packs and files that are not packs.
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
    // Joining copies only intact values: a damaged one is not found again.
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

/** Joins packs into one, `file`, with all their values, or only those that are `wanted`. */
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

/** Some systems refuse to delete a file that another build has open; a later build then joins it again. */
function remove(file: string): void {
  unlessRefused(['EBUSY', 'EPERM'], () => rmSync(file, { force: true }));
}
