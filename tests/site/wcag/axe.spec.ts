import { expect, test } from '../fixtures.ts';
import { axeFindings } from './axe.ts';
import { MENU_VIEWS, openMenu, openToast } from './overlays.ts';
import { VIEWS_OF_AXE } from './views.ts';

test('axe finds nothing in the open menu', async ({ page }) => {
  await openMenu(page);
  expect(await axeFindings(page, MENU_VIEWS)).toEqual([]);
});

for (const view of VIEWS_OF_AXE) {
  test(`axe finds nothing while a toast is shown at ${view.width} px, ${view.colorScheme}`, async ({ page }) => {
    const toast = await openToast(page, view);
    expect(await axeFindings(page, [view])).toEqual([]);
    await expect(toast).toBeVisible();
  });
}
