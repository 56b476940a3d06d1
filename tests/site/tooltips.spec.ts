import type { Page } from '@playwright/test';
import { awake, keepCold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';

const DELAY_MS = 700;
const SKIP_MS = 300;

test('a tooltip shows when a pointer has rested for 700 ms, and at once within 300 ms of another', async ({ page }) => {
  await page.clock.install();
  await page.goto('/privacy-policy');
  for (const heading of ['1. Purpose', '2. Data processed']) {
    await sign(page, heading).hover();
    await expect(page.locator('[data-island="copy-link"][data-awake]', { has: sign(page, heading) })).toHaveCount(1);
  }
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);

  // A pointer that only passes shows none.
  await sign(page, '1. Purpose').hover();
  await page.clock.runFor(DELAY_MS / 2);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2 * DELAY_MS);
  await expect(tooltip(page)).toHaveCount(0);

  await sign(page, '1. Purpose').hover();
  await page.clock.runFor(DELAY_MS - 10);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText('Copy link');

  // It goes with the pointer, and the next one shows at once, on another control too.
  await page.mouse.move(0, 0);
  await page.clock.runFor(50);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(SKIP_MS - 150);
  await sign(page, '2. Data processed').hover();
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveCount(1);

  await page.mouse.move(0, 0);
  await page.clock.runFor(SKIP_MS + 50);
  await sign(page, '1. Purpose').hover();
  await page.clock.runFor(DELAY_MS / 2);
  await expect(tooltip(page)).toHaveCount(0);
});

test('a tooltip shows at once for the keyboard, describes its control, and Escape takes it away', async ({ page }) => {
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').focus();
  await awake(page, 'copy-link');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Copy link');
  const id = (await tooltip(page).getAttribute('id')) ?? '';
  await expect(sign(page, '1. Purpose')).toHaveAttribute('aria-describedby', id);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('a control that has the pointer when it wakes shows its tooltip, which can be pointed at', async ({ page }) => {
  const release = await keepCold(page);
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').hover();
  release();
  await expect(tooltip(page)).toHaveText('Copy link');
  await tooltip(page).hover();
  await expect(tooltip(page)).toHaveCount(1);
});

test('a control that focus has left again before it wakes shows none', async ({ page }) => {
  await page.clock.install();
  const release = await keepCold(page);
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').focus();
  await sign(page, '1. Purpose').blur();
  release();
  await awake(page, 'copy-link');
  await page.clock.runFor(2 * DELAY_MS);
  await expect(tooltip(page)).toHaveCount(0);
});

test('the button that closes a message has one, and every control that shows no words a name', async ({ page }) => {
  // The message does not slide away from below the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').click();
  await page.getByRole('button', { name: 'Close', exact: true }).hover();
  await expect(tooltip(page)).toHaveText('Close');
  const nameless = await page
    .locator('button:not([hidden])')
    .evaluateAll((buttons) => buttons.filter((button) => !button.textContent?.trim() && !button.ariaLabel).length);
  expect(nameless).toBe(0);
});

function sign(page: Page, heading: string) {
  return page.getByRole('button', { name: `Copy link to “${heading}”` });
}

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}
