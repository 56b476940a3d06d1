import { chmodSync, mkdirSync, writeFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '../shared/system-error.ts';

// What is published is read by a web server, mostly under another account: the umask of who builds does not count.
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;
const FOR_ALL = 0o444;

/** Writes a file that every account may read. */
export function writeReadable(file: string, bytes: string | Uint8Array): void {
  writeFileSync(file, bytes);
  chmodSync(file, FILE_MODE);
}

/** Makes a folder that every account may read, and those above it that are not there. One that is there stays as it is. */
export function makeReadableFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) chmodSync(made, FOLDER_MODE);
}

/** Lets every account read a folder; one that belongs to somebody else stays as it is. */
export function openFolder(folder: string): void {
  unlessRefused(['EPERM'], () => chmodSync(folder, FOLDER_MODE));
}

/** Whether every account may read a file. */
export function isReadable({ mode }: Pick<Stats, 'mode'>): boolean {
  return (mode & FOR_ALL) === FOR_ALL;
}
