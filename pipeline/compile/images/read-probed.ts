import path from 'node:path';
import { ContentChangedError } from '../../shared/content-changed-error.ts';
import { mostBytesOf } from './image-limits.ts';
import { readHashed } from '../read/read-steady.ts';

/** Returns the bytes of a file as they were probed. Throws a {@link ContentChangedError} if they have changed. */
export async function readProbed(
  root: string,
  { path: file, hash }: { readonly path: string; readonly hash: string },
): Promise<Buffer> {
  const read = await readHashed(path.join(root, file), mostBytesOf(file));
  if (read && 'hash' in read && read.hash === hash) return read.bytes;
  throw new ContentChangedError(file);
}
