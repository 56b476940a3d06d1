import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, type BigIntStats } from 'node:fs';
import path from 'node:path';
import { isFresh, refusalOf, stampOf, untilSteady } from './read-steady.ts';

/**
 * A hash of how files and folders stand on the disk, with all that is in them but what is hidden: their names, sizes,
 * numbers and the times of their last changes. While it stays the same, so do they. A change that is so fresh that a
 * further one might look the same is given time; undefined where there is no end to that, or where something cannot be looked at.
 * `places` are absolute paths; one at which nothing is counts as that. `except` is a file that does not count.
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
    // A folder is stamped by its entries only, since its own times change with temporary files.
    hash.update(`${place}\0${isFolder ? 'folder' : stats ? stampOf(stats) : 'nothing'}\0`);
    if (!stats) return true;
    if (!isFolder) return stats.isFile() && !isFresh(stats);
    const names = readdirSync(place).filter((name) => !name.startsWith('.') && name !== 'node_modules');
    return names.toSorted().every((name) => stamp(path.join(place, name)));
  }
}

/** Undefined where nothing is. */
function statsOf(place: string): BigIntStats | 'unknown' | undefined {
  try {
    return lstatSync(place, { bigint: true });
  } catch (error) {
    return refusalOf(error) === undefined ? undefined : 'unknown';
  }
}
