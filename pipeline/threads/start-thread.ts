import { once } from 'node:events';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { programFile, stackOptions } from '../compiled.ts';

/** A thread, and when it has learned its program: it says so by its first message. */
export interface StartingThread {
  readonly thread: Worker;
  readonly started: Promise<unknown>;
}

/** Starts a program of this folder in a thread of its own, with `data` in its `workerData`. The process does not wait for its end. */
export function startThread(
  program: string,
  { data = {}, limits = {} }: { readonly data?: object; readonly limits?: ResourceLimits } = {},
): StartingThread {
  const thread = new Worker(programFile(program), {
    argv: [program],
    workerData: data,
    execArgv: stackOptions(),
    resourceLimits: limits,
  });
  thread.unref();
  const started = once(thread, 'message');
  // Whoever takes the thread hears of a failure; until then nobody does.
  started.catch(() => undefined);
  return { thread, started };
}
