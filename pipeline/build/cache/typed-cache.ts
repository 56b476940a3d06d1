import { deserialize, serialize } from 'node:v8';
import { hashOfPlain } from '../../shared/hash.ts';
import { optional } from '../../shared/optional.ts';
import type { Store } from './store.ts';

/** A cache of plain data for one version of the program; it does not find what another version has stored. */
export interface TypedCache {
  /** Returns the key for results made from `source`, which is plain data. */
  keyOf(source: unknown): string;
  /** Whether a value is stored; damage may show only when it is read. */
  has(key: string): boolean;
  /** Returns the value; undefined if nothing is stored. */
  get(key: string): unknown;
  /** Stores plain data, which may include maps and sets. */
  set(key: string, value: unknown): void;
  /**
   * Returns the value stored for `source`, or makes and stores it. Passes on an error of `make`, and then stores
   * nothing.
   */
  once<T>(source: unknown, make: () => T | Promise<T>): Promise<T>;
  /** Returns the latest note of the same program under a name, whatever it was made from. */
  recall(name: string): unknown;
  /** Replaces the note under a name with plain data. */
  note(name: string, value: unknown): void;
  /** What a command that reads content more than once holds in memory, by name; a build reads it once. */
  readonly held?: Map<string, unknown>;
}

/** Creates a cache on top of `store`; `program` is a hash of the program that makes the values. */
export function createTypedCache(store: Store, program: string, held?: Map<string, unknown>): TypedCache {
  const keyOf = (source: unknown): string => hashOfPlain([program, source]);
  const get = (key: string): unknown => {
    const bytes = store.get(key);
    return bytes && deserialize(bytes);
  };
  const set = (key: string, value: unknown): void => store.set(key, serialize(value));
  return {
    keyOf,
    has: (key) => store.has(key),
    get,
    set,
    async once<T>(source: unknown, make: () => T | Promise<T>): Promise<T> {
      const key = keyOf(source);
      const kept = get(key) as T | undefined;
      if (kept !== undefined) return kept;
      const made = await make();
      set(key, made);
      return made;
    },
    recall(name) {
      const bytes = store.recall(hashOfPlain(name));
      const [by, value] = bytes ? (deserialize(bytes) as [string, unknown]) : [];
      return by === program ? value : undefined;
    },
    note: (name, value) => store.note(hashOfPlain(name), serialize([program, value])),
    ...optional('held', held),
  };
}
