import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import type { Site } from '../../content/model/site.ts';
import type { Store } from '../../build/cache/store.ts';
import type { Output } from '../output.ts';
import { openPageBundle, type DescribedPage } from './page-bundle.ts';
import { renderedPage, type RenderedPage } from './rendered-page.ts';

/** How many pages a site has, and how many of them were rendered. */
export interface PageCounts {
  readonly pages: number;
  readonly rendered: number;
}

/** Worker threads that render pages. */
export interface RenderPool {
  /** Accepts a page to render; undefined if enough pages are queued. Throws if a worker has failed. */
  take(page: DescribedPage): Promise<RenderedPage> | undefined;
  close(): Promise<void>;
}

/** Starts render workers for pages of the bundle in `folder`. */
export type StartPool = (setting: { readonly folder: string; readonly surroundings: unknown }) => RenderPool;

/** Pages that can be rendered in the time that workers take to start. */
const WORTH_A_POOL = 50;

/**
 * Writes the pages of `site` and its 404 page into `output`, with the bundle in `folder`. Reuses unchanged pages from
 * the published folder or the store, under a hash of the bundle, the shared data and the page's data. Calls `startPool`
 * if many must be rendered.
 */
export async function renderPages(
  site: Pick<Site<object>, 'routes'>,
  folder: string,
  output: Output,
  store: Store,
  startPool: StartPool,
  onPage: (done: number) => void,
): Promise<PageCounts> {
  const bundle = await openPageBundle(folder);
  const surroundings = bundle.surroundings(site);
  const base = hashOfPlain([path.basename(folder), surroundings]);
  const away: Promise<void>[] = [];
  let pool: RenderPool | undefined;
  let [pages, rendered] = [0, 0];
  try {
    for (const address of [...site.routes.keys(), NOT_FOUND_ADDRESS]) {
      await makePage(fileOf(address), bundle.describePage(address, site));
      // Lets pages rendered by workers arrive.
      if (pool) await setImmediate();
    }
    await Promise.all(away);
  } finally {
    await pool?.close();
  }
  return { pages, rendered };

  async function makePage(file: string, page: DescribedPage): Promise<void> {
    const key = hashOfPlain(['page', base, page]);
    if (takeOver(file, key)) return onPage(++pages);
    if (++rendered === WORTH_A_POOL) pool = startPool({ folder, surroundings });
    const coming = pool?.take(page);
    if (!coming) return write(file, key, renderedPage(await bundle.renderDescribed(page, surroundings)));
    const written = coming.then((made) => write(file, key, made));
    // Failures are thrown by `Promise.all`; this prevents an unhandled rejection before.
    written.catch(() => undefined);
    away.push(written);
  }

  function takeOver(file: string, key: string): boolean {
    if (output.reuse(file, key)) return true;
    const kept = store.get(key);
    if (kept) output.write(file, inflateRawSync(kept), key);
    return kept !== undefined;
  }

  function write(file: string, key: string, { html, kept }: RenderedPage): void {
    output.write(file, html, key);
    store.set(key, kept);
    onPage(++pages);
  }
}

/** Maps `/` to `index.html`, `/faq` to `faq.html`. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
