import { linkSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../shared/hash.ts';
import { isDone } from '../../shared/system-error.ts';
import { readPlainNote, writePlainNote } from '../cache/note.ts';
import { isReadable } from '../../outputs/readable.ts';
import type { EarlierFiles, MadeFile, Output } from '../../outputs/output.ts';
import type { Stamp } from './listing.ts';

/** A file of a published folder, and its state on the disk when the build ended. */
type Recorded = MadeFile & Stamp;

/** Error codes of file systems that refuse a hard link, or another one. */
const CANNOT_LINK = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EACCES', 'ENOENT'];

interface BuildRecord {
  readonly files: readonly [string, Recorded][];
  /** State on the disk of everything that it was made from; undefined if that is unknown. */
  readonly inputs?: string | undefined;
  /** The result of the build, as plain data. */
  readonly result?: unknown;
}

/** The files and the result of the last build that was published in a folder. */
export interface EarlierBuild extends EarlierFiles {
  /** Returns the result of the earlier build if it had the same inputs and all its files are unchanged. */
  resultFor(inputs: string): unknown;
  readonly files: ReadonlyMap<string, MadeFile>;
}

/** Path of the record of a published folder. */
export function recordOf(target: string, cache: string): string {
  return path.join(cache, 'published', `${sha256(target).slice(0, 16)}.note`);
}

/**
 * Reads the `record` of what earlier builds have made in `target`. `find` leaves out a file that was changed since,
 * that not every account may read, or that is not recorded; a damaged record lists no files.
 */
export function readEarlierBuild(target: string, record: string): EarlierBuild {
  const { files, inputs, result } = readPlainNote<BuildRecord>(record) ?? { files: [] };
  const recorded = new Map(files);
  return { files: recorded, find, link, resultFor };

  function resultFor(asked: string): unknown {
    const isCurrent = inputs === asked && [...recorded.keys()].every((file) => find(file) !== undefined);
    return isCurrent ? result : undefined;
  }

  function find(file: string): MadeFile | undefined {
    const known = recorded.get(file);
    const now = known && statSync(path.join(target, file), { throwIfNoEntry: false });
    return now && isSame(known, now) && isReadable(now) ? known : undefined;
  }

  function link(file: string, to: string): boolean {
    return isDone(() => linkSync(path.join(target, file), to), CANNOT_LINK);
  }
}

/** Records the files of a build with their state on the disk, its inputs and its result. */
export function writeRecord(
  record: string,
  made: Output['files'],
  stamps: ReadonlyMap<string, Stamp>,
  build: Pick<BuildRecord, 'inputs' | 'result'>,
): void {
  const files = [...made].flatMap(([file, { hash, key }]): [string, Recorded][] => {
    const stamp = stamps.get(file);
    return stamp ? [[file, { hash, key, size: stamp.size, ino: stamp.ino, mtimeMs: stamp.mtimeMs }]] : [];
  });
  writePlainNote(record, { files, ...build } satisfies BuildRecord);
}

function isSame(a: Stamp, b: Stamp): boolean {
  return a.size === b.size && a.ino === b.ino && a.mtimeMs === b.mtimeMs;
}
