import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { test as testInTab } from './same-tab.ts';
import { changes, open, test as testShared } from './shared-page.ts';

test('a trouble that a test does not provoke fails it', async ({ page }) => {
  test.fail();
  await page.goto('/faq');
  await page.evaluate(() => console.error('on purpose'));
});

test('what the browser asks for by itself, such as an icon, is no trouble', async ({ page }) => {
  await page.goto('/faq');
  const told = page.waitForEvent('console');
  // Playwright takes whatever has this name for what the browser asks for, and reports no request for it.
  await page.evaluate(() => fetch('/nowhere/favicon.ico').then(({ status }) => status));
  expect((await told).text()).toContain('404');
});

test.describe('seen by the guards', () => {
  test.use({ provoked: /./ });

  test('errors, violations of the policy, requests that fail or are answered with an error', async ({
    page,
    troubles,
  }) => {
    await page.route('**/content-export.txt', (route) => route.abort());
    await page.goto('/faq');
    for (const [provoke, trouble] of [
      [() => console.error('on purpose'), /^console: on purpose/],
      [() => queueMicrotask(() => void Promise.reject(new Error('on purpose'))), /^page: on purpose$/],
      [
        () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' })),
        /^console: violates style-src-elem: inline/,
      ],
      [() => Reflect.set(document.body, 'innerHTML', '<p>markup</p>'), /^console: violates require-trusted-types-for/],
      [
        () => fetch('/content-export.txt').then(undefined, () => undefined),
        /^request: .*content-export.txt net::ERR_FAILED/,
      ],
      [() => fetch('/no-such-file').then(({ status }) => status), /^response: 404 .*no-such-file/],
    ] as const) {
      await page.evaluate(provoke as () => unknown).catch(() => undefined);
      await expect.poll(() => troubles.some((each) => trouble.test(each)), `${trouble}`).toBe(true);
    }
  });

  test('a request to another host', async ({ page, troubles }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    await page.goto('https://elsewhere.example/page');
    await expect.poll(() => troubles).toContain('other host: https://elsewhere.example/page');
  });
});

test.describe('on a shared page', { tag: '@night' }, () => {
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

test.describe('in the tab of the test before', { tag: '@night' }, () => {
  test.describe.configure({ mode: 'default' });

  testInTab('a trouble that a test does not provoke fails it', async ({ page }) => {
    testInTab.fail();
    await page.goto('/faq');
    await page.evaluate(() => console.error('on purpose'));
  });

  for (const round of ['first', 'second', 'third'])
    testInTab(`nothing is left for the ${round} test of what one does`, async ({ page, context, baseURL }) => {
      expect(['about:blank', `${baseURL}/robots.txt`]).toContain(page.url());
      expect([page.viewportSize(), context.pages().length]).toEqual([{ width: 1280, height: 720 }, 1]);
      await page.goto('/about');
      expect(await page.evaluate(() => [matchMedia('print').matches, localStorage.length, '_spent' in window])).toEqual(
        [false, 0, false],
      );
      await page.evaluate(() => localStorage.setItem('color-scheme', 'dark'));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ media: 'print' });
      await page.route('**/about', (route) => route.abort());
      await context.newPage();
      if (round === 'second') await page.addInitScript(() => void Object.assign(window, { _spent: true }));
    });
});

test.describe('seen as a change', { tag: '@night' }, () => {
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
