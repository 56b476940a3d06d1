import type { Page } from '@playwright/test';
import { origin } from './built-site.ts';
import { siteName } from './content.ts';
import { expect, test } from './fixtures.ts';

const TYPESET = ['/privacy-policy', '/cookie-policy', '/insights/burn-quality', '/how-i-help'];

for (const address of TYPESET) {
  test(`${address} is printed without what only a screen needs`, async ({ page }) => {
    await onPaper(page, address);
    const shown = page.locator('body > header, body > footer, nav, button, input, [data-choice], .skip-link');
    await expect(shown.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${address} is printed in ink on white, in one column, whatever was chosen for the screen`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('color-scheme', 'dark'));
    await onPaper(page, address);
    const styles = await page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const { backgroundColor, orphans, widows } = getComputedStyle(document.body);
      return { colorScheme, backgroundColor, orphans, widows };
    });
    expect(styles).toEqual({ colorScheme: 'light', backgroundColor: 'rgba(0, 0, 0, 0)', orphans: '3', widows: '3' });
  });
}

test('a printed link is followed by its address, whole', async ({ page }) => {
  await onPaper(page, '/privacy-policy');
  const after = (href: string) =>
    page
      .getByRole('main')
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('/cookie-policy#third-party-services')).toContain(origin);
});

test('a printed page has running heads and numbers', async ({ page }) => {
  await page.goto('/privacy-policy');
  const boxes = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText)
      .join(''),
  );
  expect(boxes).toMatch(/@top-left[^}]*content: /);
  expect(boxes).toContain(siteName);
  expect(boxes).toMatch(/@bottom-right[^}]*counter\(page\) " \/ " counter\(pages\)/);
});

test('a table on paper shows all its rows', async ({ page }) => {
  await onPaper(page, '/privacy-policy');
  await expect(page.getByRole('main').locator('tr').filter({ visible: false })).toHaveCount(0);
});

async function onPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
}

test('a dark band of the screen is printed in ink on white', async ({ page }) => {
  await onPaper(page, '/how-i-help');
  const band = page.locator('[data-tone="ink"]').first();
  const { ink, ground } = await band.evaluate((section) => {
    const { color, backgroundColor } = getComputedStyle(section);
    return { ink: color, ground: backgroundColor };
  });
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  expect(ink).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));
});
