import { once } from 'node:events';
import { watch } from 'chokidar';

/**
 * Editors save in several steps, which count as one change after this pause. It is longer than the 50 ms in which
 * chokidar tells of a file only once, since what is saved in them would be lost otherwise.
 */
const SETTLE_MS = 55;

/** Saves in a folder since the start of the watch. */
export type Saves = Awaited<ReturnType<typeof watchSaves>>;

/**
 * Watches a folder recursively. Throws the system's error if it cannot watch more files. Node's own recursive watch
 * loses a file on Linux once an editor has replaced it.
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
  // Unreadable files are reported by the stage that reads them.
  const watcher = watch(folder, { ignoreInitial: true, ignorePermissionErrors: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(settled, SETTLE_MS);
  });
  await once(watcher, 'ready');
  return {
    /** Calls `next` after each save, one call at a time; at once if something was saved before. */
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
