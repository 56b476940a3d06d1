import { readdirSync, statSync, type Stats, lstatSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '../../shared/system-error.ts';

/** By what a file on the disk is known again: another one in its place, or a change, has others. */
export type Stamp = Pick<Stats, 'size' | 'ino' | 'mtimeMs'>;

/** Every file below a folder, by its path with `/` between its parts. Links are not followed. */
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
 * What is in a folder beside the files that are `known`, each by the path of its highest part: a folder in which nothing is known
 * is named once, with a `/` at its end, and not looked into.
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

/** `a/b/c` is in `a` and `a/b`. */
export function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** What has a name on the disk, a link as itself; undefined where nothing has. */
export function entryAt(file: string): Stats | undefined {
  return unlessRefused(['ENOENT', 'ENOTDIR'], () => lstatSync(file));
}

/** Foreign names that a message shows. */
const MOST_NAMES = 5;
/** The first few of many names, and how many more there are. */
export function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
