import { createHash } from 'node:crypto';
import path from 'node:path';
import { mostBytesOf } from './image-limits.ts';
import { readSteady } from './read-steady.ts';

/** A picture is not what it was when the site was planned: what has been made from it is to be made again. */
export class ContentChangedError extends Error {
  override readonly name = 'ContentChangedError';
  /** Path of the picture in the content folder. */
  readonly path: string;

  constructor(file: string) {
    super(`${file} has changed while the site was being made`);
    this.path = file;
  }
}

/** The bytes of a picture that has been probed, exactly those. Throws a {@link ContentChangedError} if there are others now. */
export async function readProbed(
  root: string,
  { path: file, hash }: { readonly path: string; readonly hash: string },
): Promise<Buffer> {
  const read = await readSteady(path.join(root, file), mostBytesOf(file));
  if (read.kind === 'read' && createHash('sha256').update(read.bytes).digest('hex') === hash) return read.bytes;
  throw new ContentChangedError(file);
}
