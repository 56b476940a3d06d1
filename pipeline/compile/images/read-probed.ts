import path from 'node:path';
import { ContentChangedError } from '../../shared/content-changed-error.ts';
import { mostBytesOf } from './image-limits.ts';
import { readHashed } from '../read/read-steady.ts';

/** The bytes of a file that has been probed, exactly those. Throws a {@link ContentChangedError} if there are others now. */
export async function readProbed(
  root: string,
  { path: file, hash }: { readonly path: string; readonly hash: string },
): Promise<Buffer> {
  const read = await readHashed(path.join(root, file), mostBytesOf(file));
  if (read && 'hash' in read && read.hash === hash) return read.bytes;
  throw new ContentChangedError(file);
}
