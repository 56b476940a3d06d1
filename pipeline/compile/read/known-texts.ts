import type { TypedCache } from '../../build/cache/typed-cache.ts';

/** What text files held when they were last read, so that one that has not changed since need not be read again. */
export interface KnownTexts {
  /** The hash of a file's bytes; undefined where its stamp is another one than then. */
  find(file: string, stamp: string): string | undefined;
  /** Takes down what a file holds. */
  add(file: string, stamp: string, hash: string): void;
  /** Keeps what was found and added since, and nothing else. */
  keep(): void;
}

type Known = ReadonlyMap<string, readonly [stamp: string, hash: string]>;

/** The texts of the content folder `root`. */
export function openKnownTexts(root: string, typedCache: TypedCache): KnownTexts {
  const name = `texts of ${root}`;
  const earlier: Known = (typedCache.recall(name) as Known | undefined) ?? new Map();
  const now = new Map<string, readonly [string, string]>();
  let isNew = false;
  return {
    find(file, stamp) {
      const known = earlier.get(file);
      if (known?.[0] !== stamp) return undefined;
      now.set(file, known);
      return known[1];
    },
    add(file, stamp, hash) {
      now.set(file, [stamp, hash]);
      isNew = true;
    },
    keep() {
      if (isNew || now.size !== earlier.size) typedCache.note(name, now);
    },
  };
}
