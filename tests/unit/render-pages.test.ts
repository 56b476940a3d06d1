import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { startRenderPool } from '../../pipeline/build/threads/render-pool.ts';
import { openStore, type Store } from '../../pipeline/build/cache/store.ts';
import type { DescribedPage } from '../../pipeline/outputs/pages/page-bundle.ts';
import type { RenderedPage } from '../../pipeline/outputs/pages/rendered-page.ts';
import { createOutput } from '../../pipeline/outputs/output.ts';
import { renderPages, type PageCounts, type RenderPool } from '../../pipeline/outputs/pages/render-pages.ts';
import { temporaryFolder } from './temporary-folder.ts';

const scratch = temporaryFolder();

/** Pages that show their address and their surroundings; `/broken` fails, `/end` ends its program, `/none` is not there. */
const PAGES = `
export const surroundings = () => 'around';
export const describePage = (address) => {
  if (address === '/none') throw new Error('No folder of pages/ shows what is at /none');
  return { folder: 'plain', data: { address } };
};
export const renderDescribed = async ({ data: { address } }, around) => {
  if (address === '/end') process.exit(3);
  if (address === '/broken') throw new Error('a part is missing');
  return address + ' ' + around + ' <script src="/first.js"></script>';
};`;

/** A pool that takes no page. */
const NO_ROOM: RenderPool = { take: () => undefined, close: () => Promise.resolve() };

describe('pages', () => {
  test('are written one file each, and the one that is not found beside them', async () => {
    const output = createOutput(path.join(scratch, 'out'));
    const done: number[] = [];
    const addresses = ['/', '/faq', '/insights/é'];
    const counts = await renderPages(siteOf(addresses), bundle('whole'), output, emptyStore(), noPool, (page) =>
      done.push(page),
    );
    expect([counts, done]).toEqual([{ pages: 4, rendered: 4 }, [1, 2, 3, 4]]);
    expect([...output.files.keys()]).toEqual(['index.html', 'faq.html', 'insights/é.html', '404.html']);
    // The hash is that of `first`, as `openssl dgst -sha256 -binary | base64` gives it.
    expect(readFileSync(path.join(scratch, 'out', 'faq.html'), 'utf8')).toBe(
      '/faq around <script src="/first.js" integrity="sha256-p5N7ZLjKpY8Dchu2us9ceMsjX+vg5wsbhM2ZVBRhoI4="></script>',
    );
  });

  test('that show what they showed are not rendered again', async () => {
    const store = emptyStore();
    const renderInto = (name: string, folder: string): Promise<PageCounts> =>
      renderPages(siteOf(['/faq']), folder, createOutput(path.join(scratch, name)), store, noPool, ignore);
    const folder = bundle('kept');
    expect(await renderInto('first', folder)).toEqual({ pages: 2, rendered: 2 });
    expect(await renderInto('second', folder)).toEqual({ pages: 2, rendered: 0 });
    expect(readFileSync(path.join(scratch, 'second', 'faq.html'))).toEqual(
      readFileSync(path.join(scratch, 'first', 'faq.html')),
    );
    expect(await renderInto('third', bundle('changed'))).toEqual({ pages: 2, rendered: 2 });
  });

  test.each([
    ['/none', 'No folder of pages/ shows what is at /none'],
    ['/broken', 'a part is missing'],
  ])('that fail as %s does say why', async (address, why) => {
    await expect(render(address, bundle('failing'))).rejects.toThrow(why);
  });

  test('are the same, and counted once each, if there are so many that threads help', async () => {
    const addresses = Array.from({ length: 400 }, (_, index) => `/insights/é${index}`);
    const [alone, together] = [createOutput(path.join(scratch, 'alone')), createOutput(path.join(scratch, 'together'))];
    const [folder, store, done] = [bundle('many'), emptyStore(), new Array<number>()];
    await renderPages(siteOf(addresses), folder, alone, emptyStore(), () => NO_ROOM, ignore);
    const pool = startRenderPool({ folder, surroundings: 'around' }, 1);
    await taken(pool, { folder: 'plain', data: { address: '/' } });
    const take = vi.fn((page: DescribedPage) => pool.take(page));
    const startPool = vi.fn(() => ({ ...pool, take }));
    const counts = await renderPages(siteOf(addresses), folder, together, store, startPool, (page) => done.push(page));
    expect(counts).toEqual({ pages: 401, rendered: 401 });
    expect(done).toEqual(Array.from({ length: 401 }, (_, index) => index + 1));
    expect(new Map([...together.files].toSorted())).toEqual(new Map([...alone.files].toSorted()));
    expect(startPool.mock.calls).toEqual([[{ folder, surroundings: 'around' }]]);
    expect(take.mock.results.filter(({ value }) => value !== undefined).length).toBeGreaterThan(0);
    const again = createOutput(path.join(scratch, 'again'));
    expect(await renderPages(siteOf(addresses), folder, again, store, noPool, ignore)).toEqual({
      pages: 401,
      rendered: 0,
    });
    expect(again.files).toEqual(alone.files);
  });

  test.each([
    ['/broken', 'a part is missing'],
    ['/end', 'The thread page-thread has ended with code 3'],
  ])('that fail as %s in a thread say why', async (address, why) => {
    const pool = startRenderPool({ folder: bundle('apart'), surroundings: 'around' }, 1);
    try {
      const page = { folder: 'plain', data: { address } };
      await expect(taken(pool, page)).rejects.toThrow(why);
      expect(() => pool.take(page)).toThrow(why);
    } finally {
      await pool.close();
    }
  });
});

function render(address: string, folder: string): Promise<PageCounts> {
  return renderPages(
    siteOf([address]),
    folder,
    createOutput(path.join(scratch, 'none')),
    emptyStore(),
    noPool,
    () => undefined,
  );
}

function siteOf(addresses: readonly string[]): Parameters<typeof renderPages>[0] {
  return { routes: new Map(addresses.map((address) => [address, { view: 'plain', key: address }])) };
}

/** A page as a thread renders it, once there is one that has room. */
async function taken(pool: RenderPool, page: DescribedPage): Promise<RenderedPage> {
  for (;;) {
    const coming = pool.take(page);
    if (coming) return coming;
    await setImmediate();
  }
}

function ignore(): void {}

function noPool(): never {
  throw new Error('No pool is started for so few pages');
}

function emptyStore(): Store {
  return openStore(mkdtempSync(path.join(scratch, 'store-')));
}

/** The folder of a bundle, as Vike leaves it. */
function bundle(name: string): string {
  const folder = path.join(scratch, name);
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'server', 'pages.mjs'), PAGES);
  writeFileSync(path.join(folder, 'server', 'entry.mjs'), '');
  writeFileSync(path.join(folder, 'assets.json'), '{ "renderer/+client.ts": { "file": "first.js" } }');
  mkdirSync(path.join(folder, 'client'), { recursive: true });
  writeFileSync(path.join(folder, 'client', 'first.js'), 'first');
  return folder;
}
