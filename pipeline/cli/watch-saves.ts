import { watch } from 'node:fs';

/** An editor saves in several steps; they count as one change. A file is not read before it has rested so long. */
const SETTLE_MS = 55;

/** What is saved in a folder from the moment on at which this is made. */
export interface Saves {
  /** Calls `act` after each save, one call at a time; at once if something has been saved before. */
  follow(act: () => Promise<void>): void;
  close(): void;
}

/** Watches a folder with all its folders. */
export function watchSaves(folder: string): Saves {
  let act: (() => Promise<void>) | undefined;
  let isSaved = false;
  let acted = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const settled = (): void => {
    if (act) acted = acted.then(act);
    else isSaved = true;
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(settled, SETTLE_MS);
  });
  return {
    follow: (next) => {
      act = next;
      if (isSaved) settled();
    },
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
