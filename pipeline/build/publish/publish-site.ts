import { createOutput, type Output } from '../../outputs/output.ts';
import { readEarlierBuild, recordOf, writeRecord } from './earlier-files.ts';
import { forgetOlder, keepPublication } from './kept-publications.ts';
import { publish, recover, workFolderOf } from './swap.ts';
import { refuseFolder } from './target.ts';
import { listOtherFiles } from './listing.ts';
import { acquireLock, type Lock } from '../cache/lock.ts';
import { MANIFEST, manifestText, type Provenance } from './manifest.ts';
import { verify } from './verify.ts';

export interface Published<T> {
  /** What `fill` returned, now or when it last was called. */
  readonly result: T;
  /** Whether nothing had to be done, since the folder holds what the same inputs have made. */
  readonly isCurrent: boolean;
  /** What is in the published folder and no build has made: it was left as it is. */
  readonly kept: readonly string[];
  /** Size of everything that was made, in bytes. */
  readonly bytes: number;
}

/** Where and from what a site is published. */
export interface Publication<T> {
  readonly target: string;
  readonly cache: string;
  /** Whether a folder may be published to in which others keep something, and no build has made anything yet. */
  readonly intoExisting?: boolean | undefined;
  /** How many of the last publications are kept, for `rollBack()`; undefined leaves those that are. */
  readonly keep?: number | undefined;
  /** A hash of everything that the site is made from; undefined where that cannot be said. */
  readonly inputs?: string | undefined;
  /** The same hash as it will be once what a build writes beside the folder is written. Without this, it stays. */
  readonly inputsAfter?: (result: T) => string | undefined;
  /** What the site was made of, for its manifest. */
  readonly provenanceOf?: (result: T) => Provenance;
  /** Whether what was published from the same inputs is right still. Without this, it is. */
  readonly holds?: (result: T) => boolean;
}

/**
 * Publishes in `target` what `fill` writes, unless it returns nothing; where the same inputs were published there last, it is
 * not called. What it returns is plain data. Files that an earlier build has made of the same are taken over; `cache`
 * holds the record of them. One build at a time: `onWait` hears of the process of another one. Whatever is thrown, and
 * wherever the process ends, the published folder is whole: as it was, or new.
 */
export async function publishSite<T>(
  publication: Publication<T>,
  onWait: (pid: number) => void,
  fill: (output: Output) => Promise<T | undefined>,
): Promise<Published<T> | undefined> {
  const { target, cache, intoExisting, keep, inputs, inputsAfter = () => inputs, holds = () => true } = publication;
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
    // A record of what is not published yet, or never will be, says nothing of the files that are.
    writeRecord(record, output.files, stamps, { inputs: inputsAfter(result), result });
    if (keep) keepPublication(target, output.folder);
    const kept = publish(target, output.folder);
    if (keep !== undefined) forgetOlder(target, keep);
    return { result, isCurrent: false, kept, bytes: sizeOf(output.files) };
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    tidyUp(target, lock, failure);
  }
}

/** Removes what a build has left beside the folder, and lets the next one begin. What had failed before is thrown first. */
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
