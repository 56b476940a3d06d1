import type { Locator, Page } from '@playwright/test';

/** The region of messages. */
export function region(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** The messages that are there, the oldest first; those on their way out are left out. */
export function toasts(page: Page): Locator {
  return region(page).locator('[data-toast="open"]');
}
