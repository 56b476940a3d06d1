import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './same-tab.ts';

const SCROLLED_PX = 50;

/** The skip links in their order, with the ids that they lead to. */
const SKIPS = [
  ['Skip to main content', 'page:content'],
  ['Skip to navigation', 'page:navigation'],
  ['Skip to footer', 'page:footer'],
] as const;

test('the header stays at the top, gets a blurred ground and a border past 50 px, and loses them there again', async ({
  page,
}) => {
  await page.goto('/process');
  const header = page.getByRole('banner');
  await scrollPage(page, SCROLLED_PX);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await scrollPage(page, SCROLLED_PX + 1);
  await expect(header).toHaveCSS('background-color', /oklch/);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await scrollPage(page, 2000);
  expect((await header.boundingBox())?.y).toBe(0);
  await scrollPage(page, 0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
});

test('a link to a section leads to its heading, whatever is above it', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/how-i-help', '/process']) {
      await page.goto(address);
      const places = await page.locator('main section[id]:has(h2)').evaluateAll((sections) =>
        sections.flatMap((section) => {
          section.scrollIntoView({ behavior: 'instant' });
          if (scrollY + innerHeight > document.documentElement.scrollHeight - 2) return [];
          const head = section.querySelector('[data-part="head"]')?.getBoundingClientRect().top ?? 0;
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return `${section.id}: ${Math.round(head - header)} px below the header`;
        }),
      );
      const wrong = places.filter((place) => !/: 1[4-8] px/.test(place));
      expect.soft(wrong, `${address}, ${width} px wide`).toEqual([]);
      expect(places.length).toBeGreaterThan(4);
    }
  }
});

test('parts of cards begin level, a waterline is drawn once, and what is below one begins at that of its drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/process');
  const tops = await page
    .locator('#who-does-what li > ul')
    .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);

  const drawn = await page
    .locator('#what-you-leave-with *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).borderImageSource !== 'none').length);
  expect(drawn).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);

  const [picture, list] = await Promise.all(
    ['img', 'ul'].map((part) => page.locator('#iceberg').locator(part).first().boundingBox()),
  );
  const waterline = (picture?.y ?? 0) + ((picture?.width ?? 0) * 300) / 1310;
  expect(Math.abs(waterline - (list?.y ?? 0))).toBeLessThan(2);
});

test('the skip links come first, become visible and lead to their places', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faq');
    for (const [name] of SKIPS) {
      await expect(page.getByRole('link', { name })).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    for (const [name, place] of SKIPS) {
      const link = page.getByRole('link', { name });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator(`[id="${place}"]`)).toBeFocused();
      await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
    }
  }
});

test('a page without links in its header has no skip link to them', async ({ page }) => {
  await page.goto('/linkedin-deck-audit');
  await expect(page.locator('.skip-link')).toHaveText(['Skip to main content', 'Skip to footer']);
});

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (px) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: px, behavior: 'instant' });
      }),
    top,
  );
}

test('what moves below the header leaves no trace on it, light or dark', async ({ page }) => {
  await page.goto('/faq');
  await scrollPage(page, 320);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await page.getByRole('banner').evaluate((bar) => bar.querySelector('div')?.style.setProperty('visibility', 'hidden'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { channels } = await sharp(await page.screenshot({ clip: { x: 0, y: 4, width: 1200, height: 56 } })).stats();
    expect(Math.max(...channels.map(({ min, max }) => max - min)), colorScheme).toBeLessThanOrEqual(4);
  }
});
