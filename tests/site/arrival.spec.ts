import { expect, test } from './same-tab.ts';

test('a page begins at its top, also when it is reloaded, and its links lead to the top of the next', async ({
  page,
}) => {
  await page.goto('/process');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  expect(await page.evaluate(() => [history.scrollRestoration, scrollY])).toEqual(['manual', 0]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL('/results');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page that begins further down has a header with a ground of its own, and no strip of a dark band', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/how-i-help#founders');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect
    .poll(() => page.locator('#audit').evaluate((band) => Math.round(band.getBoundingClientRect().bottom)))
    .toBeLessThanOrEqual(0);
});

test('a page moves to what its address names 100 ms after its script', async ({ page }) => {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    const began: number[] = [];
    const { setTimeout: wait } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms: number) => {
        if (ms === 100) began.push(ms);
        return wait(callback, ms);
      },
    });
    Element.prototype.scrollIntoView = function scroll(this: Element, ...options) {
      document.documentElement.dataset['moved'] = `${this.id} ${began.join()}`;
      return scrollIntoView.apply(this, options);
    };
  });
  await page.goto('/process#modules');
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'modules 100');
});

test('a page moves smoothly, and at once where less motion is asked for', async ({ page }) => {
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/process');
  expect(await behavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});
