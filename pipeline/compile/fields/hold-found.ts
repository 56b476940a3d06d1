import type { TypedCache } from '../../build/cache/typed-cache.ts';

/**
 * Returns a cache for one reading of something with a name. What it finds is held in memory for the next reading, by
 * commands that read more than once.
 */
export function holdFound(typedCache: TypedCache, name: string): TypedCache {
  if (!typedCache.held) return typedCache;
  const last = typedCache.held.get(name) as ReadonlyMap<string, unknown> | undefined;
  const found = new Map<string, unknown>();
  typedCache.held.set(name, found);
  return {
    ...typedCache,
    get(key) {
      const value = last?.get(key) ?? typedCache.get(key);
      if (value !== undefined) found.set(key, value);
      return value;
    },
  };
}
