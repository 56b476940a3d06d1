import type { Page } from '@playwright/test';
import { awake, keepCold } from './cold-page.ts';
import { expect, test } from './fixtures.ts';

const DELAY_MS = 700;
const SKIP_MS = 300;

test.describe('awake', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/privacy-policy');
    for (const heading of ['1. Purpose', '2. Data processed']) {
      await sign(page, heading).hover();
      await expect(page.locator('[data-island="copy-link"][data-awake]', { has: sign(page, heading) })).toHaveCount(1);
    }
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('a tooltip shows when a pointer has rested for 700 ms', async ({ page }) => {
    await sign(page, '1. Purpose').hover();
    await page.clock.runFor(DELAY_MS - 10);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveText('Copy link');
  });

  test('a pointer that only passes shows none', async ({ page }) => {
    await sign(page, '1. Purpose').hover();
    await page.clock.runFor(DELAY_MS / 2);
    await page.mouse.move(0, 0);
    await page.clock.runFor(2 * DELAY_MS);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('a tooltip goes with the pointer', async ({ page }) => {
    await sign(page, '1. Purpose').hover();
    await page.clock.runFor(DELAY_MS);
    await expect(tooltip(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('within 300 ms the next tooltip shows at once, on another control too', async ({ page }) => {
    await sign(page, '1. Purpose').hover();
    await page.clock.runFor(DELAY_MS);
    await expect(tooltip(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(SKIP_MS - 100);
    await sign(page, '2. Data processed').hover();
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveCount(1);
  });

  test('after 300 ms the next tooltip takes its time again', async ({ page }) => {
    await sign(page, '1. Purpose').hover();
    await page.clock.runFor(DELAY_MS);
    await expect(tooltip(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(SKIP_MS + 50);
    await sign(page, '2. Data processed').hover();
    await page.clock.runFor(DELAY_MS / 2);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('a tooltip shows at once for the keyboard, and Escape takes it away', async ({ page }) => {
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').focus();
  await awake(page, 'copy-link');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Copy link');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('a control that has the pointer when it wakes shows its tooltip', async ({ page }) => {
  const release = await keepCold(page);
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').hover();
  release();
  await expect(tooltip(page)).toHaveText('Copy link');
});

test('a tooltip can be pointed at', async ({ page }) => {
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').hover();
  await tooltip(page).hover();
  await expect(tooltip(page)).toHaveCount(1);
});

test('a tooltip describes its control', async ({ page }) => {
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').hover();
  await expect(tooltip(page)).toHaveCount(1);
  const id = (await tooltip(page).getAttribute('id')) ?? '';
  await expect(sign(page, '1. Purpose')).toHaveAttribute('aria-describedby', id);
});

test('the button that clears the search has one', async ({ page }) => {
  await page.goto('/insights?q=burn');
  await page.getByRole('button', { name: 'Clear search' }).hover();
  await expect(tooltip(page)).toHaveText('Clear search');
});

test('the button that closes a message has one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The message does not slide away from below the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy');
  await sign(page, '1. Purpose').click();
  await page.getByRole('button', { name: 'Close', exact: true }).hover();
  await expect(tooltip(page)).toHaveText('Close');
});

test('every control that shows no words has a name', async ({ page }) => {
  await page.goto('/privacy-policy');
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
