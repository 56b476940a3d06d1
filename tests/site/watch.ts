import type { BrowserContext } from '@playwright/test';

/** Chromium's error for a request that the browser itself aborted, for example when the page was left. */
const GIVEN_UP = 'net::ERR_ABORTED';
/** Chromium's error for a page that is shown without the transition that a style asks for, since the machine was slow. */
const UNANIMATED = 'Transition was aborted because of invalid state';

/** The page for what is not there has status 404 at its own address, too. */
const NOT_FOUND = /\/404$/;
/** Chromium's message in the console about what could not be loaded, by a page or by the browser itself. */
const NOT_LOADED = 'Failed to load resource:';

/** Reports every trouble on the pages of a context, a line each; requests may only go to `host`. */
export async function watch(context: BrowserContext, host: string, report: (trouble: string) => void): Promise<void> {
  context.on('console', (message) => {
    // What a page asks for is watched below. A browser with windows also asks for icons, which is not up to the page.
    if (message.type() === 'error' && !message.text().startsWith(NOT_LOADED))
      report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!message.startsWith(UNANIMATED)) report(`page: ${message}`);
  });
  context.on('request', (request) => {
    if (new URL(request.url()).host !== host) report(`other host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) report(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !NOT_FOUND.test(response.url()))
      report(`response: ${response.status()} ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`violates ${violatedDirective}: ${blockedURI}`);
    });
  });
}
