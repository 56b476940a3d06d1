import { closeNotice, showNotice, type NoticeKind } from '../scripts/notices/notices.ts';

/** Milliseconds between attempts while the browser does not report being offline. */
const AGAIN_MS = 5000;

/**
 * A part of the page that could not be fetched. The message is the reason: no answer (`offline`), gone (`changed`), or
 * a fault of the host (`broken`).
 */
export class LoadError extends Error {
  declare message: Exclude<NoticeKind, 'error'>;
}

/** Fetches a part of the page in advance. Resolves with whether it worked; whatever needs the part fetches it again. */
export async function tryLoad(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return false;
  }
}

/**
 * Fetches a part of the page that the visitor waits for. While offline, shows a notice and retries. If the part is gone
 * or the host has a fault, a notice says so and the promise stays pending: only a reload helps then.
 */
export async function loadOrNotify<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await load();
      if (attempt > 0) closeNotice('offline');
      return part;
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      const reason = navigator.onLine ? error.message : 'offline';
      if (attempt === 0 || reason !== 'offline') showNotice(reason);
      if (reason !== 'offline') return new Promise(() => undefined);
      await lineBack();
    }
  }
}

/** Resolves when another attempt may succeed. */
function lineBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(end, AGAIN_MS) : undefined;
    addEventListener('online', end);
    function end(): void {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
  });
}
