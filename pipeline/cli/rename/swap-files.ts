import { randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../../shared/system-error.ts';
import { UserError } from '../../shared/user-error.ts';

/** What happens to a file: another path, another text, or both. Paths are absolute. */
export interface FileChange {
  readonly from: string;
  readonly to: string;
  /** Every character of the file as it is then; absent where its bytes stay as they are. */
  readonly text?: string;
}

/** A change with the two files beside it: as it will be, and as it was. */
interface Step extends FileChange {
  readonly fresh: string;
  readonly kept: string;
}

/** Does something that can be taken back, even where it is done in part only. */
type Attempt = (file: string, action: () => void, back: () => void) => void;

/**
 * Gives files other paths and other texts, all of them or none, each with the permissions that it had: all that is new is written beside the
 * files, then takes its place, and only then is removed what has another path. So no name is ever without its file, whenever the machine
 * stops. If the system refuses one, all are put back as they were; throws what it says then.
 */
export function swapFiles(changes: readonly FileChange[]): void {
  const id = randomUUID().slice(0, 8);
  const steps = changes.map((change) => ({
    ...change,
    fresh: beside(change.to, `${id}.new`),
    kept: beside(change.from, `${id}.old`),
  }));
  const undo: (() => void)[] = [];
  let current = '';
  const attempt: Attempt = (file, action, back) => {
    current = file;
    undo.unshift(back);
    action();
  };
  try {
    for (const step of steps) prepare(step, attempt);
    for (const step of steps) putInPlace(step, attempt);
    for (const step of steps) takeAway(step, attempt);
  } catch (error) {
    throw afterUndoing(undo, withPath(error, current));
  }
  for (const { kept } of steps) rmSync(kept, { force: true });
}

function prepare({ from, to, text, fresh, kept }: Step, attempt: Attempt): void {
  if (to !== from && existsSync(to)) throw new Error(`${to} is there already`);
  mkdirSync(path.dirname(to), { recursive: true });
  const write = (): void => {
    if (text === undefined) copyFileSync(from, fresh);
    else writeFileSync(fresh, text);
    chmodSync(fresh, statSync(from).mode);
  };
  attempt(from, write, () => rmSync(fresh, { force: true }));
  if (to === from)
    attempt(
      from,
      () => copyFileSync(from, kept),
      () => rmSync(kept, { force: true }),
    );
}

function putInPlace({ from, to, fresh, kept }: Step, attempt: Attempt): void {
  let isDone = false;
  const back = (): void => {
    if (!isDone) return;
    if (to === from) renameSync(kept, from);
    else rmSync(to, { force: true });
  };
  attempt(
    to,
    () => {
      renameSync(fresh, to);
      isDone = true;
    },
    back,
  );
}

function takeAway({ from, to, kept }: Step, attempt: Attempt): void {
  if (to === from) return;
  const back = (): void => {
    if (existsSync(kept)) renameSync(kept, from);
  };
  attempt(from, () => renameSync(from, kept), back);
}

/** Takes every step back, whatever becomes of the others. What is to be thrown then. */
function afterUndoing(undo: readonly (() => void)[], cause: unknown): unknown {
  const refusals = undo.flatMap((back) => {
    try {
      back();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (refusals.length === 0) return cause;
  const reasons = [(cause as Error).message, ...refusals].map((reason) => `  ${reason}`);
  return new UserError(
    ['Cannot put all files back as they were; `npm run check` says what is left of them:', ...reasons].join('\n'),
    { cause },
  );
}

/** A hidden name in the same folder: nothing takes it for content, and a check says so where it is left. */
function beside(file: string, ending: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${ending}`);
}
