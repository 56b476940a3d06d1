import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ARTICLES } from './routes.ts';

test.use({ javaScriptEnabled: false });

test('every article can be reached from the list through its pages', async ({ page }) => {
  const reached = new Set<string>();
  await page.goto('/insights');
  for (let number = 2; ; number++) {
    for (const href of await hrefs(page, 'main')) reached.add(href);
    const next = page.getByRole('link', { name: `Page ${number}`, exact: true });
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(page).toHaveURL(`/insights/page/${number}`);
  }
  expect(ARTICLES.filter((slug) => !reached.has(`/insights/${slug}`))).toEqual([]);
});

test('a topic leads to a list of its articles', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('link', { name: 'diligence 3 insights' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(3);
});

for (const part of ['navigation', 'footer']) {
  test(`every page of the ${part} can be reached`, async ({ page }) => {
    await page.goto('/');
    const inside = (await hrefs(page, `#${part}`)).filter((href) => href.startsWith('/') && !href.includes('.'));
    for (const href of new Set(inside)) {
      await page.locator(`#${part} a[href="${href}"]`).filter({ visible: true }).first().click();
      await expect(page, `${href} is reached`).toHaveURL(href);
    }
  });
}

test('the controls of the list that need script are not shown', async ({ page }) => {
  await page.goto('/insights');
  await expect(page.getByRole('main').locator('input, button').filter({ visible: true })).toHaveCount(0);
});

for (const address of ['/insights/burn-quality', '/privacy-policy', '/cookie-policy']) {
  test(`no button that needs script is shown on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu button opens the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('Escape closes the menu', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('the button in the menu closes it', async ({ page }) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('a link in the menu leads to its page', async ({ page }) => {
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Process' }).click();
    await expect(page).toHaveURL('/process');
  });
});

async function openMenu(page: Page): Promise<void> {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

async function hrefs(page: Page, within: string): Promise<string[]> {
  const links = await page.locator(`${within} a`).all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}
