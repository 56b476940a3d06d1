// What the folders of the cache are called that hold a program or a bundle: plain JavaScript, since commands ask before
// anything is compiled. Its functions are described in `kept-folders.d.mts`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The packages that are installed, each with its version. */
const PACKAGES = ['package.json', 'package-lock.json'];

export const TEMPORARY = /\.build-[^/\\]*\.mjs$/;

export function hashSources(project, parts) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...parts, ...PACKAGES].flatMap((part) => filesOf(project, part)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0');
  return hash.digest('hex');
}

export function removeUnused(cache, prefix, unusedMs) {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const stats = name.startsWith(prefix) ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (stats && Date.now() - stats.mtimeMs > unusedMs) rmSync(folder, { recursive: true, force: true });
  }
}

function filesOf(project, part) {
  if (path.extname(part) !== '') return existsSync(path.join(project, part)) ? [part] : [];
  return readdirSync(path.join(project, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEMPORARY.test(entry.name))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
