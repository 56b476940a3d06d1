import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { machineDrawn, ownFamilies } from './drawn-fonts.ts';
import { expect, test } from './fixtures.ts';

const MAIN_PAGES = [
  '/',
  '/how-i-help',
  '/process',
  '/results',
  '/insights',
  '/insights/burn-quality',
  '/about',
  '/contact',
];
/** From the narrowest on: a browser that has the larger form of an image does not ask for a smaller one. */
const WIDTHS = [360, 1280] as const;
const HEIGHT_PX = 900;
/** Chromium draws no more than 16,384 px at once: a page that is higher than this is kept in several pictures. */
const HIGHEST_PX = 8000;
/** Ample for two pictures of the highest page on a busy machine. */
const PICTURE_MS = 60_000;
const FONTS_MS = 30_000;
/** The one sign that the site's own families lack, so that a machine's font draws it: it is left out of the pictures. */
const BACK_TO_TEXT = '↩';

/** What the pictures were taken with. Other versions and other systems draw the same type a little differently. */
const takenWith = JSON.parse(readFileSync(new URL('pictures/taken-with.json', import.meta.url), 'utf8')) as {
  readonly chromium: string;
  readonly platform: string;
};

test.use({
  viewport: { width: WIDTHS[0], height: HEIGHT_PX },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const address of MAIN_PAGES) {
  test(`${address} looks as in its pictures`, async ({ page, browser }, { title }) => {
    const obstacle = obstacleTo(browser.version());
    if (obstacle !== undefined) console.warn(`Skipped: ${title}: ${obstacle}`);
    test.skip(obstacle !== undefined, obstacle);
    test.setTimeout(6 * PICTURE_MS);
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await showImages(page);
      if (width === WIDTHS[0]) await expectOwnFonts(page);
      await expectPictures(page, `${address.slice(1).replaceAll('/', '-') || 'home'}-${width}`);
    }
  });
}

/** Why pictures of a browser cannot be compared with those that are kept; `undefined` if they can. */
function obstacleTo(version: string): string | undefined {
  const [chromium] = version.split('.');
  if (chromium === takenWith.chromium && process.platform === takenWith.platform) return undefined;
  return `its picture was taken with Chromium ${takenWith.chromium} on ${takenWith.platform}, this is ${chromium} on ${process.platform}`;
}

/** Fetches the images that wait until they are in sight, and waits until each can be drawn. */
async function showImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** A picture in a machine's fonts would be comparable on that machine only. */
async function expectOwnFonts(page: Page): Promise<void> {
  const { declared, loaded } = await ownFamilies(page);
  expect(loaded).toEqual(declared);
  expect(loaded).toHaveLength(2);
  // An island that wakes can replace a text while fonts are asked for: then they are asked for again.
  await expect(async () => {
    const foreign = await machineDrawn(page);
    expect(foreign.filter((found) => !found.endsWith(`: ${BACK_TO_TEXT}`))).toEqual([]);
  }).toPass({ timeout: FONTS_MS });
}

async function expectPictures(page: Page, name: string): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const mask: Locator[] = [page.getByText(BACK_TO_TEXT)];
  for (let y = 0; y < height; y += HIGHEST_PX) {
    const part = y === 0 ? '' : `-${y / HIGHEST_PX + 1}`;
    const clip = { x: 0, y, width, height: Math.min(HIGHEST_PX, height - y) };
    await expect.soft(page).toHaveScreenshot(`${name}${part}.png`, { fullPage: true, clip, mask, timeout: PICTURE_MS });
  }
}
