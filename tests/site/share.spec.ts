import type { Page } from '@playwright/test';
import { keepCold } from './cold-page.ts';
import { expect, test } from './fixtures.ts';
import { toasts } from './toasts-on-page.ts';

const ARTICLE = '/insights/burn-quality';
const TITLE = 'Burn Quality: what a euro of risk costs you';

test.describe('where the device can share', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      };
      Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
    });
  });

  test('the button shares title and address', async ({ page, baseURL }) => {
    await page.goto(`${ARTICLE}#top`);
    await press(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: TITLE, url: `${baseURL}${ARTICLE}` }),
    );
  });

  test('the address is shared without the marks of a campaign', async ({ page, baseURL }) => {
    await page.goto(`${ARTICLE}?utm_source=mail&a=b&utm_campaign=spring`);
    await press(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: TITLE, url: `${baseURL}${ARTICLE}?a=b` }),
    );
  });

  test('a press before React is there counts once', async ({ page }) => {
    const release = await keepCold(page);
    await page.goto(ARTICLE);
    await press(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-shared');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-shared');
  });

  test('a visitor who closes the device’s dialog sees no error', async ({ page }) => {
    await page.addInitScript(() => {
      const share = () => {
        document.documentElement.dataset['shared'] = '';
        return Promise.reject(new DOMException('closed', 'AbortError'));
      };
      Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
    });
    await page.goto(ARTICLE);
    await press(page);
    await expect(page.locator('html')).toHaveAttribute('data-shared');
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('where the device refuses to share', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  for (const name of ['NotAllowedError', 'DataError', 'InvalidStateError', 'TypeError']) {
    test(`the button copies the address instead: ${name}`, async ({ page, baseURL }) => {
      await page.addInitScript((refusal) => {
        const share = () =>
          Promise.reject(refusal === 'TypeError' ? new TypeError('refused') : new DOMException('refused', refusal));
        Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
      }, name);
      await page.goto(ARTICLE);
      await press(page);
      await expect(toasts(page)).toHaveText('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
    });
  }

  for (const value of [undefined, null, {}] as const) {
    test(`the button copies the address where “share” is ${JSON.stringify(value)}`, async ({ page }) => {
      await page.addInitScript((share) => Object.defineProperty(Navigator.prototype, 'share', { value: share }), value);
      await page.goto(ARTICLE);
      await press(page);
      await expect(toasts(page)).toHaveText('Link copied');
    });
  }
});

test.describe('where the device cannot share', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  });

  test('the button copies the address', async ({ page, baseURL }) => {
    await page.goto(`${ARTICLE}#top`);
    await press(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
  });

  test('the address is copied without the marks of a campaign', async ({ page, baseURL }) => {
    await page.goto(`${ARTICLE}?utm_source=mail&a=b&utm_campaign=spring`);
    await press(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}?a=b`);
  });

  test('a toast says that the address was copied', async ({ page }) => {
    await page.goto(ARTICLE);
    await press(page);
    await expect(toasts(page)).toHaveText('Link copied');
  });

  test('a toast says that the address could not be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.goto(ARTICLE);
    await press(page);
    await expect(toasts(page)).toHaveText('The link could not be copied');
  });
});

test('the print button of a policy opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
}
