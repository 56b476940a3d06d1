// Finds the browser that tests and pictures use. Plain JavaScript, like the set-up step that calls it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Headless Chromium: tests take a quarter less processor time, and Playwright's own is headless too. */
const WITHOUT_WINDOW = ['chromium-headless-shell'];
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian packages for the tests, without the printing and desktop packages that they recommend. */
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/**
 * Returns the path of the Chromium that tests run in, an empty string for Playwright's own, or undefined if there is
 * none. `BROWSER_EXECUTABLE` names another one.
 */
export function findBrowser() {
  const { BROWSER_EXECUTABLE: chosen = '' } = process.env;
  if (chosen !== '') return chosen;
  return hasOwnBrowser() ? '' : (findProgram(WITHOUT_WINDOW) ?? findWholeBrowser());
}

/** Returns the path of a Chromium with windows, which alone has a back/forward cache; undefined if there is none. */
export function findWholeBrowser() {
  if (hasOwnBrowser()) return ownBrowser();
  const places = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return findProgram(WITH_WINDOW) ?? places.find((place) => existsSync(place));
}

/** Returns a Chromium of the other kind than one that `findBrowser` has returned; undefined if there is none. */
export function findOtherBrowser(browser) {
  return hasWindows(browser) ? findProgram(WITHOUT_WINDOW) : findWholeBrowser();
}

/** Says in words which browser one is that `findBrowser` has returned. */
export function describeBrowser(browser) {
  const kind = hasWindows(browser) ? 'a whole browser' : 'a browser without windows';
  return `${browser === '' ? 'Chromium as Playwright installs it' : browser} (${kind})`;
}

/** Playwright starts its own without windows. */
function hasWindows(browser) {
  return browser !== '' && !/headless[-_]shell/.test(browser);
}

/** Installs a browser with `run(program, args)`, which resolves to its success; then resolves as `findBrowser`. */
export async function installBrowser(run) {
  console.log('Installing a browser for the tests');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) && hasOwnBrowser()) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...DEBIAN_PACKAGES]);
  }
  return findBrowser();
}

function hasOwnBrowser() {
  return existsSync(ownBrowser());
}

function ownBrowser() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
}

function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((place) => existsSync(place));
}
