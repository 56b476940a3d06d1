import { randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../../shared/system-error.ts';
import { UserError } from '../../shared/user-error.ts';

/** A change to a file: a new path, a new text, or both. Paths are absolute. */
export interface FileChange {
  readonly from: string;
  readonly to: string;
  /** The whole new text; absent if the bytes stay the same. */
  readonly text?: string;
}

/**
 * Moves and rewrites files, all or none, and keeps their permissions: first writes all new files beside the old ones,
 * then renames them into place, and only then removes moved files. So every name always has its file, whenever the
 * machine stops. If a step fails, restores all files and throws that error.
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
  try {
    for (const { from, to, text, fresh, kept } of steps) {
      current = from;
      if (to !== from && existsSync(to)) throw new Error(`${to} is there already`);
      mkdirSync(path.dirname(to), { recursive: true });
      undo.unshift(() => [fresh, kept].forEach((file) => rmSync(file, { force: true })));
      copyFileSync(from, kept);
      if (text === undefined) copyFileSync(from, fresh);
      else writeFileSync(fresh, text);
      chmodSync(fresh, statSync(from).mode);
    }
    for (const { from, to, fresh, kept } of steps) {
      current = to;
      renameSync(fresh, to);
      undo.unshift(() => (to === from ? renameSync(kept, from) : rmSync(to, { force: true })));
    }
    for (const { from, kept } of steps.filter(({ from: old, to }) => old !== to)) {
      current = from;
      renameSync(from, kept);
      undo.unshift(() => renameSync(kept, from));
    }
  } catch (error) {
    throw afterUndoing(undo, withPath(error, current));
  }
  for (const { kept } of steps) rmSync(kept, { force: true });
}

/** Undoes every step, even if some fail. Returns the error to throw. */
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

/**
 * Returns a hidden name in the same folder: it does not count as content, and a check reports it if it is left behind.
 */
function beside(file: string, ending: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${ending}`);
}
