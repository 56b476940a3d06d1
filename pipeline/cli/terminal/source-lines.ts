import { readFileSync, statSync } from 'node:fs';
import type { LinesOf } from '../../lint/formats/end-of-place.ts';
import { MOST_BYTES } from '../../content/limits.ts';
import { decodeUtf8 } from '../../compile/read/decode.ts';

/** The lines of files as the stages read them; undefined of what is no text, is not there, or is too long to be shown. */
export function createSourceLines(): LinesOf {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readLines(file));
    return known.get(file);
  };
}

function readLines(file: string): readonly string[] | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MOST_BYTES) return undefined;
    const decoded = decodeUtf8(readFileSync(file));
    return 'text' in decoded ? decoded.text.split('\n') : undefined;
  } catch (error) {
    // A finding is shown all the same where its file can no longer be read.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return undefined;
  }
}
