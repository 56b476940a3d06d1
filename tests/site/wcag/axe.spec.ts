import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { showAs, VIEWS, type View } from './views.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const ARTICLE = '/insights/burn-quality';
const NOTHING = 'undefined';

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await openStill(page, address);
    expect(await findingsInAllViews(page)).toEqual([]);
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(
    await findingsInAllViews(
      page,
      VIEWS.filter(({ width }) => width === 390),
    ),
  ).toEqual([]);
});

test('axe finds nothing while a toast is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openStill(page, ARTICLE);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('alert').hover(); // a toast under the pointer stays
  expect(await findingsInAllViews(page)).toEqual([]);
  await expect(page.getByRole('alert')).toBeVisible();
});

/** What axe finds in each view, one line an element. */
async function findingsInAllViews(page: Page, views = VIEWS): Promise<string[]> {
  const findings: string[] = [];
  for (const view of views) {
    await showAs(page, view);
    findings.push(...(await findingsIn(page, view, view === views[0])));
  }
  return findings;
}

/** The first analysis of a page brings axe along; later ones find it there. */
async function findingsIn(page: Page, { width, colorScheme }: View, isFirst: boolean): Promise<string[]> {
  const builder = new AxeBuilder(isFirst ? { page } : { page, axeSource: NOTHING });
  const { violations } = await builder
    .setLegacyMode()
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${width} px, ${colorScheme}: ${id}: ${html}`));
}
