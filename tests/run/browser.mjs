// Finds the browser that tests and pictures use. Its functions are described in `browser.d.mts`.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Headless Chromium: tests take a quarter less processor time, and Playwright's own is headless too. */
const WITHOUT_WINDOW = ['chromium-headless-shell'];
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian packages for the tests, without the printing and desktop packages that they recommend. */
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

export function findBrowser() {
  const { BROWSER_EXECUTABLE: chosen = '' } = process.env;
  if (chosen !== '') return chosen;
  return hasOwnBrowser() ? '' : (findProgram(WITHOUT_WINDOW) ?? findWholeBrowser());
}

export function findWholeBrowser() {
  if (hasOwnBrowser()) return ownBrowser();
  const places = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return findProgram(WITH_WINDOW) ?? places.find((place) => existsSync(place));
}

export function findOtherBrowser(browser) {
  return hasWindows(browser) ? findProgram(WITHOUT_WINDOW) : findWholeBrowser();
}

export function describeBrowser(browser) {
  const kind = hasWindows(browser) ? 'a whole browser' : 'a browser without windows';
  return `${browser === '' ? 'Chromium as Playwright installs it' : browser} (${kind})`;
}

/** Playwright starts its own without windows. */
function hasWindows(browser) {
  return browser !== '' && !/headless[-_]shell/.test(browser);
}

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
