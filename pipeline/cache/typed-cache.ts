import { deserialize, serialize } from 'node:v8';
import { hashOfPlain } from '../shared/hash.ts';
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
  /** Returns what `find` finds in this cache. Caches for rounds and trials find it only once for each name, and keep it in memory. */
  recall<T>(name: string, find: () => T | undefined): T | undefined;
}

/** Creates a cache on top of `store`; `program` is a hash of the program that makes the values. */
export function createTypedCache(store: Store, program: string): TypedCache {
  const keyOf = (source: unknown): string => hashOfPlain([program, source]);
  const get = (key: string): unknown => {
    const bytes = store.get(key);
    return bytes && deserialize(bytes);
  };
  const set = (key: string, value: unknown): void => store.set(key, serialize(value));
  const has = (key: string): boolean => store.has(key);
  return cacheOf({ keyOf, has, get, set, recall: (_name, find) => find() });
}

/**
 * Returns a function that creates caches for rounds of the same work: each finds and stores as `typedCache` does. What one
 * has recalled, the next one recalls from memory.
 */
export function createRounds(typedCache: TypedCache): () => TypedCache {
  const nextRecall = createRecalls();
  return () => ({ ...typedCache, recall: nextRecall() });
}

/**
 * Returns a function that creates a memory for each round. What the round before this one recalled, and this one does not,
 * is forgotten.
 */
function createRecalls(): () => TypedCache['recall'] {
  let recalled = new Map<string, unknown>();
  return () => {
    const [before, now] = [recalled, new Map<string, unknown>()];
    recalled = now;
    return <T>(name: string, find: () => T | undefined): T | undefined => {
      const value = now.get(name) ?? before.get(name) ?? find();
      if (value !== undefined) now.set(name, value);
      return value as T | undefined;
    };
  };
}

/**
 * Returns a function that creates caches for trials: each finds what another cache holds, and keeps what is made to itself,
 * in memory. What one has found, the next ones find there, too.
 */
export function createTrials({ keyOf, ...typedCache }: TypedCache): () => TypedCache {
  const found = new Map<string, unknown>();
  const there = new Set<string>();
  const nextRecall = createRecalls();
  const isThere = (key: string): boolean => there.has(key) || (typedCache.has(key) && there.add(key).has(key));
  const find = (key: string): unknown => {
    const known = found.get(key) ?? typedCache.get(key);
    if (known !== undefined) found.set(key, known);
    return known;
  };
  return () => {
    const made = new Map<string, unknown>();
    const has = (key: string): boolean => made.has(key) || isThere(key);
    const get = (key: string): unknown => made.get(key) ?? find(key);
    const set = (key: string, value: unknown): void => void made.set(key, value);
    const recallHere = nextRecall();
    const recall: TypedCache['recall'] = (name, look) =>
      recallHere(name, () => typedCache.recall<ReturnType<typeof look>>(name, () => undefined) ?? look());
    return cacheOf({ keyOf, has, get, set, recall });
  };
}

function cacheOf(values: Omit<TypedCache, 'once'>): TypedCache {
  return {
    ...values,
    async once<T>(source: unknown, make: () => T | Promise<T>): Promise<T> {
      const key = values.keyOf(source);
      const kept = values.get(key) as T | undefined;
      if (kept !== undefined) return kept;
      const made = await make();
      values.set(key, made);
      return made;
    },
  };
}
