import { deserialize, serialize } from 'node:v8';
import { hashOfPlain } from '../../pipeline/shared/hash.ts';
import type { TypedCache } from '../../pipeline/build/cache/typed-cache.ts';

/** A place to keep things that is gone with the test. */
export function createMemory(): TypedCache {
  const values = new Map<string, Buffer>();
  const notes = new Map<string, Buffer>();
  return {
    keyOf: hashOfPlain,
    has: (key) => values.has(key),
    get: (key) => copyOf(values.get(key)),
    set: (key, value) => void values.set(key, serialize(value)),
    recall: (name) => copyOf(notes.get(name)),
    note: (name, value) => void notes.set(name, serialize(value)),
  };
}

function copyOf(kept: Buffer | undefined): unknown {
  return kept && deserialize(kept);
}
