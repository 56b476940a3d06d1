import { createOutput, type Output } from '../../outputs/output.ts';
import { readEarlierBuild, recordOf, writeRecord } from './earlier-files.ts';
import { publish, recover, workFolderOf } from './swap.ts';
import { refuseFolder } from './target.ts';
import { listOtherFiles } from './listing.ts';
import { acquireLock, type Lock } from '../cache/lock.ts';
import { MANIFEST, manifestText, type Provenance } from './manifest.ts';
import { verify } from './verify.ts';

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
