import type { Locator, Page } from '@playwright/test';

/** Returns the region of messages. */
export function region(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Returns the messages, the oldest first, without those that are disappearing. */
export function toasts(page: Page): Locator {
  return region(page).locator('[data-toast="open"]');
}

/** Resolves when the only message has stopped moving. */
export async function arrived(page: Page): Promise<void> {
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
}

/**
 * Stops the page's clock one second from now, so that the time that a busy machine needs between two steps does not
 * count.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Drags the only message with the mouse by pixels to the right and down, after it has stopped moving. */
export async function swipe(page: Page, x: number, y = 0): Promise<void> {
  await arrived(page);
  const box = await toasts(page).boundingBox();
  const [fromX, fromY] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await page.mouse.up();
}
