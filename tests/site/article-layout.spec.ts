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

/** What a rounded layout may be off by, in px. */
const ROUNDING_PX = 1;
/** What two columns of a table have between them at least, in px. */
const LEAST_GAP_PX = 12;

for (const width of [360, 768, 1280, 1920]) {
  test(`all bars of a figure have one scale at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ARTICLES) {
      await page.goto(`/insights/${slug}`);
      const boxes = await page
        .locator('[data-exhibit="table"]')
        .evaluateAll((figures) =>
          figures.map((figure) =>
            [...figure.querySelectorAll('td > svg')].map((svg) => svg.getBoundingClientRect().width),
          ),
        );
      for (const widths of boxes)
        expect(Math.max(...widths) - Math.min(...widths), slug).toBeLessThan(ROUNDING_PX / 10);
    }
  });
}

test('the bars of the two orders are as long as their sums', async ({ page }) => {
  const sums = [212, 195, 196.5, 393, 918, 918, 1326.5, 1506];
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/insights/investor-ready-mindset');
    const lengths = await page
      .locator('#orders rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    const unit = (lengths.at(-1) ?? 0) / 1506;
    expect(lengths).toHaveLength(sums.length);
    for (const [index, sum] of sums.entries())
      expect(Math.abs((lengths[index] ?? 0) - sum * unit), `${sum} at ${width} px`).toBeLessThan(ROUNDING_PX);
  }
});

for (const slug of ARTICLES) {
  test(`columns of every table of ${slug} are apart on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/insights/${slug}`);
    const gaps = await page.locator('[data-table] tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const words = [...row.children].flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return [...range.getClientRects()].filter(({ width }) => width > 0);
        });
        return [...row.children].flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          const own = [...range.getClientRects()].filter(({ width }) => width > 0);
          const end = Math.max(...own.map((rect) => rect.right));
          const others = words.filter(
            (rect) => rect.left >= right && rect.top < bottom && rect.bottom > top && rect.left > left,
          );
          return own.length === 0 ? [] : others.map((rect) => rect.left - end);
        });
      }),
    );
    expect(gaps.filter((px) => px < LEAST_GAP_PX)).toEqual([]);
  });

  test(`figures of ${slug} end on the lines of the page`, async ({ page }) => {
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/insights/${slug}`);
      const line = await page
        .locator('article footer')
        .evaluate((footer) => footer.closest('article')?.lastElementChild?.getBoundingClientRect().right ?? 0);
      const ends = await page
        .locator('figure[data-exhibit]')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right));
      expect(ends.length).toBeGreaterThan(0);
      for (const end of ends) expect(Math.abs(end - line), `at ${width} px`).toBeLessThan(ROUNDING_PX);
    }
  });

  test(`no note of ${slug} lies on a table, and each begins with the line that calls it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/insights/${slug}`);
    const notes = await page.locator('.note').evaluateAll((all) =>
      all.map((note) => {
        const box = note.getBoundingClientRect();
        const reference = document.querySelector(`p > * > [href="#${note.id}"], p > [href="#${note.id}"]`);
        const hit = [...document.querySelectorAll('[data-table]')].filter((table) => {
          const { left, right, top, bottom } = table.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
        return { hit: hit.length, above: reference ? box.top - reference.getBoundingClientRect().top : 0 };
      }),
    );
    for (const { hit, above } of notes) {
      expect(hit).toBe(0);
      expect(Math.abs(above)).toBeLessThan(30);
    }
  });
}
