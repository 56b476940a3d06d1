import { expect, test } from './same-tab.ts';
import { toasts } from './toasts-on-page.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('a tap copies a link and shows no tooltip, another closes the message', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Copy link to “1. Purpose”' }).tap();
  await expect(toasts(page)).toHaveText('Link copied');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Close' }).tap();
  await expect(toasts(page)).toHaveCount(0);
});

test('taps search the insights', async ({ page }) => {
  await page.goto('/insights');
  await page.getByText('Filter by topic').last().tap();
  await page.getByText('4 more topics').tap();
  await page.getByRole('group', { name: 'Filter by topic' }).getByRole('button', { name: 'product' }).tap();
  await expect(page).toHaveURL('/insights?tag=product');
  await page.getByText('Popular Topics').last().tap();
  await page.getByRole('complementary', { name: 'Popular Topics' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\?tag=(?!product)/);
});
