import { test } from './fixtures.ts';

// Each of these is expected to fail: the guards of `fixtures.ts` see what happens on the page.
test.describe('guards', () => {
  test('an error in the console fails a test', async ({ page }) => {
    test.fail();
    await page.goto('/faq');
    await page.evaluate(() => console.error('on purpose'));
  });

  test('an error on the page fails a test', async ({ page }) => {
    test.fail();
    await page.goto('/faq');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => queueMicrotask(() => Promise.reject(new Error('on purpose'))));
    await thrown;
  });

  test('a violation of the content security policy fails a test', async ({ page }) => {
    test.fail();
    await page.goto('/faq');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', resolve, { once: true });
          document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
        }).then(() => undefined),
    );
  });

  test('a request that fails fails a test', async ({ page }) => {
    test.fail();
    await page.route('**/content-export.txt', (route) => route.abort());
    await page.goto('/faq');
    await page.evaluate(() => fetch('/content-export.txt').catch(() => undefined));
  });

  test('a request that is answered with an error fails a test', async ({ page }) => {
    test.fail();
    await page.goto('/faq');
    await page.evaluate(() => fetch('/no-such-file').then(({ status }) => status));
  });

  test('a request to another host fails a test', async ({ page }) => {
    test.fail();
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    await page.goto('https://elsewhere.example/');
  });
});
