import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './same-tab.ts';

const MATRIX = '/insights/license-or-launch-the-game-theory-behind-the-choice';

test.describe('the game', () => {
  test('turns at 64% and at 67%, is moved by key, and says where it stands', async ({ page }) => {
    await page.goto(MATRIX);
    const slider = page.getByRole('slider', { name: 'How sure are both sides that yours is better?' });
    const figure = page.locator('#matrix');
    const shown = figure.locator('output').first();
    await expect(shown).toHaveAttribute('for', `${await slider.getAttribute('id')}`);
    // The slider itself says its value.
    await expect(shown).toHaveAttribute('aria-live', 'off');
    const resting = figure.getByText('equilibrium', { exact: true });
    for (const [belief, cells, words] of [
      ['50', 1, 'from License & Build (1, 7)'],
      ['65', 2, 'two cells hold: License & Build (1.3, 7.3), and Launch & Engage (8.4, 4.8).'],
      ['68', 1, 'from Launch & Engage'],
    ] as const) {
      await slider.fill(belief);
      await expect(resting).toHaveCount(cells);
      await expect(figure).toContainText(words);
    }
    await expect(page).toHaveURL(/\?matrix=68#matrix$/);
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await expect(figure).toContainText('from Launch & Engage (14, 9)');
  });

  test('writes the address when it rests: browsers admit few changes a second', async ({ page }) => {
    await page.goto(MATRIX);
    await page.evaluate(() => {
      const write = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        document.documentElement.dataset['written'] = `${Number(document.documentElement.dataset['written'] ?? 0) + 1}`;
        write(...args);
      };
    });
    await page.getByRole('slider').focus();
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?matrix=80#matrix$/);
    expect(await page.evaluate(() => Number(document.documentElement.dataset['written']))).toBeLessThan(5);
  });

  test('says one thing at a time about a belief, on screen and on paper', async ({ page }) => {
    await page.goto(MATRIX);
    const [figure, published] = [page.locator('#matrix'), page.locator('#matrix').getByText('At 50% for “Better”')];
    await expect(published).toBeVisible();
    await page.getByRole('slider').fill('81');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(figure.getByText('At 81% for “Better”')).toBeVisible();
      await expect(published).toBeHidden();
      await expect(figure.getByText('From 0% to 64%: License & Build.')).toBeVisible();
    }
  });

  test('takes its belief from the address, and keeps the focus when it goes back', async ({ page }) => {
    await page.goto(`${MATRIX}?matrix=80`);
    await expect(page.getByRole('slider')).toHaveValue('80');
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(page.getByRole('slider')).toBeFocused();
    await expect(page.getByRole('slider')).toHaveValue('50');
    await expect(page.locator('#matrix').getByText('At 50% for “Better”')).toBeVisible();
  });

  test(
    'has a slider with a line below its thumb in colors of visitors, and the ring of the focus around it',
    { tag: '@night' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(MATRIX);
      const slider = page.getByRole('slider');
      expect(await inkAcross(slider)).toBeGreaterThan(0.9);
      await page.emulateMedia({ forcedColors: null });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      const [box, ring] = await slider.evaluate((input) => [
        getComputedStyle(input).outlineStyle,
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
          .some((text) => text.includes(':focus-visible::-webkit-slider-thumb') && text.includes('outline: ')),
      ]);
      expect(box).toBe('none');
      expect(ring).toBe(true);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a game shows where it rests for every belief, and no slider', async ({ page }) => {
    await page.goto(MATRIX);
    await expect(page.locator('#matrix input').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#matrix')).toContainText('From 67% to 100%: Launch & Engage.');
  });
});

/** The share of the columns of its picture that have another color than its corner. */
async function inkAcross(place: Locator): Promise<number> {
  const { data, info } = await sharp(await place.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const isInked = (x: number) =>
    data.some((value, at) => at % info.width === x && Math.abs(value - (data[0] ?? 0)) > 60);
  return columns.filter(isInked).length / info.width;
}
