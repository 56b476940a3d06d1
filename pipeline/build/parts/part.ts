import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../../shared/system-error.ts';
import { UserError } from '../../shared/user-error.ts';
import { readPlainNote, writePlainNote } from '../cache/note.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { BuildFolders } from '../../build.ts';
import { programOf } from '../load-site.ts';
import { hashFolder } from '../cache/hash-sources.mjs';

interface PartMark extends Shard {
  /** A hash of the content. */
  readonly content: string;
  /** A hash of the program. */
  readonly program: string;
}

const MARK = 'part.note';
const STORE = 'store';

/**
 * Prepares `folder` for a part; it may hold an earlier part and nothing else. The part is incomplete until
 * `markPart()`.
 */
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

/** Marks the part in `folder` as complete. */
export function markPart(folder: string, mark: PartMark): void {
  writePlainNote(path.join(folder, MARK), mark);
}

/** Returns what the part in `folder` was made from; undefined if there is no complete part. */
function readPartMark(folder: string): PartMark | undefined {
  return readPlainNote(path.join(folder, MARK));
}

/** Copies the results of parts into the store of a cache. */
function takeParts(folders: readonly string[], cache: string): void {
  const store = path.join(cache, STORE);
  mkdirSync(store, { recursive: true });
  for (const folder of folders)
    for (const name of readdirSync(path.join(folder, STORE)))
      if (name.endsWith('.pack')) copyFileSync(path.join(folder, STORE, name), path.join(store, name));
}

/** One part of a divided build, as in `3/16`: `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** Whether a name belongs to a part. Every name belongs to exactly one, the same on every machine. */
export function fallsTo({ index, total }: Shard, name: string): boolean {
  return parseInt(hashOfPlain(name).slice(0, 8), 16) % total === index - 1;
}

/**
 * Copies the results of all parts of a build into the cache, where a build finds them. Throws a `UserError` if a part
 * is missing, or was made from anything but the present content and program in `folders`.
 */
export function mergeParts(parts: readonly string[], folders: Omit<BuildFolders, 'out'>): void {
  const marks = parts.map((folder) => readMark(folder));
  const [first] = marks;
  if (!first) throw new UserError('Which parts? Name their folders: npm run build -- --merge DIR…');
  const total = first.mark.total;
  for (const { folder, mark } of marks) {
    if (mark.total !== total)
      throw refusal(folder, `it is part ${nameOf(mark)}, and the others are of ${total}`, 'Merge parts of one build.');
    const same = marks.find((other) => other.folder !== folder && other.mark.index === mark.index);
    if (same) throw refusal(folder, `${same.folder} is part ${nameOf(mark)} too`, 'Name each part once.');
  }
  const missing = Array.from({ length: total }, (_, at) => at + 1).find(
    (index) => !marks.some(({ mark }) => mark.index === index),
  );
  if (missing !== undefined)
    throw new UserError(
      `Cannot merge: part ${missing}/${total} is missing. Make it with npm run build -- --shard ${missing}/${total}, and name its folder.`,
    );
  const [content, program] = [hashFolder(folders.content, URL_REGISTRY_FILE), programOf(folders.project)];
  for (const { folder, mark } of marks) {
    if (mark.content !== content)
      throw refusal(folder, `it was made from other content than ${folders.content}`, remedyFor(mark));
    if (mark.program !== program)
      throw refusal(folder, 'it was made by another version of the program, its packages, or Node.js', remedyFor(mark));
  }
  takeParts(parts, folders.cache);
}

function readMark(folder: string): { folder: string; mark: PartMark } {
  const mark = readPartMark(folder);
  if (!mark)
    throw refusal(folder, 'no whole part of a build is there', 'Look at what made it: npm run build -- --shard I/N');
  return { folder: path.resolve(folder), mark };
}

function nameOf({ index, total }: PartMark): string {
  return `${index}/${total}`;
}

function remedyFor(mark: PartMark): string {
  return `Make it again: npm run build -- --shard ${nameOf(mark)}`;
}

function refusal(folder: string, reason: string, remedy: string): UserError {
  return new UserError(`Cannot merge ${folder}: ${reason}. ${remedy}`);
}
