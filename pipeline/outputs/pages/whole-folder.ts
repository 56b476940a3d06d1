import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder } from '../../build/cache/hash-sources.mjs';

/** The file by which a folder says that it is whole: a hash of all others in it. */
const MARK = 'whole';

/** Marks a folder as whole: nothing is to be added to it, or changed. */
export function markWhole(folder: string): void {
  writeFileSync(path.join(folder, MARK), hashFolder(folder, MARK));
}

/** Whether a folder is as it was marked: nothing was left out, lost or changed, be it by a kill, a full disk or a hand. */
export function isWhole(folder: string): boolean {
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === hashFolder(folder, MARK);
}
