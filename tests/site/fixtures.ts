import { expect, test as base } from '@playwright/test';
import { sharePages, type SharedPages } from './shared-pages.ts';
import { watch } from './watch.ts';

interface Guards {
  /** What the troubles look like that a test provokes on purpose; every other one fails it. */
  provoked: RegExp | undefined;
  /** What has gone wrong so far, one line each. */
  troubles: string[];
}

interface WorkerGuards {
  /** For the `test` of `shared-page.ts`. It stands here because a worker serves only tests whose fixtures of this scope are the same. */
  sharedPages: SharedPages;
}

/** Playwright's `test` as it is, for pages that may log what they want; workers serve it and `test` alike. */
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
 * Playwright's `test` with eyes open: an error in the console or on the page, a violation of the content
 * security policy, a request that fails or goes to another host fails the test, whatever it is about.
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
