import { expect, test } from './fixtures.ts';
import { ARTICLES } from './routes.ts';

/** Where the screen ends on which a reader decides, in px. */
const FOLD = 860;

for (const slug of ARTICLES) {
  for (const [width, height] of [
    [1280, 900],
    [1920, 1080],
  ] as const) {
    test(`the text of ${slug} begins in the first screen of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/insights/${slug}`);
      const first = await page.locator('[data-contents] + * p').first().boundingBox();
      expect(first?.y).toBeLessThan(FOLD);
    });
  }

  test(`every table of ${slug} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/insights/${slug}`);
    const hidden = await page
      .locator('[data-table]')
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((px) => px > 0)).toEqual([]);
  });
}
