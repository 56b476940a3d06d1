import type { Locator, Page } from '@playwright/test';

/** The region of messages. */
export function region(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** The messages that are there, the oldest first; those on their way out are left out. */
export function toasts(page: Page): Locator {
  return region(page).locator('[data-toast="open"]');
}

/** Resolves when the one message moves no more. */
export async function arrived(page: Page): Promise<void> {
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
}

/**
 * Stops the page's clock, a second on from now: without it the time that a loaded machine needs between two steps
 * counts too.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Drags the one message with the mouse, so many px to the right and down, when it has arrived. */
export async function swipe(page: Page, x: number, y = 0): Promise<void> {
  await arrived(page);
  const box = await toasts(page).boundingBox();
  const [fromX, fromY] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await page.mouse.up();
}
