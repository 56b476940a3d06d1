import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { MENU_VIEWS, openMenu, openToast } from './overlays.ts';
import { showAs, VIEWS, type View } from './views.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const NO_SCRIPT = 'undefined';

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await openStill(page, address);
    expect(await findingsInViews(page, VIEWS)).toEqual([]);
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await openMenu(page);
  expect(await findingsInViews(page, MENU_VIEWS)).toEqual([]);
});

for (const view of VIEWS) {
  test(`axe finds nothing while a toast is shown at ${view.width} px, ${view.colorScheme}`, async ({ page }) => {
    const toast = await openToast(page, view);
    expect(await findingsInViews(page, [view])).toEqual([]);
    await expect(toast).toBeVisible();
  });
}

/** What axe finds in several views, one line an element. */
async function findingsInViews(page: Page, views: readonly View[]): Promise<string[]> {
  const findings: string[] = [];
  for (const view of views) {
    await showAs(page, view);
    findings.push(...(await findingsIn(page, view, view === views[0])));
  }
  return findings;
}

/** The first analysis of a page brings axe along; later ones find it there. */
async function findingsIn(page: Page, { width, colorScheme }: View, isFirst: boolean): Promise<string[]> {
  const builder = new AxeBuilder(isFirst ? { page } : { page, axeSource: NO_SCRIPT });
  const { violations } = await builder
    .setLegacyMode()
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${width} px, ${colorScheme}: ${id}: ${html}`));
}
