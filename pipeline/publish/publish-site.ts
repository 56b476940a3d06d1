import { randomUUID } from 'node:crypto';
import { createOutput, type Output } from '../write/output.ts';
import { publish, recover, refuseOtherSite, workFolderOf } from './exchange.ts';
import { acquireLock } from './lock.ts';
import { MANIFEST, manifestText } from './manifest.ts';
import { verify } from './verify.ts';

/** What was published. */
export interface Published<T> {
  /** What `fill` returned. */
  readonly result: T;
  /** What is in the published folder and no build has made: it was left as it is. */
  readonly kept: readonly string[];
  /** Size of everything that was made, in bytes. */
  readonly bytes: number;
}

/**
 * Publishes in `target` what `fill` writes, unless it returns nothing. One build at a time: `onWait` hears of the
 * process of another one. Whatever is thrown, and wherever the process ends, the published folder is whole: as it was, or new.
 */
export async function publishSite<T>(
  target: string,
  onWait: (pid: number) => void,
  fill: (output: Output) => Promise<T | undefined>,
): Promise<Published<T> | undefined> {
  const lock = await acquireLock(target, onWait);
  try {
    recover(target);
    refuseOtherSite(target);
    const output = createOutput(workFolderOf(target, randomUUID().slice(0, 8)));
    const result = await fill(output);
    if (result === undefined) return undefined;
    output.write(MANIFEST, manifestText(output.files));
    verify(output);
    lock.verify();
    const kept = publish(target, output.folder);
    return { result, kept, bytes: [...output.sizes.values()].reduce((sum, size) => sum + size, 0) };
  } finally {
    if (lock.isHeld()) recover(target);
    lock.release();
  }
}
