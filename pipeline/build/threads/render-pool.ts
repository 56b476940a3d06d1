import { availableParallelism } from 'node:os';
import type { RenderedPage } from '../../outputs/pages/rendered-page.ts';
import type { RenderPool } from '../../outputs/pages/render-pages.ts';
import type { PageSetting } from './page-thread.ts';
import { startThread, type ProgramThread } from './start-thread.ts';

/** The thread that hands out pages writes them too: more threads than two would wait for it. */
const MOST_THREADS = 2;
/** Pages that wait in a thread, so that it need not wait for the next one. */
const MOST_WAITING = 4;

/** Renders pages in `count` threads beside this one; none where the machine has but one core. */
export function startRenderPool(
  setting: PageSetting,
  count = Math.min(MOST_THREADS, availableParallelism() - 1),
): RenderPool {
  const threads = Array.from({ length: count }, () => startThread('page-thread'));
  const ready = new Set<ProgramThread>();
  for (const thread of threads) {
    const settle = (): void => void ready.add(thread);
    // A thread that has failed says why when it is asked for a page.
    thread.ask(setting).then(settle, settle);
  }
  return {
    take(page) {
      const [idlest] = [...ready].toSorted((one, other) => one.waiting() - other.waiting());
      // What a thread answers is not checked again: its program is a part of this one.
      return idlest && idlest.waiting() < MOST_WAITING ? (idlest.ask(page) as Promise<RenderedPage>) : undefined;
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
