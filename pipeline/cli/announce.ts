import { notifyIndexNow } from '../build/publish/indexnow.ts';
import { say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** `npm run announce`: announces changed pages to search engines, after the folder was published. */
export async function runAnnounce({ out, cache, endpoint = ENDPOINT }: Options): Promise<number> {
  const count = await notifyIndexNow(out, cache, endpoint);
  say([count === 0 ? 'No page has changed since search engines were told last.' : `Announced ${count} pages.`]);
  return 0;
}
