import { execFileSync } from 'node:child_process';
import type * as promises from 'node:fs/promises';

/** What happens to files between two steps of a program that reads them; each test sets what it needs. */
export interface Happenings {
  /** Called with the path before the system opens, lists or looks at it; may throw what the system would. */
  before: (step: 'open' | 'readdir' | 'stat', file: string) => Promise<void> | void;
  /** Called instead of a pause. */
  pause: () => Promise<void> | void;
  /** Milliseconds by which the clock is ahead, so that no file is fresh. */
  aheadMs: number;
}

const quiet: Happenings = { before: () => undefined, pause: () => undefined, aheadMs: 3_600_000 };

/** What happens at present. */
export const happenings: Happenings = { ...quiet };

/** Lets nothing happen any more. */
export function calm(): void {
  Object.assign(happenings, quiet);
}

/** The system's functions, with what happens before each. */
export function unsteady(real: typeof promises): typeof promises {
  const after =
    (step: 'open' | 'readdir' | 'stat', call: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]): Promise<unknown> => {
      await happenings.before(step, String(args[0]));
      return call(...args);
    };
  return {
    ...real,
    open: after('open', real.open) as typeof real.open,
    readdir: after('readdir', real.readdir as never) as typeof real.readdir,
    stat: after('stat', real.stat as never) as typeof real.stat,
  };
}

/** The error by which the system refuses. */
export function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Makes a pipe, which keeps whoever opens it waiting for somebody at its other end. */
export function makePipe(file: string): void {
  execFileSync('sh', ['-c', 'mkfifo "$0"', file]);
}
