import type { Locator, Page } from '@playwright/test';

/** The notice at the foot of the window. */
export function notice(page: Page): Locator {
  return page.locator('[data-notice]');
}

/** Takes every script of the site away that has not come yet, as a publication of the site does. */
export async function publishAnew(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/** Opens a page and resolves when it has fetched what it fetches by itself. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}
