import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { unlessRefused, withPath } from '../shared/errors.ts';

// A web server mostly reads the published files under another account, so the umask of the builder does not apply. No
// permission is removed: accounts that share a folder may write there by their group.
const FOR_ALL = 0o444;
const FOLDER_FOR_ALL = 0o555;

/** Writes a file that every account may read. */
export function writeReadable(file: string, bytes: string | Uint8Array): void {
  writeFileSync(file, bytes);
  allow(file, FOR_ALL);
}

/** Creates a folder, and missing parents, that every account may read. An existing folder stays as it is. */
export function makeReadableFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) allow(made, FOLDER_FOR_ALL);
}

/** Lets every account read a folder; one that belongs to another account stays as it is. */
export function openFolder(folder: string): void {
  unlessRefused(['EPERM'], () => allow(folder, FOLDER_FOR_ALL));
}

/** Whether every account may read a file. */
export function isReadable({ mode }: Pick<Stats, 'mode'>): boolean {
  return (mode & FOR_ALL) === FOR_ALL;
}

function allow(place: string, bits: number): void {
  const { mode } = statSync(place);
  if ((mode & bits) !== bits) chmodSync(place, mode | bits);
}

/** Replaces a content file atomically, and keeps its permissions. */
export function replaceFile(file: string, text: string | Uint8Array): void {
  const part = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    writeFileSync(part, text);
    if (existsSync(file)) chmodSync(part, statSync(file).mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw withPath(error, file);
  }
}
