import { closeNotice, showNotice, type NoticeKind } from '../scripts/notices/notices.ts';

/** Time between two attempts where the browser does not know that the line is down, in milliseconds. */
const AGAIN_MS = 5000;

/** A part of the page that did not come. Its message is the reason: no answer came, or it has gone, or the host has a fault. */
export class Lack extends Error {
  declare message: Exclude<NoticeKind, 'error'>;
}

/** Fetches a part of the page in advance; resolves with whether it came. What needs the part fetches it again. */
export async function quietly(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!(error instanceof Lack)) throw error;
    return false;
  }
}

/**
 * Fetches a part of the page that the visitor waits for. While the line is down a notice says so, and the part comes
 * when it is back. A notice also says when a part has gone; only a reload helps then, so the promise stays pending.
 */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await load();
      if (attempt > 0) closeNotice('offline');
      return part;
    } catch (error) {
      if (!(error instanceof Lack)) throw error;
      const reason = navigator.onLine ? error.message : 'offline';
      if (attempt === 0 || reason !== 'offline') showNotice(reason);
      if (reason !== 'offline') return new Promise(() => undefined);
      await lineBack();
    }
  }
}

/** Resolves when another attempt may do better. */
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
