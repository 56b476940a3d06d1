import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { tabThrough } from './tab-walk.ts';

const WIDTHS = [390, 1280];

for (const address of addresses) {
  test(`every stop of the Tab key on ${address} shows the focus in plain sight, there and back`, async ({ page }) => {
    await openStill(page, address);
    const faults: Record<string, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      faults[`${width} px forwards`] = await tabThrough(page, 'Tab');
      faults[`${width} px backwards`] = await tabThrough(page, 'Shift+Tab');
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}

test('every stop of the Tab key in the open menu shows the focus in plain sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const faults = [...(await tabThrough(page, 'Tab', '#menu')), ...(await tabThrough(page, 'Shift+Tab', '#menu'))];
  expect(faults).toEqual([]);
});
