import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, isDone, UserError } from '../shared/errors.ts';

/** An exclusive lock on writing one published folder, held until it is released or its process ends. */
export interface Lock {
  /** Whether the lock file still exists and is still this lock: a person may have deleted it. */
  isHeld(): boolean;
  /** Throws a `UserError` if the lock is no longer held, since another build may then be running. */
  verify(): void;
  release(): void;
}

/** What a lock file holds. */
interface Entry {
  readonly pid: number;
  readonly token: string;
}

const ASK_AGAIN_MS = 50;
/** A build of a large archive takes minutes; one that takes longer than this is stuck. */
const MAX_PATIENCE_MS = 15 * 60_000;
/** An unreadable lock file is still being written; after this long, its writer has died. */
const HALF_WRITTEN_MS = 10_000;

/**
 * Acquires the lock of a published folder; takes over the lock of a dead process. While another process holds it,
 * waits, and calls `onWait` once with that process's id. Throws a `UserError` after `patienceMs`.
 */
export async function acquireLock(
  target: string,
  onWait: (pid: number) => void,
  patienceMs = MAX_PATIENCE_MS,
): Promise<Lock> {
  const file = lockFileOf(target);
  const until = Date.now() + patienceMs;
  let told = false;
  for (;;) {
    const lock = tryLock(target);
    if (lock) return lock;
    const holder = read(file)?.pid ?? 0;
    if (Date.now() >= until)
      throw new UserError(
        `Cannot write ${target}: another build, process ${holder}, has been at it for too long. ` +
          `End that process, or delete ${file} if there is none.`,
      );
    if (!told) onWait(holder);
    told = true;
    await wait(ASK_AGAIN_MS);
  }
}

/**
 * Acquires the lock of a published folder; undefined while another process holds it. Of two processes that take over the
 * lock of a dead one at the same moment, the first finds its own taken away when it verifies it.
 */
export function tryLock(target: string): Lock | undefined {
  const file = lockFileOf(target);
  const entry: Entry = { pid: process.pid, token: randomUUID() };
  mkdirSync(path.dirname(file), { recursive: true });
  if (!create(file, entry)) {
    if (!isLeft(file)) return undefined;
    rmSync(file, { force: true });
    if (!create(file, entry)) return undefined;
  }
  const isHeld = (): boolean => read(file)?.token === entry.token;
  return {
    isHeld,
    verify() {
      if (isHeld()) return;
      throw new UserError(
        `Cannot publish to ${target}: the lock ${file} was taken away while the site was built. Build again.`,
      );
    },
    release() {
      if (isHeld()) rmSync(file, { force: true });
    },
  };
}

function lockFileOf(target: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-lock`);
}

function create(file: string, entry: Entry): boolean {
  return isDone(() => writeFileSync(file, JSON.stringify(entry), { flag: 'wx' }), ['EEXIST'], file);
}

/** Reads a lock file; undefined if it is missing or incompletely written. */
function read(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the process that wrote a lock file is gone. */
function isLeft(file: string): boolean {
  const entry = read(file);
  if (entry) return !isRunning(entry.pid);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > HALF_WRITTEN_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    if (codeOf(error) === 'EPERM') return true;
    throw error;
  }
}
