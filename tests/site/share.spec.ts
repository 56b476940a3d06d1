import type { Page } from '@playwright/test';
import { sampleOf } from '../sampling.ts';
import { keepCold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { toasts } from './toasts-on-page.ts';

const ARTICLE = '/insights/burn-quality';

/** With what a link to the page is not to keep: the marks of a campaign, and the place in it. */
const ARRIVED = `${ARTICLE}?utm_source=mail&a=b&utm_campaign=spring#top`;
/** Names of what a device refuses with, or what stands in the place of the function. */
const REFUSALS = ['NotAllowedError', 'DataError', 'InvalidStateError', 'TypeError', undefined, null, {}];

test('the button shares title and address without the marks of a campaign, once, also from before React was there', async ({
  page,
  baseURL,
}) => {
  const release = await keepCold(page);
  await page.goto(ARRIVED);
  await page.evaluate(() => {
    const share = (data: ShareData) => {
      document.documentElement.dataset['shared'] =
        (document.documentElement.dataset['shared'] ?? '') + JSON.stringify(data);
      return Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  await press(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-shared');
  release();
  const shared = JSON.stringify({ title: await page.title(), url: `${baseURL}${ARTICLE}?a=b` });
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
  await press(page);
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared + shared);
});

test('a visitor who closes the device’s dialog sees no error', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.evaluate(() => {
    const share = () => {
      document.documentElement.dataset['shared'] = '';
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await press(page);
  await expect(page.locator('html')).toHaveAttribute('data-shared');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(said).toEqual([]);
  await expect(toasts(page)).toHaveCount(0);
});

test('where the device refuses to share, the button copies the address instead, and says so', async ({
  page,
  baseURL,
}) => {
  await page.goto(ARRIVED);
  for (const name of sampleOf(REFUSALS, 3)) {
    await page.evaluate(async (refusal) => {
      const refuse = () =>
        Promise.reject(refusal === 'TypeError' ? new TypeError('refused') : new DOMException('refused', `${refusal}`));
      const value = typeof refusal === 'string' ? refuse : refusal;
      Object.defineProperty(Navigator.prototype, 'share', { value, configurable: true });
      await navigator.clipboard.writeText('');
    }, name);
    await press(page);
    await expect.poll(() => copied(page), `${name}`).toBe(`${baseURL}${ARTICLE}?a=b`);
    await expect(toasts(page)).toHaveText('Link copied');
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
});

test('where the device cannot share, the button copies the address, and says whether it could', async ({
  page,
  baseURL,
}) => {
  await page.goto(ARRIVED);
  await press(page);
  await expect(toasts(page)).toHaveText('Link copied');
  expect(await copied(page)).toBe(`${baseURL}${ARTICLE}?a=b`);
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await press(page);
  await expect(toasts(page).last()).toHaveText('The link could not be copied');
});

test('on a phone, the page of an audit sends its address to where the deck is; a wide screen has no such button', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/linkedin-deck-audit?utm_source=linkedin');
  const send = page.getByRole('button', { name: 'Take the link to my laptop' });
  await send.first().click();
  await expect(toasts(page)).toHaveText('Link copied');
  expect(await copied(page)).toBe(`${baseURL}/linkedin-deck-audit`);
  await expect(send).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(send).toHaveCount(0);
});

test('the print button of a policy opens the print dialog', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
}

function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
