import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** A program that runs until its test has ended, or it is stopped. */
interface Running {
  readonly child: ChildProcess;
  /** Returns all its output so far. */
  readonly said: () => string;
  /** Waits for words in the output. Returns the output since the previous wait, including these words. */
  readonly heard: (words: RegExp) => Promise<string>;
  /** Sends a signal, if any, and waits until the program has ended. Returns the exit code. */
  readonly ended: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts a program in Node.js, as a person would. With `errors` as `pipe`, its output includes standard error. */
export function startProgram(args: readonly string[], cwd = PROJECT, errors: 'inherit' | 'pipe' = 'inherit'): Running {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', errors] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [said, told] = ['', 0];
  let look = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      said += data.toString();
      look();
    });
  const heard = (words: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The program has ended with code ${code}:\n${said}`)));
      look = () => {
        const match = words.exec(said.slice(told));
        if (!match) return;
        const fresh = said.slice(told, told + match.index + match[0].length);
        told += fresh.length;
        look = () => undefined;
        resolve(fresh);
      };
      look();
    });
  const ended = async (signal?: NodeJS.Signals): Promise<number | null> => {
    const closed = once(child, 'close');
    if (signal) child.kill(signal);
    return ((await closed) as [number | null])[0];
  };
  return { child, said: () => said, heard, ended };
}
