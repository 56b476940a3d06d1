import { createTypedCache, type TypedCache } from '../../pipeline/build/cache/typed-cache.ts';

/** A cache in memory, for one test; with `held`, as a server has it. */
export function createMemory(held?: Map<string, unknown>): TypedCache {
  const values = new Map<string, Buffer>();
  const notes = new Map<string, Buffer>();
  return createTypedCache(
    {
      has: (key) => values.has(key),
      get: (key) => values.get(key),
      set: (key, value) => void values.set(key, Buffer.from(value)),
      recall: (name) => notes.get(name),
      note: (name, bytes) => void notes.set(name, Buffer.from(bytes)),
      close: () => undefined,
    },
    '',
    held,
  );
}
