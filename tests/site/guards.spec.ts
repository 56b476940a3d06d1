import { expect, test } from './fixtures.ts';
import { test as testInTab } from './same-tab.ts';

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
