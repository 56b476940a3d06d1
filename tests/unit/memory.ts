import { hashOfPlain } from '../../pipeline/hash.ts';
import type { Keeping } from '../../pipeline/store/keeping.ts';

/** A place to keep things that is gone with the test. */
export function createMemory(): Keeping {
  const values = new Map<string, unknown>();
  const notes = new Map<string, unknown>();
  return {
    keyOf: hashOfPlain,
    has: (key) => values.has(key),
    get: (key) => structuredClone(values.get(key)),
    set: (key, value) => void values.set(key, structuredClone(value)),
    recall: (name) => structuredClone(notes.get(name)),
    note: (name, value) => void notes.set(name, structuredClone(value)),
  };
}
