import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './same-tab.ts';
import { notice } from './notices-on-page.ts';

const ARTICLE = '/insights/burn-quality';

test.use({ provoked: /./ });

test.beforeEach(({ page }) => page.goto(ARTICLE));

test('an error that nothing catches is shown with its message and its stack', async ({ page }) => {
  await throwLater(page, 'The figure could not be drawn');
  const alert = notice(page).getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(alert.getByRole('paragraph')).toHaveText('The figure could not be drawn');
  await expect(notice(page).locator('pre')).toHaveText(/^Error: The figure could not be drawn\s+at /);

  await close(page);
  await page.evaluate(() => void Promise.reject(new TypeError('The sum has no end')));
  await expect(notice(page).getByRole('paragraph')).toHaveText('The sum has no end');
  await expect(notice(page).locator('pre')).toHaveText(/^TypeError: /);

  await close(page);
  await page.evaluate(
    () => void Promise.reject(new Response(null, { status: 503, statusText: 'Service Unavailable' })),
  );
  await expect(notice(page).getByRole('paragraph')).toHaveText('503 Service Unavailable');
  await expect(notice(page).locator('pre')).toHaveCount(0);

  await close(page);
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'share', {
      get: () => {
        throw new Error('no share');
      },
    });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(notice(page).getByRole('paragraph')).toHaveText('no share');
});

test('nothing is shown for what is none of the page’s own', async ({ page }) => {
  for (const [what, provoke] of [
    ['a picture that does not come', () => document.body.append(Object.assign(new Image(), { src: '/no-such.png' }))],
    ['a view transition that is skipped', () => document.startViewTransition(() => undefined).skipTransition()],
    [
      'an island that somebody else has changed before it wakes',
      () =>
        void [...document.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'Share')
          ?.replaceChildren('Teilen'),
    ],
  ] as const) {
    await page.evaluate(provoke);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (what.startsWith('an island')) {
      await page.getByRole('button', { name: 'Teilen' }).hover();
      await page.locator('[data-island="share"][data-awake]').waitFor({ state: 'attached' });
    }
    await throwLater(page, `the first after ${what}`);
    await expect(notice(page).getByRole('paragraph')).toHaveText(`the first after ${what}`);
    await close(page);
  }
});

test('many errors make one notice, and one that was closed does not come again', async ({ page }) => {
  await throwLater(page, 'first');
  await page.evaluate(() => {
    for (let count = 0; count < 50; count++) void Promise.reject(new Error(`more ${count}`));
  });
  await throwLater(page, 'last');
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page).getByRole('paragraph')).toHaveText('first');
  await close(page);
  await throwLater(page, 'first');
  await throwLater(page, 'second');
  await expect(notice(page).getByRole('paragraph')).toHaveText('second');
});

test('the focus stays where it is, and is given back when a notice is closed by key', async ({ page }) => {
  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await throwLater(page, 'first');
  await expect(notice(page)).toBeVisible();
  await expect(share).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Reload' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(share).toBeFocused();
});

test('a long stack leaves half of the window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    const error = new Error('deep');
    error.stack = `Error: deep\n${'    at somewhere\n'.repeat(80)}`;
    void Promise.reject(error);
  });
  await expect(notice(page)).toBeVisible();
  const box = await notice(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(322);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a notice covers no end of the page, has nothing that axe finds, light or dark, and is not printed', async ({
  page,
}) => {
  await throwLater(page, 'first');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [footer, box] = [await page.getByRole('contentinfo').boundingBox(), await notice(page).boundingBox()];
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(box?.y ?? 0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('[data-notice]').analyze();
    expect(violations, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeHidden();
});

/** Closes the notice. */
async function close(page: Page): Promise<void> {
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
}

/** Throws where nothing can catch it. Resolves when that has happened. */
async function throwLater(page: Page, message: string): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise((resolve) => {
        addEventListener('error', resolve, { once: true });
        setTimeout(() => {
          throw new Error(text);
        });
      }).then(() => undefined),
    message,
  );
}
