/** Path of a Chromium on this machine, an empty string for Playwright's own, or undefined if there is none. */
export function findBrowser(): string | undefined;

/** Path of a Chromium that keeps pages for the way back, as only one with a window does, or undefined if there is none. */
export function findWholeBrowser(): string | undefined;

/** Installs a browser with `run(program, args)`, which resolves to whether it ended well; then the same as `findBrowser`. */
export function installBrowser(
  run: (program: string, args: readonly string[]) => Promise<boolean>,
): Promise<string | undefined>;
