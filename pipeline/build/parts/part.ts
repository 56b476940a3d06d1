import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../../shared/system-error.ts';
import { UserError } from '../../shared/user-error.ts';
import { readPlainNote, writePlainNote } from '../cache/note.ts';
import { hashOfPlain } from '../../shared/hash.ts';

export interface PartMark extends Shard {
  /** A hash of the content. */
  readonly content: string;
  /** A hash of the program. */
  readonly program: string;
}

const MARK = 'part.note';
const STORE = 'store';

/** Makes `folder` ready for a part; it may hold an earlier one, and nothing else. It is no whole part until it is marked. */
export function openPart(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const others = readdirSync(folder).filter((name) => ![MARK, STORE].includes(name));
    if (others.length > 0)
      throw new UserError(
        `Cannot write a part into ${folder}: it holds ${others[0]}. Choose a folder of its own with --out.`,
      );
    rmSync(path.join(folder, MARK), { force: true });
  } catch (error) {
    throw withPath(error, folder);
  }
}

/** Says that the part in `folder` is whole. */
export function markPart(folder: string, mark: PartMark): void {
  writePlainNote(path.join(folder, MARK), mark);
}

/** What the part in `folder` was made from; undefined where no whole part is. */
export function readPartMark(folder: string): PartMark | undefined {
  return readPlainNote(path.join(folder, MARK));
}

/** Puts what parts have made into the store of a cache. */
export function takeParts(folders: readonly string[], cache: string): void {
  const store = path.join(cache, STORE);
  mkdirSync(store, { recursive: true });
  for (const folder of folders)
    for (const name of readdirSync(path.join(folder, STORE)))
      if (name.endsWith('.pack')) copyFileSync(path.join(folder, STORE, name), path.join(store, name));
}

/** One of the parts that the work of a build is divided into, as in `3/16`: counted from 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** Whether what has a name falls to a part. Every name falls to exactly one, on every machine the same. */
export function fallsTo({ index, total }: Shard, name: string): boolean {
  return parseInt(hashOfPlain(name).slice(0, 8), 16) % total === index - 1;
}
