import type { Page } from '@playwright/test';
import { awake } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { entries, search, topic, unfoldTopics } from './insights-on-page.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/insights');
  await search(page).hover();
  await awake(page, 'insights');
});

test('an empty result says so, and right beside it what brings all articles back', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await search(page).fill('no such words');
    const message = page.getByText('No insights found matching your criteria.', { exact: true });
    await expect(message).toBeVisible();
    const button = await clearFilters(page).elementHandle();
    // Both are asked at one moment: the page still settles in its new width.
    const below = await message.evaluate(
      (said, other) => (other?.getBoundingClientRect().top ?? Infinity) - said.getBoundingClientRect().bottom,
      button,
    );
    expect(below, `${width} px wide`).toBeLessThanOrEqual(20);
    await clearFilters(page).click();
    await expect(entries(page)).toHaveCount(6);
  }
});

test('nothing is counted or to be cleared before anybody searches; then search, topics and page can be, also by key', async ({
  page,
}) => {
  const status = page.getByRole('main').locator('[aria-live]');
  await expect(status).toHaveText('');
  await expect(clearFilters(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await search(page).fill('  ');
  await expect(status).toHaveText('');
  await expect(clearFilters(page)).toHaveCount(0);

  await search(page).fill('burn');
  await clearFilters(page).press('Enter');
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await topic(page, 'strategy').click();
  await expect(status).toHaveText(/^\d+ insights found$/);
  await search(page).fill('no such words');
  await clearFilters(page).click();
  await expect(page).toHaveURL('/insights');
  await expect(search(page)).toHaveValue('');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(entries(page)).toHaveCount(6);
});

test('whatever is pressed of a popular topic takes the place of the selection', async ({ page }) => {
  await unfoldTopics(page);
  await topic(page, 'product').click();
  await topic(page, 'leadership').click();
  await popular(page)
    .getByRole('link', { name: /^diligence/ })
    .click();
  await expect(page.locator('[aria-pressed="true"]')).toHaveAccessibleName('diligence');
  await topic(page, 'strategy').click();
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(2);
  const entry = popular(page).getByRole('listitem').filter({ hasText: 'narrative' });
  await expect(entry.locator('a, button')).toHaveCount(1);
  await entry.getByText('4').click();
  await expect(page).toHaveURL('/insights?tag=narrative');
  await expect(entry.getByRole('link')).toHaveAttribute('aria-current', 'true');
});

function clearFilters(page: Page) {
  return page.getByRole('button', { name: 'Clear Filters' });
}

function popular(page: Page) {
  return page.getByRole('complementary', { name: 'Popular Topics' });
}
