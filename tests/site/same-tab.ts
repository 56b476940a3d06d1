import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { watch } from './watch.ts';

interface Tab {
  readonly page: Page;
  /** The options of its context, which decide whether a test can reuse it. */
  readonly kind: string;
  readonly troubles: string[];
  /** Whether a test has changed the page in a way that cannot be undone. */
  isSpent: boolean;
}

let kept: Tab | undefined;

/** A file without scripts on the tests' own host: for any other, even `about:blank`, Chromium starts a new process. */
const NOTHING = '/robots.txt';
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

/**
 * The `test` for tests that use a page. They reuse the tab of the previous test after it is reset, which takes half the
 * time of a new one. As on a desktop computer, pages may use the clipboard but have no share dialog. A new tab is opened
 * after a test that makes irreversible changes, such as an init script or a fake clock, and for other context options.
 */
export const test = base.extend<{ tab: Tab }>({
  tab: async (
    { browser, baseURL, javaScriptEnabled, viewport, hasTouch, isMobile, colorScheme, contextOptions, provoked },
    use,
  ) => {
    const mine = { javaScriptEnabled, viewport, hasTouch, isMobile, colorScheme };
    const options = { ...contextOptions, ...(baseURL && { baseURL }), ...mine };
    const kind = JSON.stringify(options);
    if (kept?.kind !== kind) await kept?.page.context().close();
    const tab = kept?.kind === kind ? kept : await openTab(browser, options, kind);
    kept = undefined;
    await use(tab);
    if (tab.isSpent || tab.page.isClosed()) await tab.page.context().close();
    else {
      await empty(tab.page, options);
      kept = tab;
    }
    expect(tab.troubles.splice(0).filter((trouble) => provoked?.test(trouble) !== true)).toEqual([]);
  },
  troubles: async ({ tab }, use) => use(tab.troubles),
  context: async ({ tab }, use) => use(tab.page.context()),
  page: async ({ tab }, use) => use(tab.page),
});

export { expect };

async function openTab(browser: Browser, options: BrowserContextOptions, kind: string): Promise<Tab> {
  const context = await browser.newContext({ ...options, permissions: PERMISSIONS });
  const troubles: string[] = [];
  await watch(context, new URL(options.baseURL ?? '').host, (trouble) => troubles.push(trouble));
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const page = await context.newPage();
  const tab: Tab = { page, kind, troubles, isSpent: false };
  for (const [owner, name] of [
    [page, 'addInitScript'],
    [context, 'addInitScript'],
    [context.clock, 'install'],
  ] as const) {
    const act = (owner as never)[name] as (...args: unknown[]) => Promise<void>;
    Object.assign(owner, {
      [name]: (...args: unknown[]) => {
        tab.isSpent = true;
        return act.apply(owner, args);
      },
    });
  }
  return tab;
}

/** Leaves the page and undoes what a test has done to it and to its context. */
async function empty(page: Page, { viewport, baseURL }: BrowserContextOptions): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await context.setOffline(false);
  // Pending requests of the page are still answered by the routes of its own test.
  await page.goto(`${baseURL}${NOTHING}`);
  await Promise.all([page.unrouteAll(), context.unrouteAll(), forget(page)]);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  await page.mouse.move(-1, -1);
  if (viewport) await page.setViewportSize(viewport);
}

/** Clears the caches of the browser and of the page's process, so that no part is available offline because an earlier test loaded it. */
async function forget(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.detach();
}
