import type { Page } from '@playwright/test';
import { sampleOf } from '../../sampling.ts';
import { expect, test } from '../same-tab.ts';
import { TWICE_AS_LARGE, wear } from './enlarged-text.ts';
import { openStill } from './every-page.ts';
import { textFaults } from './text-faults.ts';

/** A zoom that every browser offers: the window counts as a third as wide, and what it shows is three times as large. */
const ZOOM = 3;

test('the menu can be operated at 1280 px with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStill(page, '/');
  await wear(page, TWICE_AS_LARGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const address of sampleOf(['/', '/insights', '/insights/burn-quality', '/content-export'], 2)) {
  test(`every text on ${address} can be zoomed to twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openStill(page, address);
    const sizes = await sizesOf(page);
    await page.setViewportSize({ width: Math.round(1280 / ZOOM), height: 800 });
    const zoomed = await sizesOf(page);
    expect(zoomed.filter((size, index) => size * ZOOM < 2 * (sizes[index] ?? Infinity))).toEqual([]);
  });
}

/** Sizes in px of all elements, in document order. */
function sizesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => parseFloat(getComputedStyle(element).fontSize)),
  );
}
