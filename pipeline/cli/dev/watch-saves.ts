import { once } from 'node:events';
import { watch } from 'chokidar';

/** An editor saves in several steps; they count as one change. A file is not read before it has rested so long. */
const SETTLE_MS = 55;

/** What is saved in a folder from the moment on at which this is there. */
export type Saves = Awaited<ReturnType<typeof watchSaves>>;

/**
 * Watches a folder with all its folders. Error: what the system says where it watches no more files.
 * Node's own recursive watch loses a file on Linux once an editor has put another in its place.
 */
export async function watchSaves(folder: string) {
  let act: (() => Promise<void>) | undefined;
  let isSaved = false;
  let acted = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const settled = (): void => {
    if (act) acted = acted.then(act);
    else isSaved = true;
  };
  // The stage that reads a file reports that it may not be read.
  const watcher = watch(folder, { ignoreInitial: true, ignorePermissionErrors: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(settled, SETTLE_MS);
  });
  await once(watcher, 'ready');
  return {
    /** Calls `next` after each save, one call at a time; at once if something has been saved before. */
    follow: (next: () => Promise<void>): void => {
      act = next;
      if (isSaved) settled();
    },
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
