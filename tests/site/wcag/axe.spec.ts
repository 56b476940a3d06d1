import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { showAs, VIEWS, type View } from './views.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const ARTICLE = '/insights/burn-quality';
const NO_SCRIPT = 'undefined';

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await openStill(page, address);
    expect(await findingsInViews(page, VIEWS)).toEqual([]);
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const views = VIEWS.filter(({ width }) => width === 390);
  expect(await findingsInViews(page, views)).toEqual([]);
});

for (const view of VIEWS) {
  test(`axe finds nothing while a toast is shown at ${view.width} px, ${view.colorScheme}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openStill(page, ARTICLE);
    await showAs(page, view);
    await page.getByRole('button', { name: 'Share' }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Link copied');
    await toast.hover(); // a toast under the pointer stays
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
