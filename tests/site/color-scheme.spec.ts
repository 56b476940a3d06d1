import type { Page } from '@playwright/test';
import { pages } from './built-site.ts';
import { hold } from './cold-page.ts';
import { expect, test } from './fixtures.ts';

const PAPER = /^oklch\(0\.97/;
const INK = /^oklch\(0\.21/;

for (const [scheme, ground] of [
  ['light', PAPER],
  ['dark', INK],
] as const) {
  test(`without a choice a page is ${scheme} where the system is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/about');
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(radio(page, 'System')).toBeChecked();
  });
}

for (const [system, choice, ground] of [
  ['light', 'Dark', INK],
  ['dark', 'Light', PAPER],
] as const) {
  test.describe(`${choice} on a system that is ${system}`, () => {
    test.use({ colorScheme: system });

    test('the choice holds at once', async ({ page }) => {
      await choose(page, choice);
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    });

    test('the choice holds on every other page', async ({ page }) => {
      await choose(page, choice);
      await page.goto('/faq');
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      await expect(radio(page, choice)).toBeChecked();
    });

    test('“System” takes the choice back', async ({ page }) => {
      await choose(page, choice);
      await radio(page, 'System').check();
      await expect(page.locator('body')).toHaveCSS('background-color', system === 'light' ? PAPER : INK);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
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
  await choose(page, 'Dark');
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

test('a choice in one window shows in another', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await choose(page, 'Dark');
  await expect(radio(other, 'Dark')).toBeChecked();
  await expect(other.locator('body')).toHaveCSS('background-color', INK);
});

test('the choice can be made with the arrow keys', async ({ page }) => {
  await page.goto('/about');
  await radio(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Light')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
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

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/about');
  await radio(page, name).check();
}
