import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changes, open, test as testShared } from './shared-page.ts';

test('a trouble that a test does not provoke fails it', async ({ page }) => {
  test.fail();
  await page.goto('/faq');
  await page.evaluate(() => console.error('on purpose'));
});

test.describe('seen by the guards', () => {
  test.use({ provoked: /./ });

  test('an error in the console', async ({ page, troubles }) => {
    await page.goto('/faq');
    await page.evaluate(() => console.error('on purpose'));
    await expect.poll(() => troubles).toEqual([expect.stringMatching(/^console: on purpose/)]);
  });

  test('an error on the page', async ({ page, troubles }) => {
    await page.goto('/faq');
    await page.evaluate(() => queueMicrotask(() => Promise.reject(new Error('on purpose'))));
    await expect.poll(() => troubles).toEqual(['page: on purpose']);
  });

  test('a style that the content security policy does not know', async ({ page, troubles }) => {
    await page.goto('/faq');
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' })),
    );
    await expect.poll(() => troubles.join('\n')).toContain('console: violates style-src-elem: inline');
  });

  test('text that is made into markup', async ({ page, troubles }) => {
    await page.goto('/faq');
    await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>markup</p>';
      } catch {
        document.body.dataset['refused'] = '';
      }
    });
    await expect.poll(() => troubles.join('\n')).toContain('console: violates require-trusted-types-for');
  });

  test('a request that fails', async ({ page, troubles }) => {
    await page.route('**/content-export.txt', (route) => route.abort());
    await page.goto('/faq');
    await page.evaluate(() => fetch('/content-export.txt').catch(() => undefined));
    await expect.poll(() => troubles.join('\n')).toMatch(/request: .*content-export.txt net::ERR_FAILED/);
  });

  test('a request that is answered with an error', async ({ page, troubles }) => {
    await page.goto('/faq');
    await page.evaluate(() => fetch('/no-such-file').then(({ status }) => status));
    await expect.poll(() => troubles.join('\n')).toMatch(/response: 404 .*no-such-file/);
  });

  test('a request to another host', async ({ page, troubles }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    await page.goto('https://elsewhere.example/page');
    await expect.poll(() => troubles).toContain('other host: https://elsewhere.example/page');
  });
});

test.describe('on a shared page', () => {
  testShared('a trouble that a test does not provoke fails it', async ({ page }) => {
    testShared.fail();
    await open(page, '/faq');
    await page.evaluate(() => console.error('on purpose'));
  });

  testShared('a test that changes the page fails', async ({ page }) => {
    testShared.fail();
    await open(page, '/faq');
    await page.locator('summary').first().click();
  });

  testShared('a test that leaves for another page fails', async ({ page }) => {
    testShared.fail();
    await open(page, '/faq');
    await page.goto('/about');
  });
});

test.describe('seen as a change', () => {
  test.use({ javaScriptEnabled: false });

  const doings: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    address: (page) => page.evaluate(() => history.replaceState(null, '', '#guarantee')),
    window: (page) => page.setViewportSize({ width: 390, height: 720 }),
    media: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    scroll: (page) => page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' })),
    focus: (page) => page.locator('summary').first().focus(),
    root: (page) => page.evaluate(() => document.documentElement.setAttribute('data-scrolled', '')),
    body: (page) =>
      page
        .locator('details')
        .first()
        .evaluate((details) => details.setAttribute('open', '')),
  };
  for (const [name, change] of Object.entries(doings)) {
    test(`that of the ${name}`, async ({ page }) => {
      await open(page, '/faq');
      expect(await changes(page)).toEqual([]);
      await change(page);
      expect(await changes(page)).toEqual([name]);
    });
  }

  test('letters in a field', async ({ page }) => {
    await open(page, '/insights');
    await page
      .locator('input')
      .first()
      .evaluate((input: HTMLInputElement) => (input.value = 'burn'));
    expect(await changes(page)).toEqual(['typed']);
  });
});
