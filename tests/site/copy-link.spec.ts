import type { Page } from '@playwright/test';
import { sampleOf } from '../sampling.ts';
import { keepCold } from './cold-page.ts';
import { attribute, pageAt, tagged } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { toasts } from './toasts-on-page.ts';

test('each heading of the privacy policy can be copied', async ({ page, baseURL }) => {
  await page.goto('/privacy-policy');
  const headings = await page.getByRole('main').locator('section > div > h2[id]').all();
  expect(headings).toHaveLength(10);
  for (const heading of headings) await expect(heading.locator('xpath=..').getByRole('button')).toHaveCount(1);
  for (const heading of sampleOf(headings, 2)) {
    const [name, id] = [await heading.textContent(), await heading.getAttribute('id')];
    await page.getByRole('button', { name: `Copy link to “${name?.trim()}”` }).click();
    await expect.poll(() => clipboard(page)).toBe(`${baseURL}/privacy-policy#${id}`);
  }
});

test('a press before React is there copies once, and the address leads to the heading', async ({ page, baseURL }) => {
  const release = await keepCold(page);
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Copy link to “9. Security”' }).click();
  release();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveText('Link copied');
  expect(await clipboard(page)).toBe(`${baseURL}/privacy-policy#security`);
  await page.goto('about:blank');
  await page.goto(`${baseURL}/privacy-policy#security`);
  await expect(page.getByRole('heading', { name: '9. Security' })).toBeInViewport();
});

test('a link is copied by key, without the marks of a campaign, and what else stands in the address is not lost', async ({
  page,
  baseURL,
}) => {
  await page.goto('/privacy-policy?utm_source=mail&c=d&utm_medium=x#updates');
  // The browser takes the focus away when it scrolls to the anchor.
  await expect(page.getByRole('heading', { name: '10. Updates' })).toBeInViewport();
  await page.getByRole('button', { name: 'Copy link to “1. Purpose”' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe(`${baseURL}/privacy-policy?c=d#purpose`);
});

test('every answer can be copied', async ({ page, baseURL }) => {
  await page.goto('/faq#guarantee');
  await page.locator('#guarantee').getByRole('button').click();
  await expect.poll(() => clipboard(page)).toBe(`${baseURL}/faq#guarantee`);
  const signs = tagged(pageAt('/faq'), 'button').filter((button) => attribute(button, 'ariaLabel')?.startsWith('Copy'));
  expect(signs).toHaveLength(22);
});

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
