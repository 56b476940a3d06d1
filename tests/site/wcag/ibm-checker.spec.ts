import { expect, test } from '../fixtures.ts';
import { ibmFindings } from './ibm-checker.ts';
import { MENU_VIEWS, openMenu, openToast } from './overlays.ts';
import { VIEWS_OF_IBM } from './views.ts';

// A second opinion on what axe looks at in every run.
test("IBM's checker finds nothing new in the open menu", { tag: '@night' }, async ({ page }) => {
  await openMenu(page);
  expect(await ibmFindings(page, MENU_VIEWS)).toEqual([]);
});

for (const view of VIEWS_OF_IBM) {
  test(
    `IBM's checker finds nothing new while a toast is shown at ${view.width} px, ${view.colorScheme}`,
    { tag: '@night' },
    async ({ page }) => {
      const toast = await openToast(page, view);
      expect(await ibmFindings(page, [view])).toEqual([]);
      await expect(toast).toBeVisible();
    },
  );
}
