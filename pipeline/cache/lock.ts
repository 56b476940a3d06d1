import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, isDone, unlessRefused, UserError } from '../shared/errors.ts';
import { hostname } from 'node:os';

/** An exclusive lock on writing one published folder, held until it is released or its process ends. */
export interface Lock {
  /** Whether the lock file still exists and is still this lock: a person may have deleted it. */
  isHeld(): boolean;
  /** Throws a `UserError` if the lock is no longer held, since another build may then be running. */
  verify(): void;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process in kernel ticks; empty where the system does not report it. */
  readonly began: string;
}

interface Entry extends Holder {
  readonly token: string;
}

const ASK_AGAIN_MS = 50;
/** A build of a large archive takes minutes; one that takes longer than this is stuck. */
const MAX_PATIENCE_MS = 15 * 60_000;
/** An unreadable lock file is still being written; after this long, its writer has died. */
const HALF_WRITTEN_MS = 10_000;
/** A lock from another machine, whose processes cannot be checked, counts as stale after this long. */
const FORGOTTEN_MS = 3_600_000;

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

/** Acquires the lock of a published folder; undefined while another process holds it. */
export function tryLock(target: string): Lock | undefined {
  const file = lockFileOf(target);
  const token = randomUUID();
  mkdirSync(path.dirname(file), { recursive: true });
  if (!create(file, { ...thisProcess(), token })) {
    const other = read(file);
    if (isLeft(file, other)) takeAway(file, other, token);
    if (!create(file, { ...thisProcess(), token })) return undefined;
  }
  const isHeld = (): boolean => read(file)?.token === token;
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

function isLeft(file: string, entry: Entry | undefined): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return false;
  const ageMs = Date.now() - stats.mtimeMs;
  return entry ? !isAlive(entry, ageMs) : ageMs > HALF_WRITTEN_MS;
}

/**
 * Moves the lock of a dead process aside. Two processes may try this at once: one that has moved a live lock by mistake
 * puts it back.
 */
function takeAway(file: string, seen: Entry | undefined, token: string): void {
  const aside = `${file}.${token}`;
  unlessRefused(['ENOENT'], () => renameSync(file, aside));
  const moved = read(aside);
  if (moved && moved.token !== seen?.token) create(file, moved);
  rmSync(aside, { force: true });
}

/** Identifies this process in its lock files. */
export function thisProcess(): Holder {
  return { pid: process.pid, host: hostname(), began: beginningOf(process.pid) };
}

/** Whether the process that wrote a lock `ageMs` ago is still running; its id alone may have been reused. */
function isAlive({ pid, host, began }: Holder, ageMs: number): boolean {
  if (host !== hostname()) return ageMs < FORGOTTEN_MS;
  return isRunning(pid) && (began === '' || began === beginningOf(pid));
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

/**
 * Start time of a process: the 22nd field of Linux's `/proc/PID/stat` (proc(5)); the second, a name in brackets, may
 * hold blanks.
 */
function beginningOf(pid: number): string {
  const stat = unlessRefused(['ENOENT', 'ENOTDIR', 'ESRCH', 'EACCES'], () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
