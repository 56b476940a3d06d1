import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './run/browser.mjs';
import { browserArguments } from './browser-arguments.ts';

/** Starts the Chromium that the set-up step chooses for the tests. Throws if this machine has none. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('Cannot find Chromium or Chrome; install one of them first');
  return chromium.launch({ args: [...browserArguments], ...(executablePath !== '' && { executablePath }) });
}
