import type { Page } from '@playwright/test';
import { pages } from './built-site.ts';
import { answer, setting } from './consent-on-page.ts';
import { amount, isLong, isQuick, sampleOf } from '../sampling.ts';
import { firstScriptFaults } from './first-scripts.ts';
import { expect, test } from './fixtures.ts';
import { heavierWeights } from './page-lines.ts';
import { badlyEndedLines, besideColumn } from './page-lines.ts';
import { ARTICLES, THANK_YOU } from './routes.ts';
import { axeFindings, colorFindings } from './wcag/axe.ts';
import { enlargedTextFaults } from './wcag/enlarged-text.ts';
import { addresses, unfold } from './wcag/every-page.ts';
import { ibmFindingsAt } from './wcag/ibm-checker.ts';
import { namesakesOn } from './wcag/landmarks.ts';
import { lostRoles } from './wcag/lost-roles.ts';
import { movingParts } from './wcag/motion.ts';
import { tabThrough } from './wcag/tab-walk.ts';
import { smallTargets } from './wcag/targets.ts';
import { VIEWS_OF_AXE, VIEWS_OF_IBM, type View } from './wcag/views.ts';

// Each page is loaded once, for all that only looks at it; every fault of it is told, not the first one alone.

const WINDOWS = [320, 360, 768, 1280, 1920];
/** For pages of a kind of which another is seen in all of them. */
const FEW_WINDOWS = isLong ? WINDOWS : [320];
const LOOK_WINDOWS = [360, 1280];
/** For the same pages. */
const FEW_LOOK_WINDOWS = isLong ? LOOK_WINDOWS : [360];
/** Walks through the page, of which a usual run goes one. */
const WALKS = (
  [
    [390, 'Shift+Tab'],
    [1280, 'Tab'],
    [390, 'Tab'],
    [1280, 'Shift+Tab'],
  ] as const
).slice(0, amount(1, 4));
/** One page of each kind: by the quick run, no other is looked at, and by the usual one, no other with what takes long. */
const KINDS = new Set([
  '/',
  '/about',
  '/faq',
  '/insights',
  '/insights/burn-quality',
  '/privacy-policy',
  '/audit-thank-you',
  '/404',
]);
/** Ample for the longest page on a busy machine. */
const PAGE_MS = 240_000;

/** Articles, which all have one layout, and are seen whole in a long run. */
const articles = ARTICLES.map((slug) => `/insights/${slug}`).filter((address) => !KINDS.has(address));
const seen = new Set(sampleOf(articles, 3));
const looked = addresses.filter((address) => seen.has(address) || !articles.includes(address));

for (const [index, address] of looked.entries()) {
  const tag = KINDS.has(address) ? '@quick' : [];
  test(`${address} keeps what every page promises`, { tag }, async ({ page }) => {
    test.setTimeout(PAGE_MS);
    await lookAt(page, address, KINDS.has(address) ? WINDOWS : FEW_WINDOWS);
    await lookThrough(page, KINDS.has(address) ? LOOK_WINDOWS : FEW_LOOK_WINDOWS);
    if (isLong || KINDS.has(address)) await checkByAxe(VIEWS_OF_AXE, (view) => axeFindings(page, [view]));
    else await checkByAxe(VIEWS_OF_AXE.slice(index % 2, (index % 2) + 1), (view) => colorFindings(page, view));
    if (isLong || (KINDS.has(address) && !isQuick)) await lookLong(page, address);
    // Whatever was answered: the guards of every test see a request to another host.
    await page.waitForLoadState('networkidle');
  });
}

test('pages for which others stand keep what every page promises', async ({ page }) => {
  test.setTimeout(PAGE_MS);
  const others = pages.filter((other) => !addresses.includes(other.address));
  for (const { address } of sampleOf(others, 5)) {
    await test.step(address, () => lookAt(page, address, FEW_WINDOWS));
    await page.waitForLoadState('networkidle');
  }
});

/** What needs no more than a glance. */
async function lookAt(page: Page, address: string, windows: readonly number[]): Promise<void> {
  await openAfterAnswer(page, address);
  await none('bytes of script beyond the bound before the load event', () => firstScriptFaults(page));
  await none('texts in a weight that the browser would make up', () => heavierWeights(page));
  await none('windows in which the page scrolls sideways', () => inWindows(page, windows, sideways));
}

/** All that a person sees and hears on a page. */
async function lookThrough(page: Page, windows: readonly number[]): Promise<void> {
  await none('texts beside the column of the others, and lines that end badly', () =>
    inWindows(page, windows, async () => [...(await besideColumn(page)), ...(await badlyEndedLines(page))]),
  );
  await unfold(page);
  await none('lists and tables that are none for a screen reader', () => inWindows(page, windows, lostRoles));
  await none('parts that move though less motion is asked for', () => movingParts(page));
  await none('targets too small to be hit, and namesakes among landmarks and links', () =>
    inWindows(page, windows, async () => [...(await smallTargets(page)), ...(await namesakesOn(page))]),
  );
}

/** Of pages of one kind, colors are all that differs: one is looked at as by day on a phone, the next as by night on a desk. */
async function checkByAxe(views: readonly View[], findings: (view: View) => Promise<string[]>): Promise<void> {
  for (const view of views) await none('findings of axe', () => findings(view));
}

/** What takes long, and what changes the page. */
async function lookLong(page: Page, address: string): Promise<void> {
  if (isLong) await none("findings of IBM's checker", () => ibmFindingsAt(page, address, VIEWS_OF_IBM));
  await page.emulateMedia({ colorScheme: 'light' });
  await none('texts lost where the window is narrow or the text large', () => enlargedTextFaults(page));
  for (const [width, key] of WALKS)
    await none(`stops of ${key} without a focus in sight`, () => inWindows(page, [width], () => tabThrough(page, key)));
}

/** Opens a page for a visitor who asks for less motion and has accepted advertising, where that fetches nothing. */
async function openAfterAnswer(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (address !== THANK_YOU) await answer(page, 'accepted', new Date());
  await page.goto(address);
  // Without a click, for which the page would scroll to its foot.
  await page
    .getByRole('contentinfo')
    .locator('details')
    .evaluate((choice) => choice.setAttribute('open', ''));
  await expect(setting(page)).toContainText(address === THANK_YOU ? 'Not answered.' : 'You accepted.');
}

/** Fails the test if a look at the page finds anything, and goes on. */
async function none(what: string, look: () => Promise<string[]>): Promise<void> {
  await test.step(what, async () => expect.soft(await look(), what).toEqual([]));
}

async function sideways(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isTooWide ? ['too wide'] : [];
}

/** What a look at the page finds in windows of several widths, each behind its width. */
async function inWindows(
  page: Page,
  widths: readonly number[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await look(page)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}
