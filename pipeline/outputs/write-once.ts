import type { TypedCache } from '../build/cache/typed-cache.ts';
import type { Output } from './output.ts';

/** The output, and the cache of what takes long to make. */
export interface WriteContext {
  readonly output: Output;
  readonly typedCache: TypedCache;
}

/**
 * Writes a file that is made from `source`, plain data that decides over its bytes together with the program. It is
 * taken from the published folder or from what is kept, where it is there. True if it had to be made.
 */
export async function writeOnce(
  { output, typedCache }: WriteContext,
  file: string,
  source: unknown,
  make: () => Promise<Uint8Array>,
): Promise<boolean> {
  const key = typedCache.keyOf(source);
  if (output.reuse(file, key)) return false;
  const kept = typedCache.get(key) as Uint8Array | undefined;
  const bytes = kept ?? (await make());
  if (!kept) typedCache.set(key, bytes);
  output.write(file, bytes, key);
  return kept === undefined;
}

/** Writes a text file that is made from `source`, unless the published folder has it. */
export function writeText(
  { output, typedCache }: WriteContext,
  address: string,
  source: unknown,
  make: () => string,
): void {
  const file = address.slice(1);
  const key = typedCache.keyOf(source);
  if (!output.reuse(file, key)) output.write(file, make(), key);
}
