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

/** How many pages a site has, and how many of them had to be rendered. */
export interface PageCounts {
  readonly pages: number;
  readonly rendered: number;
}

export interface RenderPool {
  /** Takes a page, unless there is enough to do already. Throws if it cannot go on. */
  take(page: DescribedPage): Promise<RenderedPage> | undefined;
  close(): Promise<void>;
}

/** Starts render workers for pages of the bundle in `folder`. */
export type StartPool = (setting: { readonly folder: string; readonly surroundings: unknown }) => RenderPool;

/** So many pages are rendered in the time that it takes for workers to start. */
const WORTH_A_POOL = 50;

/**
 * Writes the pages of `site`, and the one that is not found, into `output`, with the bundle in `folder`. A page
 * that shows what it showed before is taken from there or from the store, under a hash of the bundle, of what
 * surrounds it, and of its data. Where many are to be rendered, `startPool` is called.
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
      // What has been rendered elsewhere arrives between two pages.
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
    // A failure is thrown where all of them are awaited; this prevents an unhandled rejection before.
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

/** `/` is `index.html`, `/faq` is `faq.html`. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
