import type { TypedCache } from '../../build/cache/typed-cache.ts';

type Known = ReadonlyMap<string, readonly [stamp: string, hash: string]>;

export type KnownTexts = ReturnType<typeof openKnownTexts>;

/** What the text files of the content folder `root` held when they were last read, so that one that has not changed since need not be read again. */
export function openKnownTexts(root: string, typedCache: TypedCache) {
  const name = `texts of ${root}`;
  const earlier: Known = (typedCache.recall(name) as Known | undefined) ?? new Map();
  const now = new Map<string, readonly [string, string]>();
  let isNew = false;
  return {
    /** The hash of a file's bytes; undefined where its stamp is another one than then. */
    find(file: string, stamp: string): string | undefined {
      const known = earlier.get(file);
      if (known?.[0] !== stamp) return undefined;
      now.set(file, known);
      return known[1];
    },
    add(file: string, stamp: string, hash: string): void {
      now.set(file, [stamp, hash]);
      isNew = true;
    },
    /** Keeps what was found and added since, and nothing else. */
    keep(): void {
      if (isNew || now.size !== earlier.size) typedCache.note(name, now);
    },
  };
}
