import type { Locator } from '@playwright/test';
import { sampleOf } from '../sampling.ts';
import { ARTICLES } from './routes.ts';
import { expect, test } from './same-tab.ts';

/** Windows in the order in which they are tried. */
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
/** Where the screen ends on which a reader decides, in px. */
const FOLD = 860;
/** What a rounded layout may be off by, in px. */
const ROUNDING_PX = 1;
/** What two columns of a table have between them at least, in px. */
const LEAST_GAP_PX = 12;

test('the bars of the two orders are as long as their sums', async ({ page }) => {
  const sums = [212, 195, 196.5, 393, 918, 918, 1326.5, 1506];
  await page.goto('/insights/investor-ready-mindset');
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const lengths = await page
      .locator('#orders rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    const unit = (lengths.at(-1) ?? 0) / 1506;
    expect(lengths).toHaveLength(sums.length);
    for (const [index, sum] of sums.entries())
      expect(Math.abs((lengths[index] ?? 0) - sum * unit), `${sum} at ${window.width} px`).toBeLessThan(ROUNDING_PX);
  }
});

const sample = sampleOf(ARTICLES, 4);

for (const slug of ARTICLES)
  test(`text, drawing, tables, bars, figures and notes of ${slug} keep their places in every window`, async ({
    page,
  }) => {
    await page.goto(`/insights/${slug}`);
    const [title, drawing] = [
      await placeOf(page.locator('article h1')),
      await placeOf(page.getByRole('figure').first()),
    ];
    expect.soft(drawing.x, 'where the drawing begins').toBeGreaterThanOrEqual(title.x + title.width);
    expect.soft(drawing.y, 'where the drawing begins').toBeLessThan(title.y + title.height);
    for (const window of sample.includes(slug) ? WINDOWS : []) {
      await page.setViewportSize(window);
      const { first, tables, bars, gaps, line, ends, notes } = await page.evaluate(measure);
      const [isPhone, isDesk, at] = [window.width < 400, window.width > 1000, `at ${window.width} px`];
      if (isDesk) expect.soft(first, `where the text begins ${at}`).toBeLessThan(FOLD);

      expect.soft(tables.length).toBeGreaterThan(0);
      if (isPhone) {
        expect
          .soft(
            tables.filter((px) => px > 0),
            'what of tables is out of sight on a phone',
          )
          .toEqual([]);
        expect
          .soft(
            gaps.filter((px) => px < LEAST_GAP_PX),
            'gaps between columns on a phone',
          )
          .toEqual([]);
      } else {
        expect.soft(ends.length).toBeGreaterThan(0);
        const off = ends.filter((end) => Math.abs(end - line) >= ROUNDING_PX);
        expect.soft(off, `ends of figures that are not on the line of ${line} px ${at}`).toEqual([]);
      }
      for (const widths of bars)
        expect.soft(Math.max(...widths) - Math.min(...widths), `bars ${at}`).toBeLessThan(ROUNDING_PX / 10);

      if (window.width !== 1280) continue;
      for (const { hit, above } of notes) {
        expect.soft(hit, 'tables under a note').toBe(0);
        expect.soft(Math.abs(above), 'from a note to the line that calls it').toBeLessThan(30);
      }
    }
  });

async function placeOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing is shown there');
  return box;
}

/** Where things are on the page, in px; runs there. */
function measure() {
  const boxOf = (element: Element | null): DOMRect | undefined => element?.getBoundingClientRect();
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  return {
    first: boxOf(document.querySelector('[data-contents] + * p'))?.y,
    /** How much of each table is out of sight. */
    tables: all('[data-table]').map((table) => table.scrollWidth - table.clientWidth),
    /** Widths of the bars of each figure. */
    bars: all('[data-figure-kind="table"]').map((figure) =>
      [...figure.querySelectorAll('td > svg')].map((svg) => svg.getBoundingClientRect().width),
    ),
    gaps: all('[data-table] tr').flatMap(gapsIn),
    line: boxOf(document.querySelector('article footer')?.closest('article')?.lastElementChild ?? null)?.right ?? 0,
    ends: all('figure[data-figure-kind]').map((figure) => figure.getBoundingClientRect().right),
    notes: all('.note').map((note) => {
      const box = note.getBoundingClientRect();
      const reference = boxOf(document.querySelector(`p > * > [href="#${note.id}"], p > [href="#${note.id}"]`));
      const hit = all('[data-table]').filter((table) => {
        const { left, right, top, bottom } = table.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      return { hit: hit.length, above: reference ? box.top - reference.top : 0 };
    }),
  };

  /** From the words of each cell to those that stand beside them. */
  function gapsIn(row: Element): number[] {
    const words = [...row.children].flatMap(wordsOf);
    return [...row.children].flatMap((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const own = wordsOf(cell);
      const end = Math.max(...own.map((rect) => rect.right));
      const others = words.filter(
        (rect) => rect.left >= right && rect.top < bottom && rect.bottom > top && rect.left > left,
      );
      return own.length === 0 ? [] : others.map((rect) => rect.left - end);
    });
  }

  function wordsOf(cell: Element): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }
}
