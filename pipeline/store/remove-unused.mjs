import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the folders of a cache whose names begin with `prefix` and that were not touched for `unusedMs`: another process may be
 * at work with one that was.
 */
export function removeUnused(cache, prefix, unusedMs) {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const stats = name.startsWith(prefix) ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (stats && Date.now() - stats.mtimeMs > unusedMs) rmSync(folder, { recursive: true, force: true });
  }
}
