// Finds the browser that tests and pictures use. Plain JavaScript, like the set-up step that calls it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Path of a Chromium on this machine, an empty string for Playwright's own, or undefined if there is none. */
export function findBrowser() {
  return hasOwnBrowser() ? '' : systemBrowser();
}

/** Installs a browser with `run(program, args)`; then the same as `findBrowser`. */
export function installBrowser(run) {
  console.log('Installing a browser for the tests');
  if (run('npx', ['playwright', 'install', 'chromium']).status === 0 && hasOwnBrowser()) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  return systemBrowser();
}

function hasOwnBrowser() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return existsSync(chromium.executablePath());
}

function systemBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return places.find((place) => existsSync(place));
}
