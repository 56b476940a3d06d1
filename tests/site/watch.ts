import type { BrowserContext } from '@playwright/test';

/** Chromium's error for a request that the browser itself aborted, for example when the page was left. */
const GIVEN_UP = 'net::ERR_ABORTED';
/** Chromium's error for a page that is shown without the transition that a style asks for, since the machine was slow. */
const UNANIMATED = 'Transition was aborted because of invalid state';

/** The page for what is not there has status 404 at its own address, too, and Chromium notes that in the console. */
const NOT_FOUND = /404 .*\/404\)?$/;

/** Reports every trouble on the pages of a context, a line each; requests may only go to `host`. */
export async function watch(context: BrowserContext, host: string, report: (trouble: string) => void): Promise<void> {
  const tell = (trouble: string): void => {
    if (!NOT_FOUND.test(trouble)) report(trouble);
  };
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
