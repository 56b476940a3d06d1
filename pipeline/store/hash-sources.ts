import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages that are installed, each with its version. */
const PACKAGES = ['package.json', 'package-lock.json'];

/**
 * A hash of a part of the program: its files in `project`, single ones and those in folders, the packages, and Node.js
 * itself. Whatever that part makes of equal values is equal as long as this is.
 */
export function hashSources(project: string, parts: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...parts, ...PACKAGES].flatMap((part) => filesOf(project, part)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0');
  return hash.digest('hex');
}

/** A hash of everything in a folder but the file `except`: the names of its files, and what they hold. */
export function hashFolder(folder: string, except?: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(folder, '').filter((name) => name !== except))
    hash.update(`${file.replaceAll(path.sep, '/')}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest(),
    );
  return hash.digest('hex');
}

function filesOf(project: string, part: string): string[] {
  if (path.extname(part) !== '') return [part];
  return readdirSync(path.join(project, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
