import { linkSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../shared/hash.ts';
import { isDone } from '../../shared/system-error.ts';
import { readPlainNote, writePlainNote } from '../cache/note.ts';
import { isReadable } from '../../outputs/readable.ts';
import type { EarlierFiles, MadeFile, Output } from '../../outputs/output.ts';
import type { Stamp } from './listing.ts';

/** A file of a published folder, and how it stood there when the build that made it ended. */
type Recorded = MadeFile & Stamp;

/** File systems that cannot give a file two names, or no more of them. */
const CANNOT_LINK = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EACCES', 'ENOENT'];

interface BuildRecord {
  readonly files: readonly [string, Recorded][];
  /** How everything that it was made from stood on the disk; absent where that could not be said. */
  readonly inputs?: string | undefined;
  /** What there was to say of it, as plain data. */
  readonly result?: unknown;
}

export interface EarlierBuild extends EarlierFiles {
  /** What it had to say, if it was made from what stands there now, and every file of it is as it was made. */
  resultFor(inputs: string): unknown;
  readonly files: ReadonlyMap<string, MadeFile>;
}

/** Where the record of a published folder is kept. */
export function recordOf(target: string, cache: string): string {
  return path.join(cache, 'published', `${sha256(target).slice(0, 16)}.note`);
}

/**
 * What earlier builds have made in `target`, as it is written down in `record`. A file that was changed since, that not every
 * account may read, or that is written down nowhere, is not among it; a record that is damaged holds none.
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

/** Writes down what a build has made, how it stands in the folder, from what it was made, and what there is to say of it. */
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
