import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { MOST_MEGABYTES, MOST_SECONDS } from '../limits.ts';
import type { ThreadOrder } from './document-thread.ts';
import type { DocumentContext, DocumentJob, ParseDocuments, ParsedDocument } from '../parse/document.ts';

/** How much one document may take before its thread is ended. */
interface ThreadLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Documents that are still to be parsed, with their places among the results. */
type Queue = [index: number, job: DocumentJob][];

const LIMITS: ThreadLimits = { seconds: MOST_SECONDS, megabytes: MOST_MEGABYTES };
const PROGRAM = new URL('start-thread.mjs', import.meta.url);
/** A thread takes about as long to start as it takes to parse so many documents. */
const WORTH_A_THREAD = 50;

/**
 * A parser that works in threads of its own, so that a text which would take it for ever, or all memory, is a finding at
 * its file and not the end of the build. With `keep`, a thread waits for the next call, which then need not start one.
 */
export function createParseApart({ keep = false, limits = LIMITS } = {}): ParseDocuments {
  // The first thread starts at once: it learns its program while the content is still being read.
  const idle = [startThread(limits)];
  return async (jobs, context) => {
    const results: ParsedDocument[] = [];
    const queue = [...jobs.entries()];
    const work = async (): Promise<void> => {
      while (queue.length > 0) {
        const starting = idle.pop() ?? startThread(limits);
        const { thread } = starting;
        thread.ref();
        await starting.started;
        const isWell = await parseIn(thread, context, limits, queue, results);
        if (isWell && keep) {
          thread.unref();
          idle.push(starting);
        } else await thread.terminate();
      }
    };
    await Promise.all(Array.from({ length: threadsFor(jobs.length) }, work));
    return results;
  };
}

function threadsFor(jobs: number): number {
  return Math.min(availableParallelism(), Math.ceil(jobs / WORTH_A_THREAD));
}

interface Starting {
  readonly thread: Worker;
  /** When the thread has learned its program. */
  readonly started: Promise<unknown>;
}

/** A new thread. The process does not wait for it to end until it is given work. */
function startThread({ megabytes }: ThreadLimits): Starting {
  const thread = new Worker(PROGRAM, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  thread.unref();
  const started = once(thread, 'message');
  // Whoever takes the thread hears of a failure; until then nobody does.
  started.catch(() => undefined);
  return { thread, started };
}

/** Has a thread parse what is waiting, until nothing is left. False where a document was the end of the thread. */
async function parseIn(
  thread: Worker,
  context: DocumentContext,
  limits: ThreadLimits,
  queue: Queue,
  results: ParsedDocument[],
): Promise<boolean> {
  thread.postMessage({ context } satisfies ThreadOrder);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [index, job] = next;
    const answer = await ask(thread, job, limits.seconds);
    results[index] = typeof answer === 'string' ? refused(job, answer, limits) : answer;
    if (typeof answer === 'string') return false;
  }
  return true;
}

/** The parsed document, or what the thread ran out of. */
async function ask(thread: Worker, job: DocumentJob, seconds: number): Promise<ParsedDocument | keyof ThreadLimits> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), seconds * 1000);
  try {
    const answered = once(thread, 'message', { signal: clock.signal });
    thread.postMessage({ job } satisfies ThreadOrder);
    const [document] = (await answered) as [ParsedDocument];
    return document;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ABORT_ERR') return 'seconds';
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'megabytes';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const WORDS = { seconds: 'seconds of work', megabytes: 'megabytes of memory' } as const;

function refused({ file }: DocumentJob, what: keyof ThreadLimits, limits: ThreadLimits): ParsedDocument {
  const values = { what: WORDS[what], limit: String(limits[what]) };
  const place = { file: file.path, line: 1, column: 1 };
  return { reported: [{ rule: 'document-limit', place, values }], links: [], variants: [] };
}
