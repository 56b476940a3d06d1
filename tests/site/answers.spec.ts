import type { Page } from '@playwright/test';
import { toString } from 'hast-util-to-string';
import { sampleOf } from '../sampling.ts';
import { attribute, elements, pageAt, part, tagged } from './built-site.ts';
import { expect, test } from './same-tab.ts';

/** The folds of the page itself; the footer has one too. */
const MAIN = part(tagged(pageAt('/faq'), 'main'));
const ANCHORS = tagged(MAIN, 'details').map((details) => {
  const [answer] = elements(part(details.children), ({ properties }) => Boolean(properties['id']));
  return attribute(answer, 'id') ?? '';
});

/** Ample for all anchors on a busy machine. */
const ANCHORS_MS = 180_000;

test('every answer stands in the page, open or closed', () => {
  expect(ANCHORS).toHaveLength(22);
  const empty = tagged(MAIN, 'details').filter((details) => toString(details).length < 80);
  expect(empty).toEqual([]);
});

test('answers open when their address is followed, with the question in sight', async ({ page }) => {
  test.setTimeout(ANCHORS_MS);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 700 });
    for (const anchor of sampleOf(ANCHORS, 2)) {
      // Another page in between: an anchor of the same page is not a page that is opened.
      await page.goto('about:blank');
      await page.goto(`/faq#${anchor}`);
      await expect.soft(page.locator(`[id="${anchor}"]`), `#${anchor}`).toBeVisible();
      await expect.soft(page.locator('details[open]'), `#${anchor}`).toHaveCount(anchor === ANCHORS[0] ? 1 : 2);
      await expect.soft.poll(() => isBelowHeader(page, anchor), `#${anchor}, ${width} px`).toBe(true);
    }
  }
});

test.describe('on a small screen without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });

  test('an answer opens when its address is followed, with its question below the header, or by a press', async ({
    page,
  }) => {
    for (const anchor of ['guarantee', 'placement-agent-investment-advice']) {
      await page.goto('about:blank');
      await page.goto(`/faq#${anchor}`);
      const answer = page.locator('details', { has: page.locator(`[id="${anchor}"]`) });
      await expect(answer, anchor).toHaveAttribute('open');
      await expect(page.locator(`[id="${anchor}"]`)).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await answer.locator('summary').boundingBox())?.y ?? 0, anchor)
        .toBeGreaterThanOrEqual(header?.height ?? Infinity);
    }
    await page.locator('summary').nth(1).click();
    await expect(page.locator('#getting-started')).toBeVisible();
  });
});

test('only the first answer is open at first; one opens by a press, a key or a link on the page, and all do on paper', async ({
  page,
}) => {
  await page.goto('/faq');
  const open = page.locator('details[open]');
  await expect(page.locator('#too-early')).toBeVisible();
  await expect(open).toHaveCount(1);
  const question = page.locator('summary').nth(1);
  await question.click();
  await expect(open).toHaveCount(2);
  await question.click();
  await expect(open).toHaveCount(1);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(2);
  await page.evaluate(() => {
    location.hash = 'guarantee';
  });
  await expect(page.locator('#guarantee')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('main details > div');
  expect(await answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0);
});

test('an address that is not well encoded opens nothing and breaks nothing', async ({ page }) => {
  await page.goto('/faq#%E0%A4%A');
  await expect(page.locator('details[open]')).toHaveCount(1);
});

/** Whether the question of an answer is in sight and not under the header. */
function isBelowHeader(page: Page, anchor: string): Promise<boolean> {
  return page.evaluate((id) => {
    const question = document.getElementById(id)?.closest('details')?.querySelector('summary');
    const header = document.querySelector('header');
    if (!question || !header) return false;
    const { top, bottom } = question.getBoundingClientRect();
    return top >= header.getBoundingClientRect().bottom && bottom <= innerHeight;
  }, anchor);
}
