import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MAX_MEGABYTES, MAX_SECONDS_A_DOCUMENT } from '../../content/limits.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ThreadOrder } from './document-thread.ts';
import { codeOf } from '../../shared/errors.ts';
import { programFile, stackOptions } from '../../shared/compiled.ts';
import { createParseHere } from './parse-here.ts';
import type { DocumentJob, ParseDocuments, ParsedDocument } from '../../site/parse/document.ts';

/** Limits for one document, after which its worker is ended. */
interface ThreadLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

const LIMITS: ThreadLimits = { seconds: MAX_SECONDS_A_DOCUMENT, megabytes: MAX_MEGABYTES };
const PROGRAM = 'document-thread';
/** A worker takes about as long to start as parsing this many documents. */
const WORTH_A_THREAD = 50;
/** Texts of this many characters in sum are parsed without a worker: even the slowest text of this length stays within the limits. */
const MAX_WITHOUT_WORKER = 32_000;
/** No more texts than these are read to learn their length. */
const FEW = 4;

/**
 * Returns a parser that works in worker threads, so that a text which takes too long or too much memory becomes a
 * finding and does not end the build; a few short texts are parsed in the calling thread. `keep` starts a worker at
 * once, has it parse short texts too, and leaves workers waiting for the next call.
 */
export function createParseWorkerPool({ keep = false, limits = LIMITS } = {}): ParseDocuments {
  const start = (): DocumentThread => startThread(limits.megabytes);
  const idle = keep ? [start()] : [];
  return async (jobs, context, take) => {
    if (!keep && areShort(jobs)) return createParseHere()(jobs, context, take);
    const queue = [...jobs.entries()];
    /** Parses queued documents in a worker. False if a document has ended the worker. */
    const parseIn = async (thread: DocumentThread): Promise<boolean> => {
      await thread.ask({ context } satisfies ThreadOrder);
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, job] = next;
        const answer = await parseOne(thread, job, limits.seconds);
        take(typeof answer === 'string' ? refused(job, answer, limits) : answer, index);
        if (typeof answer === 'string') return false;
      }
      return true;
    };
    const work = async (): Promise<void> => {
      while (queue.length > 0) {
        const thread = idle.pop() ?? start();
        let isWell = false;
        try {
          isWell = await parseIn(thread);
        } catch (error) {
          // The other documents are not parsed.
          queue.length = 0;
          throw error;
        } finally {
          if (isWell && keep) idle.push(thread);
          else await thread.end();
        }
      }
    };
    const threads = Math.min(availableParallelism(), Math.ceil(jobs.length / WORTH_A_THREAD));
    await Promise.all(Array.from({ length: threads }, work));
  };
}

function areShort(jobs: readonly DocumentJob[]): boolean {
  if (jobs.length > FEW) return false;
  return jobs.reduce((length, { file }) => length + file.readText().length, 0) <= MAX_WITHOUT_WORKER;
}

type DocumentThread = ReturnType<typeof startThread>;

/**
 * Starts a worker that answers each message with one message, before it is sent the next. It keeps the process alive
 * only while a message waits for an answer.
 */
function startThread(megabytes: number) {
  const thread = new Worker(programFile(PROGRAM), {
    argv: [PROGRAM],
    execArgv: stackOptions(),
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let answered = (_answer: unknown): void => undefined;
  let failed = (_why: Error): void => undefined;
  let failure: Error | undefined;
  const fail = (why: Error): void => {
    failure ??= why;
    failed(failure);
  };
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`The thread ${PROGRAM} has ended with code ${code}`)));
  thread.on('message', (answer) => {
    answered(answer);
    thread.unref();
  });
  thread.unref();
  return {
    /** Resolves with the answer to a message. Throws, or rejects with, the error that has ended the thread. */
    ask(order: ThreadOrder): Promise<unknown> {
      if (failure) throw failure;
      thread.postMessage(order);
      thread.ref();
      return new Promise((resolve, reject) => {
        answered = resolve;
        failed = reject;
      });
    },
    end(): Promise<unknown> {
      // A late answer would let this process exit before the thread has ended.
      thread.removeAllListeners('message');
      return thread.terminate();
    },
  };
}

/** Returns the parsed document, or the limit that it exceeded. */
async function parseOne(
  thread: DocumentThread,
  job: DocumentJob,
  seconds: number,
): Promise<ParsedDocument | keyof ThreadLimits> {
  const clock = new AbortController();
  try {
    // The answer is not validated: the worker's program is part of this one.
    const { path, hash } = job.file;
    const order: ThreadOrder = { job: { ...job, file: { path, hash } }, text: job.file.readText() };
    const answer = thread.ask(order) as Promise<ParsedDocument>;
    const late = wait(seconds * 1000, 'seconds' as const, { signal: clock.signal });
    return await Promise.race([answer, late]);
  } catch (error) {
    if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return 'megabytes';
    throw error;
  } finally {
    clock.abort();
  }
}

const WORDS = { seconds: 'seconds of work', megabytes: 'megabytes of memory' } as const;

function refused({ file }: DocumentJob, what: keyof ThreadLimits, limits: ThreadLimits): ParsedDocument {
  const place = { file: file.path, line: 1, column: 1 };
  const parameters = { what: WORDS[what], limit: String(limits[what]) };
  const finding: Finding = { ...place, rule: 'document-limit', severity: 'error', parameters };
  return { findings: [finding], links: [], outside: [], variants: [], downloads: [] };
}
