import { createTypedCache, type TypedCache } from '../../pipeline/cache/typed-cache.ts';

/** A cache in memory, for one test. */
export function createMemory(): TypedCache {
  const values = new Map<string, Buffer>();
  return createTypedCache(
    {
      has: (key) => values.has(key),
      get: (key) => values.get(key),
      set: (key, value) => void values.set(key, Buffer.from(value)),
    },
    '',
  );
}
