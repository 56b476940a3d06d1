import { availableParallelism } from 'node:os';
import type { RenderedPage } from '../../outputs/pages/rendered-page.ts';
import type { RenderPool } from '../../outputs/pages/render-pages.ts';
import type { PageSetting } from './page-thread.ts';
import { startThread, type ProgramThread } from './start-thread.ts';

/** The thread that hands out pages also writes them: more than two workers would wait for it. */
const MOST_THREADS = 2;
/** Most pages queued in a worker, so that it does not wait for the next one. */
const MOST_WAITING = 4;

/**
 * Starts a pool of `count` workers that render pages beside this thread; by default none on a machine with one core.
 */
export function startRenderPool(
  setting: PageSetting,
  count = Math.min(MOST_THREADS, availableParallelism() - 1),
): RenderPool {
  const threads = Array.from({ length: count }, () => startThread('page-thread'));
  const ready = new Set<ProgramThread>();
  for (const thread of threads) {
    const settle = (): void => void ready.add(thread);
    // A worker that has failed rejects the next request with the reason.
    thread.ask(setting).then(settle, settle);
  }
  return {
    take(page) {
      const [idlest] = [...ready].toSorted((one, other) => one.waiting() - other.waiting());
      // The answer is not validated: the worker's program is part of this one.
      return idlest && idlest.waiting() < MOST_WAITING ? (idlest.ask(page) as Promise<RenderedPage>) : undefined;
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
