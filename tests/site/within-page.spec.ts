import type { Page } from '@playwright/test';
import { awake } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { entries, search } from './insights-on-page.ts';

test('Back and Forward within a page lead to where the reader was', async ({ page }) => {
  await page.goto('/insights/burn-quality');
  const before = await read(page, 120);
  await follow(page, 'main [data-contents] a >> nth=1');
  const between = await read(page, -90);
  const after = await follow(page, 'main [data-contents] a >> nth=-1');
  await page.goBack();
  expect(await place(page)).toBe(between);
  await page.goBack();
  expect(await place(page)).toBe(before);
  await page.goForward();
  expect(await place(page)).toBe(between);
  await page.goForward();
  expect(await place(page)).toBe(after);
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => place(page)).toBe(before);
});

test('a reload begins the page at its top, and Back leads on to where the reader was', async ({ page }) => {
  await page.goto('/privacy-policy');
  const before = await read(page, 120);
  await follow(page, 'main a[href="#security"]');
  await page.reload();
  await expect(page.getByRole('heading', { name: '9. Security' })).toBeInViewport();
  await page.goBack();
  expect(await place(page)).toBe(before);
  await page.reload();
  expect(await place(page)).toBe(0);
});

test('Back after another page was open begins this one as its address says', async ({ page }) => {
  await page.goto('/privacy-policy');
  await read(page, 120);
  await page.goto('/about');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  expect(await place(page)).toBe(0);
});

test('Back and Forward that come before the page has arrived are followed', async ({ page }) => {
  await page.goto('/privacy-policy');
  const before = await read(page, 120);
  await page
    .locator('main a[href="#security"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.goBack();
  expect(await place(page)).toBe(before);
  await page.goForward();
  await place(page);
  await expect(page.getByRole('heading', { name: '9. Security' })).toBeInViewport();
});

test('a link to where the address leads already leads there again', { tag: '@night' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const there = await follow(page, 'main a[href="#security"]');
  await read(page, -400);
  await follow(page, 'main a[href="#security"]');
  expect(await place(page)).toBe(there);
});

test('Back within the list of insights leads to the page link that was pressed', async ({ page }) => {
  await page.goto('/insights');
  await search(page).hover();
  await awake(page, 'insights');
  const [title = ''] = await entries(page).allTextContents();
  const link = page.getByRole('link', { name: 'Page 2' });
  await link.scrollIntoViewIfNeeded();
  const before = await place(page);
  await link.click();
  await expect(page).toHaveURL('/insights?page=2');
  await expect.poll(() => place(page)).not.toBe(before);
  await page.goBack();
  await expect(entries(page).first()).toHaveText(title);
  await expect.poll(() => place(page)).toBe(before);
});

/** Scrolls on by so many px, and says where that is. */
async function read(page: Page, px: number): Promise<number> {
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), px);
  return place(page);
}

/** Follows a link where it stands, without scrolling to it, and says where it leads. */
async function follow(page: Page, link: string): Promise<number> {
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  return place(page);
}

/** Where the page stands, once it has stood still for longer than a position takes to be kept. */
function place(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let timer = setTimeout(() => resolve(Math.round(scrollY)), 450);
        addEventListener('scroll', () => {
          clearTimeout(timer);
          timer = setTimeout(() => resolve(Math.round(scrollY)), 450);
        });
      }),
  );
}
