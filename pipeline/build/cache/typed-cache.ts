import { deserialize, serialize } from 'node:v8';
import { hashOfPlain } from '../../shared/hash.ts';
import type { Store } from './store.ts';

/** What one program made of plain data before; what another program made of the same is not found. */
export interface TypedCache {
  /** The key of what is made of `source`, which is plain data. */
  keyOf(source: unknown): string;
  /** Whether something is kept; damage may show only when it is asked for. */
  has(key: string): boolean;
  /** Undefined where nothing is kept. */
  get(key: string): unknown;
  /** Keeps plain data; maps and sets may be in it. */
  set(key: string, value: unknown): void;
  /** What is kept of `source`; where that is nothing, it is made, and kept. A failure is thrown, and keeps nothing. */
  once<T>(source: unknown, make: () => T | Promise<T>): Promise<T>;
  /** What the same program noted last under a name, whatever it was made from. */
  recall(name: string): unknown;
  /** Notes plain data in place of what was noted under the name. */
  note(name: string, value: unknown): void;
}

/** Keeps in `store`; `program` is a hash of the program that makes what is kept. */
export function createTypedCache(store: Store, program: string): TypedCache {
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
  };
}
