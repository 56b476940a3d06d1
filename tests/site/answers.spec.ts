import type { Page } from '@playwright/test';
import { toString } from 'hast-util-to-string';
import { sampleOf } from '../sampling.ts';
import { attribute, elements, pageAt, tagged } from './built-site.ts';
import { expect, test } from './fixtures.ts';

/** The folds of the page itself; the footer has one too. */
const MAIN = { tree: { type: 'root' as const, children: tagged(pageAt('/faq'), 'main') } };
const ANCHORS = tagged(MAIN, 'details').map((details) => {
  const [answer] = elements({ tree: { type: 'root', children: details.children } }, ({ properties }) =>
    Boolean(properties['id']),
  );
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
  for (const anchor of sampleOf(ANCHORS, 3)) {
    // Another page in between: an anchor of the same page is not a page that is opened.
    await page.goto('about:blank');
    await page.goto(`/faq#${anchor}`);
    await expect.soft(page.locator(`[id="${anchor}"]`), `#${anchor}`).toBeVisible();
    await expect.soft(page.locator('details[open]'), `#${anchor}`).toHaveCount(1);
    await expect.soft.poll(() => isBelowHeader(page, anchor), `#${anchor}`).toBe(true);
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  for (const anchor of ['guarantee', 'placement-agent-investment-advice']) {
    test(`the question above #${anchor} is whole and below the header`, async ({ page }) => {
      await page.goto(`/faq#${anchor}`);
      await expect.poll(() => isBelowHeader(page, anchor)).toBe(true);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test(`the question above #${anchor} is whole and below the header`, async ({ page }) => {
        await page.goto(`/faq#${anchor}`);
        const header = await page.getByRole('banner').boundingBox();
        const question = page.locator('details', { has: page.locator(`[id="${anchor}"]`) }).locator('summary');
        await expect
          .poll(async () => (await question.boundingBox())?.y ?? 0)
          .toBeGreaterThanOrEqual(header?.height ?? Infinity);
      });
    });
  }
});

test('an answer opens when a link on the page leads to it', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    location.hash = 'guarantee';
  });
  await expect(page.locator('#guarantee')).toBeVisible();
});

test('the answers are closed at first; one opens by a press or a key, and closes by another', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('details[open]')).toHaveCount(0);
  const question = page.locator('summary').first();
  await question.click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await question.click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('an address that is not well encoded opens nothing and breaks nothing', async ({ page }) => {
  await page.goto('/faq#%E0%A4%A');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer opens by a press', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').first().click();
    await expect(page.locator('#too-early')).toBeVisible();
  });

  test('an answer opens when its address is followed', async ({ page }) => {
    await page.goto('/faq#guarantee');
    await expect(page.locator('#guarantee')).toBeVisible();
    await expect
      .poll(() => page.locator('#guarantee').evaluate((answer) => answer.closest('details')?.open))
      .toBe(true);
  });
});

test('on paper every answer is open', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const closed = await page
    .locator('main details > div')
    .evaluateAll((answers) => answers.filter((answer) => !answer.checkVisibility()).length);
  expect(closed).toBe(0);
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
