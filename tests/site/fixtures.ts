import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { watch } from './watch.ts';

interface Guards {
  /** Patterns of the troubles that a test provokes on purpose; any other trouble fails it. */
  provoked: RegExp | undefined;
  /** The troubles so far, a line each. */
  troubles: string[];
}

interface WorkerGuards {
  /** For the `test` of `shared-page.ts`. It is defined here because a worker runs only tests with the same fixtures of this scope. */
  sharedPages: SharedPages;
}

/** Playwright's own `test`, for pages that may log anything; the same workers run it and `test`. */
export const testUnguarded = base.extend<object, WorkerGuards>({
  sharedPages: [
    async ({ browser }, use) => {
      const shared = sharePages(browser);
      await use(shared);
      expect(shared.troubles, 'Troubles that came after the last test of a shared page').toEqual([]);
    },
    { scope: 'worker' },
  ],
});

/**
 * Playwright's `test`, which also fails if there is an error in the console or on the page, a violation of the content
 * security policy, or a request that fails or goes to another host.
 */
export const test = testUnguarded.extend<Guards>({
  provoked: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  troubles: async ({}, use) => use([]),
  context: async ({ context, baseURL, provoked, troubles }, use) => {
    await watch(context, new URL(baseURL ?? '').host, (trouble) => troubles.push(trouble));
    await use(context);
    expect(troubles.filter((trouble) => provoked?.test(trouble) !== true)).toEqual([]);
  },
});

export { expect };

/** The two pages that the tests of a worker share: one with scripts, one without. */
interface SharedPages {
  /** Returns the page with or without scripts: the same one until it is closed. */
  readonly take: (javaScriptEnabled: boolean, baseURL: string) => Promise<Page>;
  /** The troubles on both pages that no test has taken yet, a line each. */
  readonly troubles: string[];
}

/** Creates the shared pages of a browser; each is opened on first use. */
function sharePages(browser: Browser): SharedPages {
  const pages = new Map<boolean, Page>();
  const troubles: string[] = [];
  const take = async (javaScriptEnabled: boolean, baseURL: string) => {
    const kept = pages.get(javaScriptEnabled);
    if (kept && !kept.isClosed()) return kept;
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    await watch(context, new URL(baseURL).host, (trouble) => troubles.push(trouble));
    const page = await context.newPage();
    pages.set(javaScriptEnabled, page);
    return page;
  };
  return { take, troubles };
}
