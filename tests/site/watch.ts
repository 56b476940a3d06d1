import type { BrowserContext } from '@playwright/test';

/** Chromium's error for a request that the browser itself aborted, for example when the page was left. */
const GIVEN_UP = 'net::ERR_ABORTED';
/** Chromium's error for a page that is shown without the transition that a style asks for, since the machine was slow. */
const UNANIMATED = 'Transition was aborted because of invalid state';

/** Reports every trouble on the pages of a context, a line each; requests may only go to `host`. */
export async function watch(context: BrowserContext, host: string, tell: (trouble: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') tell(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!message.startsWith(UNANIMATED)) tell(`page: ${message}`);
  });
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
