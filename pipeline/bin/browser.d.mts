/** Returns the path of a Chromium, an empty string for Playwright's own, or undefined if there is none. */
export function findBrowser(): string | undefined;

/** Returns the path of a Chromium with windows, which alone has a back/forward cache; undefined if there is none. */
export function findWholeBrowser(): string | undefined;

/** Installs a browser with `run(program, args)`, which resolves to its success; then resolves as `findBrowser`. */
export function installBrowser(
  run: (program: string, args: readonly string[]) => Promise<boolean>,
): Promise<string | undefined>;
