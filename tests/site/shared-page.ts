import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

interface Opened {
  readonly address: string;
  readonly state: Record<string, string>;
}

const opened = new WeakMap<Page, Opened>();
const withScript = new WeakSet<Page>();

/**
 * The `test` for tests that only look: its `page` is the same for all tests of a worker that run script, and for all
 * that do not, whatever other options of a context they use. A trouble fails the test in which it shows, as a rule the
 * one that loads the page; a test that leaves the page otherwise than it was loaded fails.
 */
export const test = base.extend({
  troubles: async ({ sharedPages }, use) => use(sharedPages.troubles),
  page: async ({ sharedPages, javaScriptEnabled, baseURL, provoked, troubles }, use) => {
    const page = await sharedPages.take(javaScriptEnabled !== false, baseURL ?? '');
    if (javaScriptEnabled !== false) withScript.add(page);
    await use(page);
    const changed = await changes(page);
    if (changed.length > 0) await page.context().close();
    expect(troubles.splice(0).filter((trouble) => provoked?.test(trouble) !== true)).toEqual([]);
    expect(changed, 'What the test has changed of the page that it shares').toEqual([]);
  },
});

/**
 * Shows the page at an address, which is loaded unless the test before has left it there. A page that runs script is
 * waited for until the last of what it does by itself: from then on nothing changes but by a hand.
 */
export async function open(page: Page, address: string): Promise<void> {
  if (opened.get(page)?.address === address) return;
  opened.delete(page);
  await page.goto(address);
  if (withScript.has(page)) await expect(page.locator('[data-choice]:not([data-ready])')).toHaveCount(0);
  opened.set(page, { address, state: await stateOf(page) });
}

export { expect };

/** Names of what is otherwise on a page than when `open` loaded it; the page must be at rest, or without script. */
export async function changes(page: Page): Promise<string[]> {
  const before = opened.get(page)?.state;
  if (!before) return ['it was not opened by `open`'];
  const now = await stateOf(page);
  return Object.keys(now).filter((name) => now[name] !== before[name]);
}

/** What a hand can change of a page, by name. The head is left out: awake islands move their styles there. */
function stateOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({
    address: location.href,
    window: `${innerWidth} × ${innerHeight}`,
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)']
      .filter((query) => matchMedia(query).matches)
      .join(),
    scroll: `${scrollX}, ${scrollY}`,
    focus: document.querySelector(':focus')?.outerHTML ?? '',
    typed: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
    root: document.documentElement.getAttributeNames().join(),
    body: document.body.outerHTML,
  }));
}
