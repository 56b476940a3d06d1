import { siteName } from '../content.ts';
import { test as testAlone } from '../fixtures.ts';
import { expect, open, test } from '../shared-page.ts';

const SEVEN = [
  ['How I help', '/how-i-help'],
  ['Results', '/results'],
  ['Process', '/process'],
  ['Insights', '/insights'],
  ['About', '/about'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
] as const;

test('the logo leads home', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: siteName })).toHaveAttribute('href', '/');
});

test('the seven links of the navigation lead to their pages', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(SEVEN.map(([name]) => name));
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(hrefs).toEqual(SEVEN.map(([, href]) => href));
});

testAlone('the header stays at the top of the window', async ({ page }) => {
  await page.goto('/process');
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

testAlone('the header blurs what is below it and gets a border once the page is scrolled', async ({ page }) => {
  await page.goto('/process');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 2000);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});
