import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { makeReadableFolder } from '../../outputs/readable.ts';
import { UserError } from '../../shared/user-error.ts';
import { acquireLock } from '../cache/lock.ts';
import { differencesIn } from './verify.ts';
import { entryAt, nameSome } from './listing.ts';
import { MANIFEST, readManifest, readManifestText } from './manifest.ts';
import { beside, publish, recover, workFolderOf } from './swap.ts';

/**
 * Keeps a copy of the publication in `target` before `built` replaces it, unless they are the same. Copied files share
 * disk space where the disk supports it; an edit of the published files does not reach them.
 */
export function keepPublication(target: string, built: string): void {
  const text = readManifestText(target);
  const last = keptIn(target).at(-1);
  // A build that failed or was interrupted may have kept it already.
  const isKept = last !== undefined && text === readManifestText(last);
  if (text === undefined || text === readManifestText(built) || isKept) return;
  const part = workFolderOf(target);
  for (const file of [...readManifest(target).keys(), MANIFEST]) {
    const [from, to] = [path.join(target, file), path.join(part, file)];
    if (!entryAt(from)?.isFile()) continue;
    makeReadableFolder(path.dirname(to));
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
  const number = last === undefined ? 1 : Number(path.basename(last)) + 1;
  mkdirSync(placeOf(target), { recursive: true });
  renameSync(part, path.join(placeOf(target), String(number).padStart(6, '0')));
}

/** Removes all kept publications except the latest `count`. */
export function forgetOlder(target: string, count: number): void {
  for (const folder of keptIn(target).toReversed().slice(count)) rmSync(folder, { recursive: true });
}

/** The result of a rollback. */
interface RolledBack {
  /** When the restored publication was made. */
  readonly madeAt: Date;
  /** How many older publications are still kept. */
  readonly left: number;
  /** Files that no build has made; they were left as they are. */
  readonly kept: readonly string[];
}

/**
 * Restores the publication before the present one. The present one is not kept, so the next call goes back further.
 * Calls `onWait` with the id of a running build's process. Throws a `UserError`, with nothing changed, if none is kept
 * or the kept files were altered.
 */
export async function rollBack(target: string, onWait: (pid: number) => void): Promise<RolledBack> {
  const lock = await acquireLock(target, onWait);
  try {
    recover(target);
    const now = readManifestText(target);
    const all = keptIn(target);
    const at = all.findLastIndex((folder) => now === undefined || readManifestText(folder) !== now);
    const before = all[at];
    if (before === undefined)
      throw new UserError(
        `Cannot roll back ${target}: no publication before this one is kept. Builds keep the last ones with --keep 3.`,
      );
    const made = readManifest(before);
    // A damaged or empty manifest proves nothing about the files, and would empty the site.
    const wrong = made.size > 0 ? differencesIn(before, made) : [`no ${MANIFEST} can be read`];
    if (wrong.length > 0)
      throw new UserError(
        `Cannot roll back ${target}: in ${before}, ${nameSome(wrong)}. Move that folder away to go back further.`,
      );
    // An interrupted build may have kept the publication that is still in place.
    for (const same of all.slice(at + 1)) rmSync(same, { recursive: true });
    const madeAt = statSync(path.join(before, MANIFEST)).mtime;
    return { madeAt, left: at, kept: publish(target, before) };
  } finally {
    lock.release();
  }
}

/** Folders of the kept publications, oldest first. */
function keptIn(target: string): string[] {
  const place = placeOf(target);
  const names = existsSync(place) ? readdirSync(place).filter((name) => /^\d+$/.test(name)) : [];
  return names.toSorted().map((name) => path.join(place, name));
}

function placeOf(target: string): string {
  return beside(target, 'kept');
}
