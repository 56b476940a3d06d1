import { lstatSync, type Stats } from 'node:fs';

/** What has a name on the disk, a link as itself; undefined where nothing has. */
export function entryAt(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
