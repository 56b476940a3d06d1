import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const ADDRESSES = ['/', '/insights', '/insights/burn-quality', '/faq', '/privacy-policy', '/404', '/content-export'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      for (const address of ADDRESSES) {
        test(`axe finds nothing on ${address}`, async ({ page }) => {
          await page.goto(address);
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
        });
      }
    });
  }

  test(`axe finds nothing in the open menu, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}
