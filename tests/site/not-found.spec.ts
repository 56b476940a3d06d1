import { expect, test } from './same-tab.ts';

test.use({ provoked: /status of 404|response: 404/ });

test('the not-found page says what happened', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('The page you’re looking for doesn’t exist or has been moved.')).toBeVisible();
});

test('the not-found page leads to home, services, insights, about and contact', async ({ page }) => {
  await page.goto('/no-such-page');
  const links = await page.getByRole('main').getByRole('link').all();
  const leads = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(leads).toEqual(['/', '/services', '/insights', '/about', '/contact']);
});

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
