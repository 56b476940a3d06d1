import { execFileSync } from 'node:child_process';
import type * as fs from 'node:fs';

/** What happens to files between two steps of a program that reads them; each test sets what it needs. */
export interface Happenings {
  /** Called with the path before the system opens, lists or looks at it; may throw what the system would. */
  before: (step: 'open' | 'readdir' | 'stat', file: string) => void;
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
export function unsteady(real: typeof fs): typeof fs {
  const after =
    (step: 'open' | 'readdir' | 'stat', call: (...args: never[]) => unknown) =>
    (...args: never[]): unknown => {
      happenings.before(step, String(args[0]));
      return call(...args);
    };
  return {
    ...real,
    openSync: after('open', real.openSync) as typeof real.openSync,
    readdirSync: after('readdir', real.readdirSync as never) as typeof real.readdirSync,
    statSync: after('stat', real.statSync as never) as typeof real.statSync,
  };
}

/** The error by which the system refuses. */
export function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Makes a pipe: opening it waits until another process opens its other end. */
export function makePipe(file: string): void {
  execFileSync('sh', ['-c', 'mkfifo "$0"', file]);
}
