import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { MOST_MEGABYTES, MOST_SECONDS } from '../limits.ts';
import type { Finding } from '../finding.ts';
import type { ThreadOrder } from './document-thread.ts';
import { startThread, type StartingThread } from './start-thread.ts';
import type { DocumentContext, DocumentJob, ParseDocuments, ParsedDocument } from '../parse/document.ts';

/** How much one document may take before its thread is ended. */
interface ThreadLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Documents that are still to be parsed, with their places among the results. */
type Queue = [index: number, job: DocumentJob][];

const LIMITS: ThreadLimits = { seconds: MOST_SECONDS, megabytes: MOST_MEGABYTES };
/** A thread takes about as long to start as it takes to parse so many documents. */
const WORTH_A_THREAD = 50;

/**
 * A parser that works in threads of its own, so that a text which would take it for ever, or all memory, is a finding at
 * its file and not the end of the build. With `early`, a thread learns its program while the content is still being read;
 * with `keep`, it then waits for the next call.
 */
export function createParseApart({ early = false, keep = false, limits = LIMITS } = {}): ParseDocuments {
  const idle = early ? [startParser(limits)] : [];
  return async (jobs, context, take) => {
    const queue = [...jobs.entries()];
    const work = async (): Promise<void> => {
      while (queue.length > 0) {
        const starting = idle.pop() ?? startParser(limits);
        const { thread } = starting;
        thread.ref();
        let isWell = false;
        try {
          await starting.started;
          isWell = await parseIn(thread, context, limits, queue, take);
        } catch (error) {
          // Nothing will be made of the others.
          queue.length = 0;
          throw error;
        } finally {
          if (isWell && keep) {
            thread.unref();
            idle.push(starting);
          } else await thread.terminate();
        }
      }
    };
    await Promise.all(Array.from({ length: threadsFor(jobs.length) }, work));
  };
}

function threadsFor(jobs: number): number {
  return Math.min(availableParallelism(), Math.ceil(jobs / WORTH_A_THREAD));
}

/** A new thread. The process does not wait for it to end until it is given work. */
function startParser({ megabytes }: ThreadLimits): StartingThread {
  return startThread('document-thread', { limits: { maxOldGenerationSizeMb: megabytes } });
}

/** Has a thread parse what is waiting, until nothing is left. False where a document was the end of the thread. */
async function parseIn(
  thread: Worker,
  context: DocumentContext,
  limits: ThreadLimits,
  queue: Queue,
  take: Parameters<ParseDocuments>[2],
): Promise<boolean> {
  thread.postMessage({ context } satisfies ThreadOrder);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [index, job] = next;
    const answer = await ask(thread, job, limits.seconds);
    take(typeof answer === 'string' ? refused(job, answer, limits) : answer, index);
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
    const { path, hash } = job.file;
    thread.postMessage({ job: { ...job, file: { path, hash } }, text: job.file.readText() } satisfies ThreadOrder);
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
  const place = { file: file.path, line: 1, column: 1 };
  const parameters = { what: WORDS[what], limit: String(limits[what]) };
  const finding: Finding = { ...place, rule: 'document-limit', severity: 'error', parameters };
  return { findings: [finding], links: [], outside: [], variants: [], downloads: [] };
}
