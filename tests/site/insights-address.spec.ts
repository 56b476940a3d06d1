import type { Page } from '@playwright/test';
import { awake } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { entries, search, topic, unfoldTopics } from './insights-on-page.ts';

test('a search, topics and a page in the address are shown', async ({ page }) => {
  await page.goto('/insights?q=burn&tag=strategy&tag=capital');
  await expect(search(page)).toHaveValue('burn');
  await expect(topic(page, 'strategy')).toHaveAttribute('aria-pressed', 'true');
  await expect(topic(page, 'capital')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page)).not.toHaveCount(0);
});

test('a page in the address is shown', async ({ page }) => {
  await page.goto('/insights?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const titles = await entries(page).allTextContents();
  await page.goto('/insights/page/2');
  await expect(entries(page)).toHaveText(titles);
});

test('a page beyond the last is the last, and what is no whole number above zero is the first', async ({ page }) => {
  for (const [asked, shown] of [
    ['99', 'Page 2'],
    ['2.5', 'Page 1'],
    ['-1', 'Page 1'],
    ['x', 'Page 1'],
  ] as const) {
    await page.goto(`/insights?page=${asked}`);
    await awake(page, 'insights');
    await expect.soft(page.getByRole('link', { name: shown }), asked).toHaveAttribute('aria-current', 'page');
  }
});

test('what is typed, chosen topics and the page stand in the address; the page leaves it with the next search', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/insights?page=2');
  await search(page).pressSequentially('e');
  await expect(page).toHaveURL('/insights?q=e');
  await search(page).fill('');
  await topic(page, 'strategy').click();
  await unfoldTopics(page);
  await topic(page, 'product').click();
  await expect(page).toHaveURL('/insights?tag=strategy&tag=product');
});

test('other parameters of the address stay', { tag: '@night' }, async ({ page }) => {
  await page.goto('/insights?utm_source=newsletter');
  await awake(page, 'insights');
  await search(page).fill('burn');
  await expect(page).toHaveURL('/insights?utm_source=newsletter&q=burn');
});

test('Back takes back one choice at a time, and a whole word that was typed; Forward brings it again', async ({
  page,
}) => {
  await open(page);
  await topic(page, 'strategy').click();
  await search(page).pressSequentially('deal', { delay: 20 });
  await expect(page).toHaveURL('/insights?q=deal&tag=strategy');
  const titles = await entries(page).allTextContents();
  await page.goBack();
  await expect(page).toHaveURL('/insights?tag=strategy');
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/insights');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(entries(page)).toHaveCount(6);
  await page.goForward();
  await page.goForward();
  await expect(search(page)).toHaveValue('deal');
  await expect(entries(page)).toHaveText(titles);
});

test('letters that are typed before React is there count more than the address', async ({ page }) => {
  await page.route('**/insights/index.json', async (route) => {
    await search(page).fill('burn');
    await route.continue();
  });
  await page.goto('/insights?q=deal');
  await expect(page).toHaveURL('/insights?q=burn');
  await expect(search(page)).toHaveValue('burn');
});

test('when nothing matches, that is said aloud, and at most three of the closest articles are offered below', async ({
  page,
}) => {
  await page.goto('/insights?q=bern+qualety');
  await expect(page.getByText('No insights found matching your criteria.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-live]')).toHaveText('No insights found matching your criteria.');
  const suggestions = page.getByRole('heading', { name: 'Closest insights' });
  await expect(suggestions).toBeVisible();
  const offered = page.locator('[data-island="insights"] h3');
  await expect(offered.first()).toContainText('Burn Quality');
  expect(await offered.count()).toBeLessThanOrEqual(3);
  const [empty, below] = await Promise.all([
    page.getByRole('button', { name: 'Clear Filters' }).boundingBox(),
    suggestions.boundingBox(),
  ]);
  expect(empty?.y).toBeLessThan(below?.y ?? 0);
});

test('a text that is like nothing gets no suggestion', { tag: '@night' }, async ({ page }) => {
  await page.goto('/insights?q=%E8%B3%87%E6%9C%AC');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Closest insights' })).toHaveCount(0);
});

async function open(page: Page): Promise<void> {
  await page.goto('/insights');
  await search(page).hover();
  await awake(page, 'insights');
}

test('the search field stays where it is while one types, if the window has room for what is found', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/insights');
  const before = await search(page).boundingBox();
  await search(page).fill('burn');
  await expect(page.getByText('2 insights found')).toBeInViewport();
  const after = await search(page).boundingBox();
  expect(after?.y).toBe(before?.y);
});

test('letters in the search bring what they find into sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/insights');
  await search(page).fill('burn');
  await expect(page.getByText('2 insights found')).toBeInViewport();
  await expect(search(page)).toBeInViewport();
});
