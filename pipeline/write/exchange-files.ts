import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../system-error.ts';

/** What happens to a file: another path, another text, or both. Paths are absolute. */
export interface FileChange {
  readonly from: string;
  readonly to: string;
  /** Absent where the bytes stay as they are. */
  readonly text?: string;
}

const MARK = Buffer.from('\uFEFF');

/**
 * Gives files other paths and other texts, all of them or none: what is new is written beside the files first, then each takes its place; if
 * the system refuses one, all are put back as they were. Throws what it says then.
 */
export function exchangeFiles(changes: readonly FileChange[]): void {
  const id = randomUUID().slice(0, 8);
  const undo: (() => void)[] = [];
  const steps = changes.map((change) => ({
    ...change,
    fresh: beside(change.to, `${id}.new`),
    kept: beside(change.from, `${id}.old`),
  }));
  const attempt = (action: () => void, back: () => void): void => {
    action();
    undo.unshift(back);
  };
  try {
    for (const { from, to, text, fresh } of steps) {
      if (to !== from && existsSync(to)) throw new Error(`${to} is there already`);
      mkdirSync(path.dirname(to), { recursive: true });
      if (text !== undefined)
        attempt(
          () => writeFileSync(fresh, bytesFor(text, from), { mode: statSync(from).mode }),
          () => rmSync(fresh, { force: true }),
        );
    }
    for (const { from, to, text, fresh, kept } of steps) {
      attempt(
        () => renameSync(from, text === undefined ? to : kept),
        () => renameSync(text === undefined ? to : kept, from),
      );
      if (text !== undefined)
        attempt(
          () => renameSync(fresh, to),
          () => renameSync(to, fresh),
        );
    }
  } catch (error) {
    for (const back of undo) back();
    throw withPath(error, steps[0]?.from ?? '');
  }
  for (const { kept } of steps) rmSync(kept, { force: true });
}

/** What no reader of texts sees stays: a mark at the beginning of the old file, and how its lines end. */
function bytesFor(text: string, from: string): Buffer {
  const before = readFileSync(from);
  const endsAsOnWindows = /\r\n/.test(before.toString()) && !/(?<!\r)\n/.test(before.toString());
  const bytes = Buffer.from(endsAsOnWindows ? text.replaceAll(/\r?\n/g, '\r\n') : text);
  return before.subarray(0, MARK.length).equals(MARK) ? Buffer.concat([MARK, bytes]) : bytes;
}

/** A hidden name in the same folder: nothing that reads content sees it. */
function beside(file: string, ending: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${ending}`);
}
