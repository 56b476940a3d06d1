import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { addresses, openStill } from './every-page.ts';
import { textFaults } from './text-faults.ts';

const TWICE_AS_LARGE = ':root { font-size: 200% }';

/** The distances of WCAG 2.2, 1.4.12. */
const SPACED_OUT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Ways to read a page that its text must bear, each with a window and the visitor's own styles. */
const READERS = [
  ['at 320 px', 320, ''],
  ['at 1280 px, with text twice as large', 1280, TWICE_AS_LARGE],
  ['at 390 px, with text spaced out', 390, SPACED_OUT],
  ['at 1024 px, with text spaced out', 1024, SPACED_OUT],
] as const;

/** A zoom that every browser offers: the window counts as a third as wide, and what it shows is three times as large. */
const ZOOM = 3;

for (const address of addresses) {
  test(`no text on ${address} is lost when the window is narrow or the text large or spaced out`, async ({ page }) => {
    await openStill(page, address);
    const words = await wordsOf(page);
    const faults: string[] = [];
    for (const [reader, width, styles] of READERS) {
      await page.setViewportSize({ width, height: 800 });
      await wear(page, styles);
      const found = [...(await textFaults(page)), ...(await headerFaults(page))];
      if ((await wordsOf(page)) !== words) found.push('words have gone');
      faults.push(...found.map((fault) => `${reader}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('the menu can be operated at 1280 px with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStill(page, '/');
  await wear(page, TWICE_AS_LARGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const address of ['/', '/insights', '/insights/burn-quality', '/content-export']) {
  test(`every text on ${address} can be zoomed to twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openStill(page, address);
    const sizes = await sizesOf(page);
    await page.setViewportSize({ width: Math.round(1280 / ZOOM), height: 800 });
    const zoomed = await sizesOf(page);
    expect(zoomed.filter((size, index) => size * ZOOM < 2 * (sizes[index] ?? Infinity))).toEqual([]);
  });
}

/** Sizes in px of all elements, in document order. */
function sizesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => parseFloat(getComputedStyle(element).fontSize)),
  );
}

/** Puts the visitor's own styles over the page's, in the place of earlier ones. */
function wear(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

function wordsOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main: HTMLElement) => main.innerText.replaceAll(/\s+/g, '').toLowerCase());
}

/** The header must neither leave the window nor lie on the beginning of the page. */
function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header');
    const controls = [...(header?.querySelectorAll('a, button') ?? [])].filter((control) => control.checkVisibility());
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const faults = boxes.some(({ left, right }) => left < 0 || right > innerWidth) ? ['the header is too wide'] : [];
    const start = document.querySelector('main :is(li, h1)')?.getBoundingClientRect().top ?? 0;
    return start < (header?.getBoundingClientRect().bottom ?? 0) ? [...faults, 'the header lies on the page'] : faults;
  });
}
