import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes from the folder `cache` what has a name that begins with `prefix` and was not touched for `unusedMs`: another process may
 * be at work with what was.
 */
export function removeUnused(cache, prefix, unusedMs) {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const stats = name.startsWith(prefix) ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (stats && Date.now() - stats.mtimeMs > unusedMs) rmSync(folder, { recursive: true, force: true });
  }
}
