import { linkSync, statSync } from 'node:fs';
import path from 'node:path';
import { readPlainNote, writePlainNote } from '../../cache/store.ts';
import { createOutput, type EarlierFiles, type MadeFile, type Output } from '../../outputs/output.ts';
import { isReadable } from '../../outputs/write-file.ts';
import { sha256 } from '../../shared/hash.ts';
import { publish, recover, workFolderOf } from './swap.ts';
import { refuseFolder } from './target.ts';
import { listFiles, listOtherFiles, nameSome, type Stamp } from './listing.ts';
import { acquireLock, type Lock } from '../../cache/lock.ts';
import { isDone, UserError } from '../../shared/errors.ts';
import { MANIFEST, manifestText, type Provenance } from './manifest.ts';

/** The outcome of publishing. */
export interface Published<T> {
  /** What `fill` returned, in this call or when these inputs were published. */
  readonly result: T;
  /** Whether nothing was done, since the folder already held the result of the same inputs. */
  readonly isCurrent: boolean;
  /** Files in the published folder that no build has made; they were left as they are. */
  readonly kept: readonly string[];
  /** Total size of the made files in bytes. */
  readonly bytes: number;
}

/** Where a site is published, and what it is made from. */
export interface Publication<T> {
  readonly target: string;
  readonly cache: string;
  /** Whether to publish into a folder that holds other files, but no earlier build. */
  readonly intoExisting?: boolean | undefined;
  /** A hash of everything that the site is made from; undefined if it is unknown. */
  readonly inputs?: string | undefined;
  /**
   * The same hash after a build has written its files beside the folder. Without this function, `inputs` stays valid.
   */
  readonly inputsAfter?: (result: T) => string | undefined;
  /** Returns the provenance for the manifest. */
  readonly provenanceOf?: (result: T) => Provenance;
  /** Whether an earlier result of the same inputs is still valid. Without this function, it is. */
  readonly holds?: (result: T) => boolean;
}

/**
 * Publishes in `target` what `fill` writes, unless it returns undefined; skips `fill` if the same inputs were published
 * there last. `fill` returns plain data. Reuses unchanged files of an earlier build, which a record in `cache` lists.
 * Only one build runs at a time: `onWait` gets the process id of another. After any error or interruption, the
 * published folder is whole: as it was, or new.
 */
export async function publishSite<T>(
  publication: Publication<T>,
  onWait: (pid: number) => void,
  fill: (output: Output) => Promise<T | undefined>,
): Promise<Published<T> | undefined> {
  const { target, cache, intoExisting, inputs, inputsAfter = () => inputs, holds = () => true } = publication;
  const record = recordOf(target, cache);
  const lock = await acquireLock(target, onWait);
  let failure: unknown;
  try {
    recover(target);
    refuseFolder(target, intoExisting);
    const earlier = readEarlierBuild(target, record);
    const known = inputs === undefined ? undefined : earlier.resultFor(inputs);
    if (known !== undefined && holds(known as T)) {
      const kept = listOtherFiles(target, earlier.files.keys());
      return { result: known as T, isCurrent: true, kept, bytes: sizeOf(earlier.files) };
    }
    const output = createOutput(workFolderOf(target), earlier);
    const result = await fill(output);
    if (result === undefined) return undefined;
    output.write(MANIFEST, manifestText(output.files, publication.provenanceOf?.(result)));
    const stamps = verify(output);
    lock.verify();
    // Written before publishing: a record that does not match the published files is ignored.
    writeRecord(record, output.files, stamps, { inputs: inputsAfter(result), result });
    const kept = publish(target, output.folder);
    return { result, isCurrent: false, kept, bytes: sizeOf(output.files) };
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    tidyUp(target, lock, failure);
  }
}

/** Lists the files of a built folder. Throws a `UserError` if they are not exactly those that were made. */
export function verify({ folder, files }: Output): Map<string, Stamp> {
  const found = listFiles(folder);
  const wrong = [
    ...[...files].filter(([file, { size }]) => found.get(file)?.size !== size).map(([file]) => file),
    ...[...found.keys()].filter((file) => !files.has(file)),
  ];
  if (wrong.length === 0) return found;
  throw new UserError(
    `Cannot publish: another program has changed ${nameSome(wrong)} in ${folder} while the site was built. Build again.`,
  );
}

/** Removes what a build has left beside the folder, and releases the lock. Throws the earlier failure first. */
function tidyUp(target: string, lock: Lock, failure: unknown): void {
  try {
    if (lock.isHeld()) recover(target);
  } catch (error) {
    throw failure ?? error;
  } finally {
    lock.release();
  }
}

function sizeOf(files: Output['files']): number {
  return [...files.values()].reduce((sum, { size }) => sum + size, 0);
}

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
interface EarlierBuild extends EarlierFiles {
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
function readEarlierBuild(target: string, record: string): EarlierBuild {
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
function writeRecord(
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
