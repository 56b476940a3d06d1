import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../shared/hash.ts';
import { codeOf, isDone } from '../../shared/errors.ts';
import { makeReadableFolder, openFolder } from '../../outputs/write-file.ts';
import { entryAt, foldersAbove, listOtherFiles } from './listing.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { conflict } from './target.ts';

/** A folder inside the published one: a complete build that is being moved into place file by file. */
const INCOMING = '.site-incoming';
/** Error codes for a folder that cannot be moved: a mount point, or one that another program has open (Windows). */
const CANNOT_MOVE = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EINVAL'];

/**
 * Leftovers of interrupted builds, matched in full after the prefix: a neighbor's name may begin with the same prefix.
 */
const LEFT = /^(?:build-[\da-f]{8}|previous)$/;

/** Path of a new folder beside the published one, on the same disk, for a build to work in. */
export function workFolderOf(target: string): string {
  return beside(target, `build-${randomUUID().slice(0, 8)}`);
}

/**
 * Finishes or removes the work of interrupted builds, so that the published folder is whole. Only the holder of its
 * lock may call this.
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
 * Replaces the published folder with a finished build; returns the files kept there because no build has made them.
 * Without such files, it swaps whole folders; otherwise it moves file by file, each of them atomically. Throws a
 * `UserError`, with nothing changed, if another file stands at an address of the site.
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

/** Lists the files to keep in a published folder. Throws if the build would overwrite any of them. */
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

/**
 * Does both moves synchronously, so that no signal handler runs between them. False if the system refuses the first.
 */
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

/**
 * Moves a build inside the published folder. Once it has its name there, it is complete, and `recover` can finish the
 * work.
 */
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

/** Moves a build from inside the published folder into place, and removes files that only earlier builds have made. */
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

/** Moves a file, unless that was done before an interruption. */
function move(file: string, from: string, to: string): void {
  if (!entryAt(path.join(from, file))) return;
  makeReadableFolder(path.dirname(path.join(to, file)));
  renameSync(path.join(from, file), path.join(to, file));
}

/** Sorts pages last, so that the files they request exist first. */
function pagesLast(a: string, b: string): number {
  return Number(a.endsWith('.html')) - Number(b.endsWith('.html')) || (a < b ? -1 : 1);
}

/** Removes a file that a build has made, and folders that become empty; keeps a file that was changed since. */
function remove(target: string, file: string, hash: string): void {
  if (!isStill(target, file, hash)) return;
  rmSync(path.join(target, file));
  for (const name of foldersAbove(file).toReversed()) {
    const folder = path.join(target, name);
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/** Whether a file is as a build has made it. False for links, whose targets are elsewhere. */
function isStill(target: string, file: string, hash: string): boolean {
  const place = path.join(target, file);
  const isInside = foldersAbove(file).every((name) => entryAt(path.join(target, name))?.isDirectory());
  return isInside && entryAt(place)?.isFile() === true && sha256(readFileSync(place)) === hash;
}

/** A path for something that belongs to a published folder, on the same disk. */
function beside(target: string, what: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-${what}`);
}
