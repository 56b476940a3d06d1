import type { Page } from '@playwright/test';
import { expect, test } from './same-tab.ts';
import { ARTICLES, NOT_FOUND, THANK_YOU, TRAILS } from './routes.ts';

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
  await expect(page).toHaveURL('/insights/topics/diligence');
  const linked = new Set(await hrefs(page, 'main'));
  expect(ARTICLES.filter((slug) => linked.has(`/insights/${slug}`))).toHaveLength(3);
});

for (const part of ['navigation', 'footer']) {
  test(`every page of the ${part} can be reached`, async ({ page }) => {
    await page.goto('/');
    const links = page.locator(`[id="page:${part}"] a`).filter({ visible: true });
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const inside = all.filter((href) => href.startsWith('/') && !href.includes('.'));
    expect(inside.length).toBeGreaterThan(5);
    for (const href of new Set(inside)) {
      await page.locator(`[id="page:${part}"] a[href="${href}"]`).filter({ visible: true }).first().click();
      await expect(page, `${href} is reached`).toHaveURL(href);
    }
  });
}

test('no control that needs script is shown', async ({ page }) => {
  await page.goto('/insights');
  await expect(page.getByRole('main').locator('input, button').filter({ visible: true })).toHaveCount(0);
  for (const address of ['/insights/burn-quality', '/privacy-policy', '/cookie-policy']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('button'), address).toHaveCount(0);
  }
});

test('no heading, link, figure or strong word of a page is hidden, but in what is folded', async ({ page }) => {
  for (const address of [...Object.keys(TRAILS), THANK_YOU, NOT_FOUND]) {
    await page.goto(address);
    const parts = page.locator('main :is(h1, h2, h3, a, strong, dt, [data-figure])');
    const hidden = await parts.evaluateAll((all) =>
      all
        .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => !one.closest('details:not([open]), section:has([data-choice])'))
        .map(({ textContent }) => textContent),
    );
    expect(hidden, address).toEqual([]);
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes by its button and by Escape, and a link in it leads to its page', async ({ page }) => {
    await page.goto('/faq');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Process' }).click();
    await expect(page).toHaveURL('/process');
  });
});

async function hrefs(page: Page, within: string): Promise<string[]> {
  const links = await page.locator(`${within} a`).all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}
