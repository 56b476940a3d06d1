import type { Locator, Page } from '@playwright/test';

/** Returns the notice at the bottom of the window. */
export function notice(page: Page): Locator {
  return page.locator('[data-notice]');
}

/** Removes every script of the site that is not loaded yet, as publishing a new version does. */
export async function publishAnew(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/** Opens a page and resolves when it has loaded all that it loads without a gesture. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}
