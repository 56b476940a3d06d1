import { expect, test } from '../fixtures.ts';
import { openStill } from './every-page.ts';
import { tabThrough } from './tab-walk.ts';

test('every stop of the Tab key in the open menu shows the focus in plain sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const faults = [
    ...(await tabThrough(page, 'Tab', '[id="page:menu"]')),
    ...(await tabThrough(page, 'Shift+Tab', '[id="page:menu"]')),
  ];
  expect(faults).toEqual([]);
});
