import { chromium, type Page } from '@playwright/test';
import { findWholeBrowser } from '../run/browser.mjs';
import { sampleOf } from '../sampling.ts';
import { expect, test } from './fixtures.ts';

const WORDS = 'gate';

const PAGES: readonly (readonly [address: string, use?: (page: Page) => Promise<void>])[] = [
  ['/'],
  ['/insights', search],
  ['/insights/burn-quality'],
  ['/faq', open],
  ['/contact'],
];

for (const [address, use] of sampleOf(PAGES, 1)) {
  test(`${address} is kept as it was while another page is looked at`, async ({ baseURL, launchOptions }) => {
    const executablePath = findWholeBrowser();
    if (executablePath === undefined) throw new Error('Cannot find a Chromium that keeps pages for the way back');
    // Playwright turns off what is tested here, and loses sight of a page that comes back: that one leaves word for another.
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const [page, reader] = [await context.newPage(), await context.newPage()];
      await reader.goto('/about');
      await page.goto(address);
      await use?.(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(leaveWord);
      await page.goto('/about');
      await page.evaluate(() => history.back());
      await expect
        .poll(() => reader.evaluate(() => localStorage.getItem('word')))
        .toBe(use === undefined ? 'kept' : `kept ${use.name}`);
    } finally {
      await browser.close();
    }
  });
}

async function search(page: Page): Promise<void> {
  await page.getByRole('textbox').fill(WORDS);
  await expect(page).toHaveURL(/q=/);
}

async function open(page: Page): Promise<void> {
  await page.locator('details:not([open]) > summary').first().click();
}

/** Has the page write down that it is shown again, and what a visitor has done to it. A page that is loaded anew writes nothing. */
function leaveWord(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const typed = document.querySelector<HTMLInputElement>('main input:not([type=checkbox])')?.value;
    const answers = document.querySelectorAll('main details[open]').length;
    const done = typed ? ' search' : answers > 1 ? ' open' : '';
    localStorage.setItem('word', (persisted ? 'kept' : 'loaded') + done);
  });
}
