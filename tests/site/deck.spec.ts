import type { Locator, Page } from '@playwright/test';
import { keepCold } from './cold-page.ts';
import { expect, test } from './fixtures.ts';

const DECK = '/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science';

test.describe('the deck', () => {
  test('is put in order, for readers of the screen and for those who listen', async ({ page }) => {
    await page.goto(DECK);
    const items = page.locator('#deck li').filter({ visible: true });
    await expect(items.first()).toContainText('Transforming renal care');
    await turn(page, 'After the audit').click();
    await expect(items.nth(2)).toContainText('Blocking the target stops scarring');
    await expect(items.nth(2).getByText('Risk retired')).toBeVisible();
    await expect(page.locator('#deck').getByText('Mechanism of action')).toBeHidden();
    await expect(page).toHaveURL(/\?deck=ordered#deck$/);
  });

  test('keeps a choice that was made before React was there', async ({ page }) => {
    const release = await keepCold(page);
    await page.goto(DECK);
    await turn(page, 'After the audit').click();
    release();
    await expect(page.locator('#deck li').filter({ visible: true }).nth(2)).toContainText(
      'Blocking the target stops scarring',
    );
    await expect(page).toHaveURL(/\?deck=ordered/);
  });

  test('takes its order from the address, and goes back', async ({ page }) => {
    await page.goto(`${DECK}?deck=ordered`);
    await expect(page.getByRole('radio', { name: 'After the audit' })).toBeChecked();
    await page.getByRole('button', { name: 'As published' }).click();
    await expect(page.getByRole('radio', { name: 'As usually sent' })).toBeChecked();
    await expect(page.locator('#deck li').first().getByText('Transforming renal care')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'As usually sent' })).toBeFocused();
    await expect(page).toHaveURL(/audit[^?]*$/);
  });

  test('has nothing to take back at rest', async ({ page }) => {
    await page.goto(DECK);
    await turn(page, 'After the audit').click();
    await expect(page.locator('#deck').getByRole('button')).toHaveCount(2);
    await turn(page, 'As usually sent').click();
    await expect(page.locator('#deck').getByRole('button')).toHaveCount(0);
  });

  test('has the same drawing on a slide in both of its forms', async ({ page }) => {
    await page.goto(DECK);
    const pairs = await page
      .locator('#deck li')
      .evaluateAll((items) =>
        items.map((item) => [item.dataset['number'], item.querySelector('path')?.getAttribute('d')].join(' ')),
      );
    expect(new Set(pairs).size).toBe(10);
  });

  for (const order of ['', '?deck=ordered'])
    test(`is on paper in both orders, one after the other, from "${order}"`, async ({ page }) => {
      await page.goto(DECK + order);
      if (order !== '') await expect(page.getByRole('radio', { name: 'After the audit' })).toBeChecked();
      await page.emulateMedia({ media: 'print' });
      await expectBothOrders(page);
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a deck shows its slides as they were sent, and then after the audit by the parts of its story', async ({
    page,
  }) => {
    await page.goto(DECK);
    await expectBothOrders(page);
    await expect(page.locator('#deck').getByRole('radio').filter({ visible: true })).toHaveCount(0);
  });
});

function turn(page: Page, choice: string): Locator {
  return page.locator('label', { hasText: choice });
}

/** A list with all slides as sent, and below it one with its parts named, numbered from the first to the last. */
async function expectBothOrders(page: Page): Promise<void> {
  const lists = page.locator('#deck ol').filter({ visible: true });
  await expect(lists).toHaveCount(2);
  for (const [index, [name, first, third]] of [
    ['As usually sent', 'Transforming renal care', 'World-class team'],
    ['After the audit', 'An oral antifibrotic', 'Blocking the target'],
  ].entries()) {
    const list = lists.nth(index);
    await expect(page.locator('#deck p').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
    await expect(list.locator('li').first()).toContainText(first ?? '');
    await expect(list.locator('li').nth(2)).toContainText(third ?? '');
    await expect(list.locator('[data-position]')).toHaveText(Array.from({ length: 10 }, (_, at) => `Slide ${at + 1}`));
  }
  await expect(lists.first().locator('[data-part-of]')).toHaveCount(0);
  const parts = ['The case', 'Risk retired', 'Next proof', 'The ask'];
  await expect(lists.last().locator('[data-part-of]').filter({ visible: true })).toHaveText(parts);
}
