import { execFileSync } from 'node:child_process';
import type * as fs from 'node:fs';

/** Hooks that change files between two steps of a program that reads them; each test sets those that it needs. */
export interface Happenings {
  /** Called with a path before it is read, listed or inspected; may throw a system error. */
  before: (step: 'open' | 'readdir' | 'stat', file: string) => void;
  /** Called instead of a pause. */
  pause: () => Promise<void> | void;
}

const quiet: Happenings = { before: () => undefined, pause: () => undefined };

/** The current hooks. */
export const happenings: Happenings = { ...quiet };

/** Removes all hooks. */
export function calm(): void {
  Object.assign(happenings, quiet);
}

/** Wraps the functions of `node:fs` so that the hooks run before each. */
export function unsteady(real: typeof fs): typeof fs {
  const after =
    (step: 'open' | 'readdir' | 'stat', call: (...args: never[]) => unknown) =>
    (...args: never[]): unknown => {
      happenings.before(step, String(args[0]));
      return call(...args);
    };
  return {
    ...real,
    readFileSync: after('open', real.readFileSync as never) as typeof real.readFileSync,
    readdirSync: after('readdir', real.readdirSync as never) as typeof real.readdirSync,
    statSync: after('stat', real.statSync as never) as typeof real.statSync,
  };
}

/** Makes a system error. */
export function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Makes a named pipe: opening it blocks until another process opens its other end. */
export function makePipe(file: string): void {
  execFileSync('sh', ['-c', 'mkfifo "$0"', file]);
}
