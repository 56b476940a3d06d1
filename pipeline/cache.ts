import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPath } from './system-error.ts';

/** Bytes from a cache, and whether they had to be made. */
export interface Cached {
  readonly bytes: Buffer;
  readonly made: boolean;
}

/**
 * The bytes kept in `file`, or those that `make` makes, kept from then on. A file appears under its
 * name only when it is whole, so an interrupted build leaves no half of one.
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Cached> {
  try {
    return { bytes: await readFile(file), made: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const bytes = await make();
  const part = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw withPath(error, file);
  }
  return { bytes, made: true };
}
