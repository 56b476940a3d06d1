import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, type BigIntStats } from 'node:fs';
import path from 'node:path';
import { isFresh, refusalOf, stampOf, untilSteady } from './read-steady.ts';

/**
 * Returns a hash of the names, sizes, inode numbers and change times of files and folders, including their content
 * except hidden entries. An equal hash means that nothing has changed. Waits out changes so recent that a further one
 * could look the same; undefined if these do not end, or if something cannot be read. `places` are absolute paths; a
 * missing one is hashed as missing. `except` is a file to ignore.
 */
export function stampInputs(places: readonly string[], except?: string): Promise<string | undefined> {
  return untilSteady(() => stampAll(places, except));
}

function stampAll(places: readonly string[], except: string | undefined): string | undefined {
  const hash = createHash('sha512-256').update(process.version);
  return places.every((place) => stamp(place)) ? hash.digest('hex') : undefined;

  function stamp(place: string): boolean {
    if (place === except) return true;
    const stats = statsOf(place);
    if (stats === 'unknown') return false;
    const isFolder = stats?.isDirectory() === true;
    // A folder is stamped by its entries only, because temporary files change its own times.
    hash.update(`${place}\0${isFolder ? 'folder' : stats ? stampOf(stats) : 'nothing'}\0`);
    if (!stats) return true;
    if (!isFolder) return stats.isFile() && !isFresh(stats);
    const names = readdirSync(place).filter((name) => !name.startsWith('.') && name !== 'node_modules');
    return names.toSorted().every((name) => stamp(path.join(place, name)));
  }
}

/** Returns undefined if nothing exists at `place`. */
function statsOf(place: string): BigIntStats | 'unknown' | undefined {
  try {
    return lstatSync(place, { bigint: true });
  } catch (error) {
    return refusalOf(error) === undefined ? undefined : 'unknown';
  }
}
