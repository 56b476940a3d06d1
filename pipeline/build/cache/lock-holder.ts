import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf, unlessRefused } from '../../shared/system-error.ts';

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the kernel's own ticks; empty where the system does not say. */
  readonly began: string;
}

/** After this long a lock of another machine, whose processes cannot be seen, counts as left behind. */
const FORGOTTEN_MS = 3_600_000;

export function thisProcess(): Holder {
  return { pid: process.pid, host: hostname(), began: beginningOf(process.pid) };
}

/** Whether the process that wrote a lock `ageMs` ago is still at work; its number alone may have gone to another. */
export function isAlive({ pid, host, began }: Holder, ageMs: number): boolean {
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
