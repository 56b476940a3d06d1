import { expect, test } from '../fixtures.ts';
import { toasts } from '../toasts-on-page.ts';
import { openStill } from './every-page.ts';
import { movingParts } from './motion.ts';
import { openToast } from './overlays.ts';

test('with less motion asked for, nothing in the open menu moves by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await movingParts(page)).toEqual([]);
});

test('with less motion asked for, a toast does not move', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    for (const kind of ['transitionrun', 'animationstart']) {
      addEventListener(kind, ({ target }) => moved.push(`${kind}: ${(target as Element).outerHTML.slice(0, 120)}`));
    }
  });
  const toast = await openToast(page, { width: 1280, colorScheme: 'light' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toasts(page)).toHaveCount(2);
  await toasts(page).last().getByRole('button').click();
  await expect(toasts(page)).toHaveCount(1);
  expect(await movingParts(page)).toEqual([]);
  await toasts(page).getByRole('button').click();
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages ${fades ? '' : 'do not '}fade into each other with ${reducedMotion} as wish for motion`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      });
    });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades));
  });
}
