import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../shared/hash.ts';
import { codeOf, isDone } from '../../shared/system-error.ts';
import { makeReadableFolder, openFolder } from '../../outputs/readable.ts';
import { entryAt, foldersAbove, listOtherFiles } from './listing.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { conflict } from './target.ts';

/** Inside a published folder: a whole build that is being moved into it file by file. */
const INCOMING = '.site-incoming';
/** Where a folder cannot be moved: a mount point, or one that another program has open (Windows). */
const CANNOT_MOVE = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EINVAL'];

/** What is left of builds that were cut off, behind the name of their folder: that of a neighbour may begin with it. */
const LEFT = /^(?:build-[\da-f]{8}|previous|lock\.[\da-f-]{36})$/;

/** A new folder beside the published one, on the same disk, for a build to work in. */
export function workFolderOf(target: string): string {
  return beside(target, `build-${randomUUID().slice(0, 8)}`);
}

/** Whether a build was cut off while it took its place, so that the published folder is not whole. */
export function isCutOff(target: string): boolean {
  return (existsSync(beside(target, 'previous')) && !existsSync(target)) || existsSync(path.join(target, INCOMING));
}

/**
 * Ends what builds that were cut off have begun, so that the published folder is whole. Only the holder of its lock
 * may ask for that.
 */
export function recover(target: string): void {
  const previous = beside(target, 'previous');
  if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
  const parent = path.dirname(target);
  const start = path.basename(beside(target, ''));
  for (const name of readdirSync(parent))
    if (name.startsWith(start) && LEFT.test(name.slice(start.length)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  rmSync(path.join(target, `${INCOMING}.part`), { recursive: true, force: true });
  if (existsSync(path.join(target, INCOMING))) settle(target);
}

/**
 * Puts a finished build in the place of the published one, and returns what it has kept there since no build has
 * made it. Where there is nothing of that kind both moves happen in one breath; else file by file, each of them
 * whole at any moment. Throws a `UserError`, with nothing changed, where a foreign file has an address of the site.
 */
export function publish(target: string, built: string): string[] {
  if (!entryAt(target)) {
    renameSync(built, target);
    return [];
  }
  const kept = foreignIn(target, built);
  if (kept.length === 0 && swap(target, built)) return [];
  bringInside(target, built);
  settle(target);
  return kept;
}

/** What is kept in a published folder, once it is certain that nothing of the build would cover it. */
function foreignIn(target: string, built: string): string[] {
  const [fresh, old] = [readManifest(built), readManifest(target)];
  const stale = [...old].filter(([file, hash]) => !fresh.has(file) && isStill(target, file, hash));
  const foreign = listOtherFiles(target, [MANIFEST, ...fresh.keys(), ...stale.map(([file]) => file)]);
  const folders = new Set([...fresh.keys()].flatMap(foldersAbove));
  const isManifestOfAnother = entryAt(path.join(target, MANIFEST)) && old.size === 0;
  const covered = [
    ...[...fresh]
      .filter(([file]) => !old.has(file) && entryAt(path.join(target, file))?.isDirectory() === false)
      .filter(([file, hash]) => !isStill(target, file, hash))
      .map(([file]) => file),
    ...foreign.map((name) => name.replace(/\/$/, '')).filter((name) => fresh.has(name) || folders.has(name)),
    ...(isManifestOfAnother ? [MANIFEST] : []),
  ];
  if (covered.length > 0) throw conflict(target, covered);
  return foreign;
}

/** Both moves, without giving a signal the chance to come between them. False where the system does not allow it. */
function swap(target: string, built: string): boolean {
  const previous = beside(target, 'previous');
  if (!isDone(() => renameSync(target, previous), CANNOT_MOVE)) return false;
  try {
    renameSync(built, target);
  } catch (error) {
    renameSync(previous, target);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
  return true;
}

/** From the moment that it has its name, a build inside the published folder is whole, and `recover` ends the work. */
function bringInside(target: string, built: string): void {
  const incoming = path.join(target, INCOMING);
  try {
    renameSync(built, incoming);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    cpSync(built, `${incoming}.part`, { recursive: true });
    renameSync(`${incoming}.part`, incoming);
    rmSync(built, { recursive: true });
  }
}

/** Moves a build from inside the published folder to its places, and removes what earlier builds made and it does not. */
function settle(target: string): void {
  const incoming = path.join(target, INCOMING);
  const fresh = readManifest(incoming);
  const folders = new Set([...fresh.keys()].flatMap(foldersAbove));
  const stale = [...readManifest(target)].filter(([file]) => !fresh.has(file));
  const isInTheWay = (file: string): boolean => folders.has(file) || foldersAbove(file).some((name) => fresh.has(name));
  for (const [file, hash] of stale) if (isInTheWay(file)) remove(target, file, hash);
  for (const file of [...fresh.keys()].toSorted(pagesLast)) move(file, incoming, target);
  for (const folder of folders) openFolder(path.join(target, folder));
  for (const [file, hash] of stale) remove(target, file, hash);
  move(MANIFEST, incoming, target);
  rmSync(incoming, { recursive: true });
}

/** Moves a file, unless that was done before the work was cut off. */
function move(file: string, from: string, to: string): void {
  if (!entryAt(path.join(from, file))) return;
  makeReadableFolder(path.dirname(path.join(to, file)));
  renameSync(path.join(from, file), path.join(to, file));
}

/** What a page asks for is there before the page. */
function pagesLast(a: string, b: string): number {
  return Number(a.endsWith('.html')) - Number(b.endsWith('.html')) || (a < b ? -1 : 1);
}

/** Removes a file that a build has made, and the folders that it leaves empty; one that was changed since stays. */
function remove(target: string, file: string, hash: string): void {
  if (!isStill(target, file, hash)) return;
  rmSync(path.join(target, file));
  for (const name of foldersAbove(file).toReversed()) {
    const folder = path.join(target, name);
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/** Whether a file is as a build has made it; what a link leads to is elsewhere. */
function isStill(target: string, file: string, hash: string): boolean {
  const place = path.join(target, file);
  const isInside = foldersAbove(file).every((name) => entryAt(path.join(target, name))?.isDirectory());
  return isInside && entryAt(place)?.isFile() === true && sha256(readFileSync(place)) === hash;
}

/** A place for something that belongs to a published folder, on the same disk. */
export function beside(target: string, what: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-${what}`);
}
