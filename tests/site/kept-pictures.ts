import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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

/** What a page has to be opened with, so that its pictures are the same each time. */
export const STILL = {
  viewport: { width: WIDTHS[0], height: HEIGHT_PX },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Compares a page with its pictures in all windows, if they were taken with this browser; says so if they were not. */
export async function expectToLookAsKept(page: Page, address: string, name: string): Promise<void> {
  const version = page.context().browser()?.version() ?? '';
  const obstacle = obstacleTo(version);
  if (obstacle !== undefined) console.warn(`Skipped: ${name}: ${obstacle}`);
  test.skip(obstacle !== undefined, obstacle);
  test.setTimeout(6 * PICTURE_MS);
  await page.goto(address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await showImages(page);
    if (width === WIDTHS[0]) await expectOwnFonts(page);
    await expectPictures(page, `${name}-${width}`);
  }
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

/** Ending of the names of fallback fonts: faces of the machine that are shown until the site's own have arrived. */
const FALLBACK = ' Fallback';

/** Returns the families of the site's own fonts: those that are declared, and those of which a face is loaded. */
async function ownFamilies(page: Page): Promise<{ declared: string[]; loaded: string[] }> {
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => ({ family: family.replace(/^["']|["']$/g, ''), status }));
  });
  const own = faces.filter(({ family }) => !family.endsWith(FALLBACK));
  const names = (some: typeof own): string[] => [...new Set(some.map(({ family }) => family))].toSorted();
  return { declared: names(own), loaded: names(own.filter(({ status }) => status === 'loaded')) };
}

/** Returns the texts of a page that are drawn in system fonts, each after the font's name; none on a page that looks the same everywhere. */
async function machineDrawn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found = await Promise.all(
    textNodes(root).map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: ${nodeValue.trim()}`);
    }),
  );
  await session.detach();
  return found.flat();
}

interface DomNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
}

function textNodes(node: DomNode): DomNode[] {
  const isText = node.nodeName === '#text' && node.nodeValue.trim() !== '';
  return [...(isText ? [node] : []), ...(node.children ?? []).flatMap(textNodes)];
}
