import type { Locator, Page } from '@playwright/test';
import { keepCold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';

const DECK = '/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science';

test.describe('the deck', () => {
  test('is put in order by a press from before React was there, for readers of the screen and for listeners', async ({
    page,
  }) => {
    const release = await keepCold(page);
    await page.goto(DECK);
    const items = page.locator('#deck li').filter({ visible: true });
    await expect(items.first()).toContainText('Transforming renal care');
    await turn(page, 'After the audit').click();
    release();
    await expect(items.nth(2)).toContainText('Blocking the target stops scarring');
    await expect(items.nth(2).getByText('Risk retired')).toBeVisible();
    await expect(page).toHaveURL(/\?deck=ordered#deck$/);
  });

  test('takes its order from the address, and goes back', async ({ page }) => {
    await page.goto(`${DECK}?deck=ordered`);
    await expect(page.getByRole('radio', { name: 'After the audit' })).toBeChecked();
    await turn(page, 'As usually sent').click();
    await expect(page.locator('#deck li').first().getByText('Transforming renal care')).toBeVisible();
    await expect(page).toHaveURL(/audit[^?]*$/);
  });

  test('reveals by a press what becomes of each slide, with a drawing of its own, and takes it back', async ({
    page,
  }) => {
    await page.goto(DECK);
    const slides = page.locator('#deck li');
    const drawingAt = (index: number): Promise<string | null> =>
      slides.nth(index).locator('path:not([display])').getAttribute('d');
    const drawings = await Promise.all(Array.from({ length: 10 }, (_, index) => drawingAt(index)));
    expect(new Set(drawings).size).toBe(10);
    await expect(slides.nth(4)).toContainText('In vivo results');
    await expect(slides.nth(4).getByText('0·2·2 = 0')).toBeVisible();
    await expect(slides.getByText('Treatment halves the decline in two models')).toBeHidden();
    await turn(page, 'After the audit').click();
    await expect(slides.nth(3).getByText('Treatment halves the decline in two models')).toBeVisible();
    await expect(slides.nth(3).getByText('2·2·2 = 8')).toBeVisible();
    await expect(slides.getByText('Mechanism of action')).toBeHidden();
    await expect(slides.nth(8)).toContainText('World-class team');
    expect(await drawingAt(8)).toBe(drawings[2]);
    const inOrder = await Promise.all(Array.from({ length: 10 }, (_, index) => drawingAt(index)));
    expect(inOrder.filter((drawing) => !drawings.includes(drawing))).toHaveLength(2);
  });

  for (const width of [390, 768, 1280])
    test(`moves what is below it by at most a line when its order changes, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(DECK);
      const height = async (): Promise<number> => (await page.locator('#deck').boundingBox())?.height ?? 0;
      const before = await height();
      await turn(page, 'After the audit').click();
      await expect(page).toHaveURL(/deck=ordered/);
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(24);
    });

  test('lends the address of either order', async ({ page, baseURL }) => {
    await page.goto(`${DECK}?deck=ordered`);
    await page.locator('#deck').getByRole('button', { name: 'Copy the link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${baseURL}${DECK}?deck=ordered#deck`);
  });

  test('is on paper with both forms of each slide', async ({ page }) => {
    await page.goto(DECK);
    await page.emulateMedia({ media: 'print' });
    await expectBothForms(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a deck shows both forms of each slide, and what part of the story it belongs to', async ({ page }) => {
    await page.goto(DECK);
    await expectBothForms(page);
    await expect(page.locator('#deck').getByRole('radio').filter({ visible: true })).toHaveCount(0);
  });
});

function turn(page: Page, choice: string): Locator {
  return page.locator('label', { hasText: choice });
}

/** All slides as sent, and in each its place, part, score, title and thought after the audit. */
async function expectBothForms(page: Page): Promise<void> {
  const slides = page.locator('#deck li');
  await expect(slides).toHaveCount(10);
  for (const text of [
    'Mechanism of action',
    '0·2·1 = 0',
    'A pathway. Am I meant to conclude something?',
    'After the audit',
    'Slide 3',
    '2·2·2 = 8',
    'Blocking the target stops scarring; the knock-out agrees',
    'Risk retired',
    'Does that hold in a living animal?',
  ])
    await expect(slides.nth(3).getByText(text, { exact: true })).toBeVisible();
}
