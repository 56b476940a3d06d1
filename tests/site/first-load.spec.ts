import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { DIST, files, hydrateChunk, pages } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { scriptsBeforeLoad } from './first-scripts.ts';

const MOST_HTML_BYTES = 13_000;
/** With a figure that can be worked with, drawn and described before any script comes. */
const MOST_HTML_BYTES_WITH_FIGURE = 14_100;
const MOST_FONT_BYTES = 64_000;

/** It holds the whole site as text; its size is its purpose. */
const ARCHIVE = '/content-export';

test('React is not asked for before the load event', async ({ page }) => {
  await page.goto('/insights');
  expect((await scriptsBeforeLoad(page)).filter((file) => file.endsWith(hydrateChunk))).toEqual([]);
});

test('React is fetched after the load event, while nothing else is going on', async ({ page }) => {
  const request = page.waitForRequest(`**/${hydrateChunk}`);
  await page.goto('/faq');
  await request;
});

test.describe('for a visitor who saves data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });

  test('React is not fetched without a gesture', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/faq');
    await idle(page);
    expect(asked.filter((url) => url.endsWith(hydrateChunk))).toEqual([]);
  });

  test('React is fetched on the first gesture', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const request = page.waitForRequest(`**/${hydrateChunk}`);
    await page.getByRole('button', { name: 'Open menu' }).hover();
    await request;
  });
});

test(`every page with its styles has at most ${MOST_HTML_BYTES} bytes`, () => {
  const weights = pages
    .filter((page) => page.address !== ARCHIVE && !hasFigure(page))
    .map(({ address, html }) => ({ address, bytes: brotliCompressSync(html).length }));
  expect(weights.filter(({ bytes }) => bytes > MOST_HTML_BYTES)).toEqual([]);
});

test(`every page with a figure to work with has at most ${MOST_HTML_BYTES_WITH_FIGURE} bytes`, () => {
  const weights = pages
    .filter(hasFigure)
    .map(({ address, html }) => ({ address, bytes: brotliCompressSync(html).length }));
  expect(weights.filter(({ bytes }) => bytes > MOST_HTML_BYTES_WITH_FIGURE)).toEqual([]);
});

function hasFigure({ html }: { readonly html: string }): boolean {
  return /data-island="(?:ladder|matrix|deck)"/.test(html);
}

test(`all fonts together have at most ${MOST_FONT_BYTES} bytes`, () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(sum(fonts.map((file) => readFileSync(path.join(DIST, file)).length))).toBeLessThanOrEqual(MOST_FONT_BYTES);
});

/** Resolves when the page has had nothing to do several times. */
async function idle(page: Page): Promise<void> {
  for (let time = 0; time < 5; time++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
