import { expect, test } from './same-tab.ts';

test('the quotes come one after the other, a tenth of a second apart', async ({ page }) => {
  await page.goto('/testimonials');
  const delays = await page
    .getByRole('main')
    .locator('section')
    .first()
    .getByRole('listitem')
    .evaluateAll((quotes) => quotes.map((quote) => getComputedStyle(quote).animationDelay));
  expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
});

test('where less motion is asked for, they stand there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/testimonials');
  const moving = await page.getByRole('main').evaluate((main) => main.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});
