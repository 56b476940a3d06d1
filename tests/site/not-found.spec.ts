import { expect, test } from './same-tab.ts';

test.use({ provoked: /status of 404|response: 404/ });

test('the path that was asked for is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/a/b/no-such-page?c=d');
  expect((await logged).text()).toBe('Page not found: /a/b/no-such-page');
});

test('Go Back leads to the page before', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about');
});
