import { closeNotice, showNotice, type NoticeKind } from '../scripts/notices/notices.ts';

/** How browsers say that a script could not be imported. */
const NOT_IMPORTED = /imported module|module script|JavaScript MIME/i;

/** Time between two attempts where the browser does not know that the line is down, in milliseconds. */
const AGAIN_MS = 5000;

/** A request that no answer came to. */
export class NoAnswer extends Error {}

/** Whether something was thrown because a part of the page could not be fetched. */
export function isLack(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof TypeError && NOT_IMPORTED.test(error.message));
}

/** Fetches a part of the page that nobody waits for; resolves with whether it came. Whoever needs it asks again. */
export async function quietly(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!isLack(error)) throw error;
    return false;
  }
}

/**
 * Fetches a part of the page that somebody waits for. While the line is down that is said, and the part comes when it
 * is back. A part that has gone is said too; only loading the page anew helps then, so that nothing more comes of this.
 */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await load();
      if (attempt > 0) closeNotice('offline');
      return part;
    } catch (error) {
      if (!isLack(error)) throw error;
      const reason = await whyLacking(error as Error);
      if (attempt === 0 || reason !== 'offline') showNotice(reason);
      if (reason !== 'offline') return new Promise(() => undefined);
      await lineBack();
    }
  }
}

/** A publication of the site takes the files of the one before away. */
async function whyLacking({ message }: Error): Promise<NoticeKind> {
  if (!navigator.onLine) return 'offline';
  const [address = import.meta.url] = /https?:\S+/.exec(message) ?? [];
  try {
    const { status, ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    const isThere = ok && headers.get('content-type')?.includes('javascript');
    return isThere || status >= 500 ? 'broken' : 'changed';
  } catch {
    return 'offline';
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
