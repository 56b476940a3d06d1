import { availableParallelism } from 'node:os';
import type { DescribedPage } from '../write/page-bundle.ts';
import type { RenderedPage } from '../write/rendered-page.ts';
import type { RenderPool } from '../write/render-pages.ts';
import type { PageSetting } from './page-thread.ts';
import { startThread } from './start-thread.ts';

/** Whoever hands out pages writes them too: more threads than two would wait for it. */
const MOST_THREADS = 2;
/** Pages that wait in a thread, so that it need not wait for the next one. */
const MOST_WAITING = 4;

/** Renders pages in `count` threads beside this one; none where the machine has but one core. */
export function renderApart(
  setting: PageSetting,
  count = Math.min(MOST_THREADS, availableParallelism() - 1),
): RenderPool {
  const threads = Array.from({ length: count }, () => startPageThread(setting));
  return {
    take(page) {
      const [idlest] = threads.toSorted((one, other) => one.waiting() - other.waiting());
      return idlest && idlest.waiting() < MOST_WAITING ? idlest.render(page) : undefined;
    },
    async close() {
      await Promise.all(threads.map(({ end }) => end()));
    },
  };
}

interface PageThread {
  /** Pages that it has not rendered yet; no more can be given to it while it learns its program. */
  waiting(): number;
  /** Throws what has ended the thread, if it has ended. */
  render(page: DescribedPage): Promise<RenderedPage>;
  end(): Promise<unknown>;
}

/** Whoever waits for a page. */
interface Asked {
  readonly resolve: (rendered: RenderedPage) => void;
  readonly reject: (why: Error) => void;
}

function startPageThread(setting: PageSetting): PageThread {
  const { thread } = startThread('page-thread', { data: setting });
  const asked: Asked[] = [];
  let isReady = false;
  let failure: Error | undefined;
  const fail = (why: Error): void => {
    failure ??= why;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  thread.ref();
  thread.on('error', fail);
  thread.on('exit', (code) => fail(new Error(`A thread that renders pages has ended with code ${code}`)));
  thread.once('message', () => {
    isReady = true;
    thread.on('message', (rendered: RenderedPage) => asked.shift()?.resolve(rendered));
  });
  return {
    waiting: () => (isReady || failure ? asked.length : MOST_WAITING),
    render: (page) => {
      if (failure) throw failure;
      thread.postMessage(page);
      return new Promise((resolve, reject) => asked.push({ resolve, reject }));
    },
    end: () => thread.terminate(),
  };
}
