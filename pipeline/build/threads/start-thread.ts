import { Worker, type ResourceLimits } from 'node:worker_threads';
import { programFile, stackOptions } from '../../shared/compiled.ts';

/** A program in a worker thread that answers each message with one message. */
export interface ProgramThread {
  /** Number of messages that wait for an answer. */
  waiting(): number;
  /** Resolves with the answer to a message. Throws, or rejects with, the error that has ended the thread. */
  ask(message: unknown): Promise<unknown>;
  end(): Promise<unknown>;
}

/** A message that waits for its answer. */
interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: Error) => void;
}

/** Starts a program of this folder in a worker. It keeps the process alive only while a message waits for an answer. */
export function startThread(program: string, resourceLimits: ResourceLimits = {}): ProgramThread {
  const thread = new Worker(programFile(program), { argv: [program], execArgv: stackOptions(), resourceLimits });
  const pending: Pending[] = [];
  let failure: Error | undefined;
  const fail = (why: Error): void => {
    failure ??= why;
    for (const { reject } of pending.splice(0)) reject(failure);
  };
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`The thread ${program} has ended with code ${code}`)));
  thread.on('message', (answer) => {
    pending.shift()?.resolve(answer);
    if (pending.length === 0) thread.unref();
  });
  thread.unref();
  return {
    waiting: () => pending.length,
    ask(message) {
      if (failure) throw failure;
      thread.postMessage(message);
      thread.ref();
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    end() {
      // A late answer would let this process exit before the thread has ended.
      thread.removeAllListeners('message');
      return thread.terminate();
    },
  };
}
