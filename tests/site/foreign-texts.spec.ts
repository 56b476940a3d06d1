import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyContent, PORT_BESIDE, serveBeside } from './built-beside.ts';
import { sampleOf } from '../sampling.ts';
import { expect, test } from './same-tab.ts';
import { HOSTILE_ARTICLE, LONG_WORD } from './hostile-article.ts';

// The same site with an article of unusual texts; lists show it beside others, too.

const WINDOWS = [320, 360, 1280];
const ARTICLE = '/insights/hostile';
const BESIDE = ['/', '/insights', '/insights/investor-ready-mindset', '/insights/burn-quality', '/content-export'];
/** A page of each kind. */
const KINDS = [
  '/',
  '/about',
  '/how-i-help',
  '/faq',
  '/process',
  '/results',
  '/testimonials',
  '/insights',
  '/cookie-policy',
  ARTICLE,
];

test.use({ baseURL: `http://localhost:${PORT_BESIDE}` });
serveBeside(async (content) => {
  await copyContent(content);
  await writeFile(path.join(content, 'insights/hostile.md'), HOSTILE_ARTICLE);
});

for (const address of new Set([ARTICLE, ...sampleOf([...KINDS, ...BESIDE], 3)]))
  test(`${address} scrolls sideways in no window, whatever it says`, async ({ page }) => {
    await page.goto(address);
    if ([ARTICLE, ...BESIDE].includes(address)) {
      await expect(page.locator('main')).toContainText(LONG_WORD);
      expect.soft(await beyondIn(page), 'beside the article of foreign texts').toEqual([]);
    }
    if (!KINDS.includes(address)) return;
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect.soft(await beyondIn(page), 'written from right to left').toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    const words = await page.evaluate(putInEveryText, LONG_WORD);
    expect(words).toBeGreaterThan(40);
    expect.soft(await beyondIn(page), 'every text a word without end').toEqual([]);
  });

test('lists in Arabic have their marks at the right, others at the left', async ({ page }) => {
  await page.goto(ARTICLE);
  const lists = page.locator('main :is(ul, ol):not([role])');
  const marks = await lists.evaluateAll((found) =>
    found.map((list) => {
      const { paddingLeft, paddingRight, listStyleType } = getComputedStyle(list);
      const isArabic = /\p{Script=Arabic}/u.test(list.textContent);
      const room = [paddingLeft, paddingRight].map((side) => Number.parseFloat(side) > 15);
      return `${isArabic ? 'Arabic' : 'other'}, ${listStyleType}: ${room.join()}`;
    }),
  );
  expect(marks.filter((mark) => !mark.includes('none'))).toEqual([
    'other, disc: true,false',
    'Arabic, disc: false,true',
    'Arabic, circle: false,true',
    'Arabic, decimal: false,true',
    'Arabic, disc: false,true',
  ]);
});

test('the boxes of a task list in Arabic stand in its margin', async ({ page }) => {
  await page.goto(ARTICLE);
  const [box, list] = await Promise.all([
    page.locator('main input[type="checkbox"]').first().boundingBox(),
    page.locator('main ul:has(> li > input)').first().boundingBox(),
  ]);
  const right = (list?.x ?? 0) + (list?.width ?? 0);
  expect(box?.x).toBeGreaterThan(right - 30);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(right);
});

test('code in a cell is wide enough to be read, and its table scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(ARTICLE);
  const widths = await page.locator('td:has(code)').evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(112);
  const region = page.getByRole('group', { name: /^Table/ });
  await expect(region).toHaveAttribute('tabindex', '0');
  expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

/** What stands out of the page at its side, in each window; what scrolls by itself may hold more than it shows. */
async function beyondIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WINDOWS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(standingOut)).map((what) => `${width} px: ${what}`));
  }
  return found;
}

function standingOut(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > innerWidth + 0.5 || left < -0.5) && !element.closest('[data-table]');
  });
  return [
    `${scrollWidth} px wide`,
    ...out.map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`),
  ].slice(0, 8);
}

/** Puts a word in the place of every text but figures, which stay whole, and says in how many. */
function putInEveryText(word: string): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, .whole') || (node.textContent ?? '').trim() === '') continue;
    node.textContent = word;
    count++;
  }
  return count;
}
