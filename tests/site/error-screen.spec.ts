import { expect, test } from './fixtures.ts';

test.use({ provoked: /./ });

test('an island that fails shows in its own place what happened, with its stack, and logs it; the rest of the page stays', async ({
  page,
  troubles,
}) => {
  const broken = ['a', 'An article whose summary is no text', {}, 0, 1, [], 0];
  const index = { parts: 1, tags: [], days: [['2025-01-01', 'January 1']], articles: [broken] };
  await page.route('**/insights/index.json', (route) => route.fulfill({ json: index }));
  await page.goto('/insights?q=article');
  const screen = page.locator('[data-island="insights"]').getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen.getByRole('paragraph')).toHaveText(/is not a function/);
  await expect(screen.locator('pre')).toHaveText(/is not a function.*\n?.*at /s);
  await expect.poll(() => troubles.join('\n')).toContain('is not a function');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
