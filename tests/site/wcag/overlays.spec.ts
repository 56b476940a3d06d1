import { isLong } from '../../sampling.ts';
import { expect, test } from '../fixtures.ts';
import { toasts, region } from '../toasts-on-page.ts';
import { axeFindings } from './axe.ts';
import { openStill } from './every-page.ts';
import { ibmFindings } from './ibm-checker.ts';
import { movingParts } from './motion.ts';
import { tabThrough } from './tab-walk.ts';
import { smallTargets } from './targets.ts';
import { VIEWS, VIEWS_OF_AXE, showAs, type View } from './views.ts';
import type { Locator, Page } from '@playwright/test';

/** The views in which the menu is a panel of its own. */
const MENU_VIEWS = VIEWS.filter(({ width }) => width === 390);

test('nothing in the open menu moves, is too small, hides the focus or is found by axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect.soft(await movingParts(page), 'parts that move though less motion is asked for').toEqual([]);
  expect.soft(await axeFindings(page, MENU_VIEWS), 'findings of axe').toEqual([]);
  if (isLong) expect.soft(await ibmFindings(page, MENU_VIEWS), "findings of IBM's checker").toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect.soft(await smallTargets(page), 'targets too small to be hit').toEqual([]);
  await page.setViewportSize({ width: 390, height: 400 });
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect.soft(await tabThrough(page, key, '[id="page:menu"]'), `stops of ${key}`).toEqual([]);
});

for (const view of VIEWS) {
  const [checker, find] = VIEWS_OF_AXE.includes(view) ? ['axe', axeFindings] : ["IBM's checker", ibmFindings];
  const title = `${checker} finds nothing while a toast is shown at ${view.width} px, ${view.colorScheme}`;
  test(title, { tag: checker === 'axe' ? [] : '@night' }, async ({ page }) => {
    const toast = await openToast(page, view);
    expect(await find(page, [view])).toEqual([]);
    await expect(toast).toBeVisible();
  });
}

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

const ARTICLE = '/insights/burn-quality';

/** Opens an article in a view and shows a message, which stays while the pointer is over it. */
async function openToast(page: Page, view: View): Promise<Locator> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openStill(page, ARTICLE);
  await showAs(page, view);
  await page.getByRole('button', { name: 'Share' }).click();
  const toast = region(page).getByText('Link copied');
  await toast.hover();
  return toast;
}
