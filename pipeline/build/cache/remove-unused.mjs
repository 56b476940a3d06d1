import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the entries of the folder `cache` whose names begin with `prefix`, if they were not modified for `unusedMs`.
 * Another process may be using those that were.
 */
export function removeUnused(cache, prefix, unusedMs) {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const stats = name.startsWith(prefix) ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (stats && Date.now() - stats.mtimeMs > unusedMs) rmSync(folder, { recursive: true, force: true });
  }
}
