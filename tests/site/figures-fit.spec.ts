import { amount } from '../sampling.ts';
import { PORT_BESIDE, serveBeside } from './built-beside.ts';
import { figureFaults } from './figure-faults.ts';
import { writeFigures, type FigurePage } from './figures-site.ts';
import { expect, test } from './fixtures.ts';
import { randomFigures } from './random-figures.ts';

// Figures of random numbers and words, in real pages.

const COUNT = amount(10, 1000);
const SEED = 20;
const WINDOWS = [320, 360, 390, 768, 1280];
/** Figures that do not show yet what the address says of them. */
const ASLEEP = 'figure [data-island]:not([data-awake])';

let pages: FigurePage[] = [];

// Slides that are on their way to another place are nowhere yet.
test.use({ baseURL: `http://localhost:${PORT_BESIDE}`, contextOptions: { reducedMotion: 'reduce' } });
serveBeside(
  async (content) => {
    pages = await writeFigures(content, randomFigures(COUNT, SEED));
  },
  [],
  240_000 + 100 * COUNT,
);

const CASES = [
  ['as published', 'address', 'ltr'],
  ['with other numbers', 'changed', 'ltr'],
  ['where the site is read from right to left', 'changed', 'rtl'],
] as const;

for (const [name, state, direction] of CASES) {
  const tag = direction === 'rtl' ? '@night' : [];
  test(`nothing of a figure stands outside of it or over a word, ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(60_000 + 1000 * COUNT);
    const faults: string[] = [];
    for (const one of pages) {
      await page.goto(one[state]);
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      if (state === 'changed') await expect(page.locator(ASLEEP)).toHaveCount(0, { timeout: 60_000 });
      for (const width of WINDOWS) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await page.evaluate(figureFaults)).map((fault) => `${one.address}, ${width} px: ${fault}`));
      }
    }
    expect(faults.slice(0, 40), `${faults.length} faults`).toEqual([]);
  });
}
