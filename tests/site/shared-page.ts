import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

interface Opened {
  readonly address: string;
  readonly state: Record<string, string>;
}

const opened = new WeakMap<Page, Opened>();
const withScript = new WeakSet<Page>();

/**
 * The `test` for tests that do not change the page. All tests of a worker with scripts share one `page`, and so do all
 * without scripts, whatever other context options they use. A trouble fails the test in which it occurs, usually the one
 * that loads the page. A test also fails if it leaves the page changed.
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
 * Opens the page at an address, unless it is open already. With scripts, waits until the page has finished everything
 * that it does without a gesture.
 */
export async function open(page: Page, address: string): Promise<void> {
  if (opened.get(page)?.address === address) return;
  opened.delete(page);
  await page.goto(address);
  if (withScript.has(page)) await expect(page.locator('[data-choice]:not([data-ready])')).toHaveCount(0);
  opened.set(page, { address, state: await stateOf(page) });
}

export { expect };

/** Returns the names of what has changed since `open` loaded the page, which must be idle or without scripts. */
export async function changes(page: Page): Promise<string[]> {
  const before = opened.get(page)?.state;
  if (!before) return ['it was not opened by `open`'];
  const now = await stateOf(page);
  return Object.keys(now).filter((name) => now[name] !== before[name]);
}

/** Returns what a visitor can change on a page, by name. Omits the head, into which hydrated islands move their styles. */
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
