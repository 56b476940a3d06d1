import { toString } from 'hast-util-to-string';
import { pages, tagged } from './built-site.ts';
import { awake } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { search, topic } from './insights-on-page.ts';

test('the page of a topic begins with that topic chosen', async ({ page }) => {
  await page.goto('/insights/topics/strategy');
  await search(page).hover();
  await awake(page, 'insights');
  await expect(page.locator('[aria-pressed="true"]')).toHaveAccessibleName('strategy');
});

test('further topics are folded below the frequent ones, and the one that is chosen is not', async ({ page }) => {
  await page.goto('/insights');
  await expect(topic(page, 'product')).toBeHidden();
  await page.goto('/insights?tag=product');
  await expect(topic(page, 'product')).toHaveAttribute('aria-pressed', 'true');
  await expect(topic(page, 'product')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the topics are folded above the list, and say which of them are chosen', async ({ page }) => {
    await page.goto('/insights?tag=strategy&tag=capital');
    await awake(page, 'insights');
    await expect(topic(page, 'narrative')).toBeHidden();
    const summary = page.locator('summary', { hasText: 'Filter by topic' });
    await expect(summary).toHaveAttribute('data-chosen', 'strategy, capital');
    await summary.click();
    await topic(page, 'narrative').click();
    await expect(page).toHaveURL('/insights?tag=strategy&tag=capital&tag=narrative');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the topics unfold, and lead to their pages', async ({ page }) => {
      await page.goto('/insights');
      await page.getByText('Popular Topics').last().click();
      await page
        .getByRole('complementary', { name: 'Popular Topics' })
        .getByRole('link', { name: /^strategy/ })
        .click();
      await expect(page).toHaveURL('/insights/topics/strategy');
    });

    test('the filter leads to the pages of all topics', async ({ page }) => {
      await page.goto('/insights');
      await page.getByText('Filter by topic').last().click();
      await page.getByText('4 more topics').click();
      const filter = page.getByRole('group', { name: 'Filter by topic' });
      await expect(filter.getByRole('button')).toHaveCount(0);
      await filter.getByRole('link', { name: 'product' }).click();
      await expect(page).toHaveURL('/insights/topics/product');
    });
  });
});

test('no page shows a topic by its word in the address', () => {
  const shown = pages.flatMap((page) =>
    [...tagged(page, 'a'), ...tagged(page, 'li')].map((element) => `${page.address} ${toString(element)}`),
  );
  expect(shown.filter((text) => text.endsWith(' bdl'))).toEqual([]);
});
