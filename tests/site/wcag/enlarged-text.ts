import type { Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';

/** Styles of a visitor who needs large letters. */
export const TWICE_AS_LARGE = ':root { font-size: 200% }';

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

/** What a page loses when its window is narrow or its text is large or spaced out, one line each. */
export async function enlargedTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [reader, width, styles] of READERS) {
    await wear(page, '');
    await page.setViewportSize({ width, height: 800 });
    const words = await wordsOf(page);
    await wear(page, styles);
    const found = [...(await textFaults(page)), ...(await headerFaults(page))];
    // What a wide window leaves out, such as a way to another device, is not lost.
    if ((await wordsOf(page)) !== words) found.push('words have gone');
    faults.push(...found.map((fault) => `${reader}: ${fault}`));
  }
  await wear(page, '');
  return faults;
}

/** Puts the visitor's own styles over the page's, in the place of earlier ones. */
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
