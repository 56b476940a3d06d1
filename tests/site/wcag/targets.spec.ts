import { expect, test } from '../fixtures.ts';
import { openStill } from './every-page.ts';
import { smallTargets } from './targets.ts';

test('every target of the open menu is large enough to be hit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await smallTargets(page)).toEqual([]);
});
