import { readdirSync, statSync, type Stats, lstatSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '../../shared/errors.ts';

/** Identifies the state of a file on the disk: a replaced or changed file has another one. */
export type Stamp = Pick<Stats, 'size' | 'ino' | 'mtimeMs'>;

/** Lists every file below a folder, by path with `/` separators. Does not follow links. */
export function listFiles(folder: string): Map<string, Stamp> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join('/');
      return entry.isDirectory() ? [] : [[name, statSync(file)]];
    }),
  );
}

/**
 * Lists what a folder holds besides the `known` files. A folder without known files is listed once, with a `/` at its
 * end, and is not searched.
 */
export function listOtherFiles(folder: string, known: Iterable<string>): string[] {
  const files = new Set(known);
  const folders = new Set([...files].flatMap(foldersAbove));
  const foreign: string[] = [];
  look('');
  return foreign;

  function look(inside: string): void {
    for (const entry of readdirSync(path.join(folder, inside), { withFileTypes: true })) {
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory() && folders.has(name)) look(name);
      else if (entry.isDirectory()) foreign.push(`${name}/`);
      else if (!files.has(name)) foreign.push(name);
    }
  }
}

/** Returns the parent folders of a path, outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Stats a path without following links; undefined if nothing is there. */
export function entryAt(file: string): Stats | undefined {
  return unlessRefused(['ENOENT', 'ENOTDIR'], () => lstatSync(file));
}

/** Most names that a message shows. */
const MAX_NAMES = 5;
/** Joins the first few names, and counts the others. */
export function nameSome(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
