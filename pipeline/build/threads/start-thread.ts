import { Worker, type ResourceLimits } from 'node:worker_threads';
import { programFile, stackOptions } from '../../shared/compiled.ts';

/** A program in a thread of its own, which answers each message with one. */
export interface ProgramThread {
  /** How many messages wait for an answer. */
  waiting(): number;
  /** The answer to a message. Throws, or rejects with, what has ended the thread. */
  ask(message: unknown): Promise<unknown>;
  end(): Promise<unknown>;
}

interface Asked {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: Error) => void;
}

/** Starts a program of this folder. The process waits for it only while a message waits for an answer. */
export function startThread(program: string, resourceLimits: ResourceLimits = {}): ProgramThread {
  const thread = new Worker(programFile(program), { argv: [program], execArgv: stackOptions(), resourceLimits });
  const asked: Asked[] = [];
  let failure: Error | undefined;
  const fail = (why: Error): void => {
    failure ??= why;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`The thread ${program} has ended with code ${code}`)));
  thread.on('message', (answer) => {
    asked.shift()?.resolve(answer);
    if (asked.length === 0) thread.unref();
  });
  thread.unref();
  return {
    waiting: () => asked.length,
    ask(message) {
      if (failure) throw failure;
      thread.postMessage(message);
      thread.ref();
      return new Promise((resolve, reject) => asked.push({ resolve, reject }));
    },
    end: () => thread.terminate(),
  };
}
