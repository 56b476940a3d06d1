import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeBrowser, findBrowser, findOtherBrowser } from '../run/browser.mjs';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the browser of the tests', () => {
  test('is the one that `BROWSER_EXECUTABLE` names', () => {
    vi.stubEnv('BROWSER_EXECUTABLE', '/opt/chrome');
    expect(findBrowser()).toBe('/opt/chrome');
  });

  test.each([
    ['', 'Chromium as Playwright installs it (a browser without windows)'],
    ['/usr/bin/chromium', '/usr/bin/chromium (a whole browser)'],
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell (a browser without windows)'],
    [
      '/ms/chrome-headless-shell-linux64/headless_shell',
      '/ms/chrome-headless-shell-linux64/headless_shell (a browser without windows)',
    ],
  ])('%j is told with its kind', (browser, words) => {
    expect(describeBrowser(browser)).toBe(words);
  });

  test('has another kind beside it only where that is installed', () => {
    const folder = temporaryFolder();
    vi.stubEnv('PATH', folder);
    expect(findOtherBrowser('/usr/bin/chromium')).toBeUndefined();
    writeTexts(folder, { 'chromium-headless-shell': '' });
    const shell = path.join(folder, 'chromium-headless-shell');
    chmodSync(shell, 0o755);
    expect(findOtherBrowser('/usr/bin/chromium')).toBe(shell);
  });
});
