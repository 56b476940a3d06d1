import { expect, test } from './same-tab.ts';

const ARTICLE = '/insights/burn-quality';

test('a task is ticked by a press on its row, stays ticked, and leaves nothing behind when none is', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const boxes = page.locator('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  await expect(boxes.first()).toBeEnabled();
  await expect(boxes.first()).toHaveAccessibleName(
    'Name one success event and its date. Write it at the top of the plan.',
  );
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.click({ position: { x: 60, y: 20 } });
  await boxes.nth(1).press('Space');
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.goto('/faq');
  await page.goto(ARTICLE);
  await expect(boxes.first()).toBeChecked();
  await boxes.first().press('Space');
  await boxes.nth(1).press('Space');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a link in a task leads on and ticks nothing', async ({ page }) => {
  await page.goto(ARTICLE);
  const boxes = page.locator('main').getByRole('checkbox');
  await expect(boxes.last()).toBeEnabled();
  await page.getByRole('link', { name: 'Risk retired per euro' }).click();
  await expect(page).toHaveURL(/\/process$/);
  await page.goBack();
  await expect(boxes.last()).not.toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list of tasks is for paper: its boxes cannot be ticked', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.locator('main').getByRole('checkbox').first()).toBeDisabled();
  });
});
