import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder } from '../../build/cache/hash-sources.mjs';

/** A file that marks a folder as complete: a hash of all its other files. */
const MARK = 'whole';

/** Marks a folder as complete: no file may be added or changed after that. */
export function markWhole(folder: string): void {
  writeFileSync(path.join(folder, MARK), hashFolder(folder, MARK));
}

/**
 * Whether a folder is as it was marked, with nothing missing or changed by an interruption, a full disk or a person.
 */
export function isWhole(folder: string): boolean {
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === hashFolder(folder, MARK);
}
