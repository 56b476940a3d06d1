import type { Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';

/** A user style sheet for large letters. */
export const TWICE_AS_LARGE = ':root { font-size: 200% }';

/** A user style sheet with the text spacing of WCAG 2.2, 1.4.12. */
const SPACED_OUT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Ways to read a page without loss, each with a window size and a user style sheet. */
const READERS = [
  ['at 320 px', 320, ''],
  ['at 1280 px, with text twice as large', 1280, TWICE_AS_LARGE],
  ['at 390 px, with text spaced out', 390, SPACED_OUT],
  ['at 1024 px, with text spaced out', 1024, SPACED_OUT],
] as const;

/** Returns what a page loses in a narrow window or with large or widely spaced text, a line each. */
export async function enlargedTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [reader, width, styles] of READERS) {
    await wear(page, '');
    await page.setViewportSize({ width, height: 800 });
    const words = await wordsOf(page);
    await wear(page, styles);
    const found = [...(await textFaults(page)), ...(await headerFaults(page))];
    // Elements that a wide window does not show, such as a link to another device, are not lost.
    if ((await wordsOf(page)) !== words) found.push('words have gone');
    faults.push(...found.map((fault) => `${reader}: ${fault}`));
  }
  await wear(page, '');
  return faults;
}

/** Sets the user style sheet, which overrides the page's styles, and replaces an earlier one. */
export function wear(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

function wordsOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main: HTMLElement) => main.innerText.replaceAll(/\s+/g, '').toLowerCase());
}

/** Checks that the header is inside the window and does not cover the beginning of the page. */
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
