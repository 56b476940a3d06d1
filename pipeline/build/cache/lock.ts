import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, isDone, unlessRefused } from '../../shared/system-error.ts';
import { UserError } from '../../shared/user-error.ts';
import { hostname } from 'node:os';

/** The right to write one published folder, until it is released or its process ends. */
export interface Lock {
  /** Whether it is still there and still this one: a person may have deleted it. */
  isHeld(): boolean;
  /** Throws a `UserError` if it is not held any more, so that another build may be at work. */
  verify(): void;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the kernel's own ticks; empty where the system does not say. */
  readonly began: string;
}

interface Entry extends Holder {
  readonly token: string;
}

const ASK_AGAIN_MS = 50;
/** A build of a large archive takes minutes; what takes longer is stuck. */
const MOST_PATIENCE_MS = 15 * 60_000;
/** A lock whose text is not there yet is being written; after this long its writer has died over it. */
const HALF_WRITTEN_MS = 10_000;
/** After this long a lock of another machine, whose processes cannot be seen, counts as left behind. */
const FORGOTTEN_MS = 3_600_000;

/**
 * Takes the lock of a published folder; the lock of a dead process is taken over. While another process holds it,
 * `onWait` hears of that process once, and the lock is taken when it is free. Throws a `UserError` when patience ends.
 */
export async function acquireLock(
  target: string,
  onWait: (pid: number) => void,
  patienceMs = MOST_PATIENCE_MS,
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

/** The lock of a published folder, or undefined while another process holds it. */
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

/** What stands in a lock; undefined where it is gone, or not written to its end. */
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
 * Moves the lock of a dead process aside. Two processes may try it at once: the one that finds that it has moved
 * a living lock instead puts it back.
 */
function takeAway(file: string, seen: Entry | undefined, token: string): void {
  const aside = `${file}.${token}`;
  unlessRefused(['ENOENT'], () => renameSync(file, aside));
  const moved = read(aside);
  if (moved && moved.token !== seen?.token) create(file, moved);
  rmSync(aside, { force: true });
}

/** This process, as its locks name it. */
export function thisProcess(): Holder {
  return { pid: process.pid, host: hostname(), began: beginningOf(process.pid) };
}

/** Whether the process that wrote a lock `ageMs` ago is still at work; its number alone may have gone to another. */
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

/** The 22nd field of Linux's `/proc/PID/stat` (proc(5)); the second, a name in brackets, may hold blanks. */
function beginningOf(pid: number): string {
  const stat = unlessRefused(['ENOENT', 'ENOTDIR', 'ESRCH', 'EACCES'], () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
