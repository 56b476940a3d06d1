/**
 * Returns the path of the Chromium that tests run in, an empty string for Playwright's own, or undefined if there is
 * none. `BROWSER_EXECUTABLE` names another one.
 */
export function findBrowser(): string | undefined;

/** Returns the path of a Chromium with windows, which alone has a back/forward cache; undefined if there is none. */
export function findWholeBrowser(): string | undefined;

/** Returns a Chromium of the other kind than one that `findBrowser` has returned; undefined if there is none. */
export function findOtherBrowser(browser: string): string | undefined;

/** Says in words which browser one is that `findBrowser` has returned. */
export function describeBrowser(browser: string): string;

/** Installs a browser with `run(program, args)`, which resolves to its success; then resolves as `findBrowser`. */
export function installBrowser(
  run: (program: string, args: readonly string[]) => Promise<boolean>,
): Promise<string | undefined>;
