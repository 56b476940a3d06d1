import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { breaking, DIST, files, hydrateChunk, type BuiltPage } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { scriptsBeforeLoad } from './first-scripts.ts';
import { saveData } from './cold-page.ts';

const INDEX = '/insights/index.json';

const MAX_HTML_BYTES = 13_000;
/** With a figure that can be worked with, drawn and described before any script comes. */
const MAX_HTML_BYTES_WITH_FIGURE = 14_200;
const MAX_FONT_BYTES = 64_000;
/** How far other hashes in a page change its bytes by Brotli. */
const SPREAD = 50;
const HASHES = 9;

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

test('what a search needs is fetched after the load event, on a list of articles only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.endsWith(INDEX))).toEqual([]);
  const request = page.waitForRequest(`**${INDEX}`);
  await page.goto('/insights');
  await request;
});

test.describe('for a visitor who saves data', () => {
  test.beforeEach(async ({ page }) => saveData(page));

  for (const [what, address, end] of [
    ['React', '/faq', hydrateChunk],
    ['the index of articles', '/insights', INDEX],
  ] as const)
    test(`${what} is not fetched without a gesture`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(address, { waitUntil: 'networkidle' });
      await idle(page);
      expect(asked.filter((url) => url.endsWith(end))).toEqual([]);
    });

  test('React is fetched on the first gesture', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const request = page.waitForRequest(`**/${hydrateChunk}`);
    await page.getByRole('button', { name: 'Open menu' }).hover();
    await request;
  });
});

test('no page with its styles is heavier than it may be', () => {
  const most = ({ html }: BuiltPage) =>
    /data-island="(?:ladder|matrix|deck|titles)"/.test(html) ? MAX_HTML_BYTES_WITH_FIGURE : MAX_HTML_BYTES;
  // What is light enough by gzip, which takes a tenth of the time, is lighter still by Brotli.
  const isLight = ({ html }: BuiltPage, bytes: number): boolean =>
    gzipSync(html).length <= bytes || brotliCompressSync(html).length <= bytes - SPREAD || usualWeight(html) <= bytes;
  const keeps = (page: BuiltPage) => page.address === ARCHIVE || isLight(page, most(page));
  expect(breaking(keeps)).toEqual([]);
});

test(`all fonts together have at most ${MAX_FONT_BYTES} bytes`, () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((total, file) => total + statSync(path.join(DIST, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_FONT_BYTES);
});

/**
 * Returns the bytes of a page by Brotli, as the median of several hashes of its first script, which change with any
 * script.
 */
function usualWeight(html: string): number {
  const weights = Array.from({ length: HASHES }, (_, index) => {
    const hash = createHash('sha256').update(String(index));
    const [name, integrity] = [hash.copy().digest('hex').slice(0, 8), hash.digest('base64')];
    return brotliCompressSync(
      html.replace(/\.[\w-]{8}\.js" integrity="sha256-[^"]+"/, `.${name}.js" integrity="sha256-${integrity}"`),
    ).length;
  });
  return weights.toSorted((a, b) => a - b)[(HASHES - 1) / 2] ?? 0;
}

/** Resolves when the page has had nothing to do several times. */
async function idle(page: Page): Promise<void> {
  for (let time = 0; time < 5; time++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  }
}
