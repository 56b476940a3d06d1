import { expect, test as base, type BrowserContext } from '@playwright/test';

interface Guards {
  /** What the troubles look like that a test provokes on purpose; every other one fails it. */
  provoked: RegExp | undefined;
  /** What has gone wrong so far, one line each. */
  troubles: string[];
}

/** Chromium's word for a request that the browser itself gave up, such as on leaving the page. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * Playwright's `test` with eyes open: an error in the console or on the page, a violation of the content
 * security policy, a request that fails or goes to another host fails the test, whatever it is about.
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

export { expect };

async function watch(context: BrowserContext, host: string, tell: (trouble: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') tell(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => tell(`page: ${webError.error().message}`));
  context.on('request', (request) => {
    if (new URL(request.url()).host !== host) tell(`other host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) tell(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) tell(`response: ${response.status()} ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`violates ${violatedDirective}: ${blockedURI}`);
    });
  });
}
