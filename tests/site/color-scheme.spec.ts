import type { Page } from '@playwright/test';
import { pages } from './built-site.ts';
import { hold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';

const PAPER = /^oklch\(0\.97/;
const INK = /^oklch\(0\.21/;

for (const [system, choice, ground, chosen] of [
  ['light', 'Dark', PAPER, INK],
  ['dark', 'Light', INK, PAPER],
] as const) {
  test(`without a choice a page is ${system} where the system is, and ${choice} holds until “System” takes it back`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/about');
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(radio(page, 'System')).toBeChecked();
    await radio(page, choice).check();
    await expect(page.locator('body')).toHaveCSS('background-color', chosen);
    await page.goto('/faq');
    await expect(page.locator('body')).toHaveCSS('background-color', chosen);
    await expect(radio(page, choice)).toBeChecked();
    await radio(page, 'System').check();
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test.describe('with no script but the one in the head', () => {
  test.use({ provoked: /\.js|ERR_FAILED/ });

  for (const scheme of ['light', 'dark']) {
    test(`the choice of ${scheme} is there before anything is painted`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
      await page.route('**/*.js', (route) => route.abort());
      await page.addInitScript((kept) => {
        localStorage.setItem('color-scheme', kept);
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-paint').length === 0) return;
          document.documentElement.dataset['painted'] = document.documentElement.dataset['scheme'] ?? 'none';
        }).observe({ type: 'paint', buffered: true });
      }, scheme);
      await page.goto('/faq');
      await expect(page.locator('html')).toHaveAttribute('data-painted', scheme);
      await expect(page.locator('body')).toHaveCSS('background-color', scheme === 'light' ? PAPER : INK);
    });
  }
});

test('what is kept and is no scheme counts for nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('color-scheme', '"><script>'));
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme');
});

test('a browser that keeps nothing follows the choice on this page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await radio(page, 'Dark').check();
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
});

test('a choice holds before any other script came, here and on every other page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await hold(page, '**/assets/**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await radio(page, 'Dark').check();
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', INK);
  release();
  await expect(radio(page, 'Dark')).toBeChecked();
});

test('a choice, made with the arrow keys, shows in another window', { tag: '@night' }, async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/about'), other.goto('/faq')]);
  await radio(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Light')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await page.keyboard.press('ArrowRight');
  await expect(radio(other, 'Dark')).toBeChecked();
  await expect(other.locator('body')).toHaveCSS('background-color', INK);
});

test('every page offers the choice, in its footer', () => {
  const without = pages.filter(({ html }) => html.split('name="color-scheme" ').length !== 5);
  expect(without.map(({ address }) => address)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is not offered', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

function radio(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('radio', { name });
}
