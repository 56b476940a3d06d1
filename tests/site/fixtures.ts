import { expect, test as base } from '@playwright/test';
import { watch } from './watch.ts';

interface Guards {
  /** Patterns of the troubles that a test provokes on purpose; any other trouble fails it. */
  provoked: RegExp | undefined;
  /** The troubles so far, a line each. */
  troubles: string[];
}

/**
 * Playwright's `test`, which also fails if there is an error in the console or on the page, a violation of the content
 * security policy, or a request that fails or goes to another host.
 */
export const test = base.extend<Guards>({
  provoked: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  troubles: async ({}, use) => use([]),
  context: async ({ context, baseURL, provoked, troubles }, use) => {
    await watch(context, new URL(baseURL ?? '').host, (trouble) => troubles.push(trouble));
    await use(context);
    expect(troubles.filter((trouble) => provoked?.test(trouble) !== true)).toEqual([]);
  },
});

/** Playwright's own `test`, for pages that may log anything. */
export { base as testUnguarded, expect };
