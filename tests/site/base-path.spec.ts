import type { Page } from '@playwright/test';
import { BASE } from '../base-path.ts';
import { sampleOf } from '../sampling.ts';
import { copyContent, PORT_BESIDE, serveBeside } from './built-beside.ts';
import { pages } from './built-site.ts';
import { awake } from './cold-page.ts';
import { entries, search } from './insights-on-page.ts';
import { expect, test } from './same-tab.ts';

// The same site as on a GitHub project page. The guards of every test fail it where anything is asked for that is not below the path.

const HOME = `http://localhost:${PORT_BESIDE}${BASE}`;

test.use({ baseURL: HOME });
serveBeside(copyContent, ['--url', `https://user.github.io${BASE}`]);

test('no page asks for anything past the path, and all parts of it arrive', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const { address } of sampleOf(pages, 5)) {
    await page.goto(HOME + (address === '/404' ? '' : address));
    await page.mouse.wheel(0, 100_000);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((address) => address !== BASE && !address.startsWith(`${BASE}/`))).toEqual([]);
  expect(asked.some((address) => address.startsWith(`${BASE}/assets/chunks/`))).toBe(true);
});

test('the root of the server leads to the site, and its name to the first page', async ({ page }) => {
  await page.goto(`http://localhost:${PORT_BESIDE}/`);
  await expect(page).toHaveURL(`${HOME}/`);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(`${HOME}/about`);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${HOME}/`);
});

test.describe('in a browser that has translated the page', () => {
  test.use({ provoked: /./ });

  test('the menu, made anew, leads below the path', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${HOME}/`);
    const button = page.locator('[aria-controls="page:menu"]');
    await button.evaluate((opener) => opener.replaceChildren('Menù'));
    await button.click();
    await awake(page, 'menu');
    await expect(button).toHaveText('Menu');
    const links = page.locator('[id="page:menu"] nav a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.slice(0, 2)).toEqual([`${BASE}/how-i-help`, `${BASE}/results`]);
  });
});

test(
  'an article that is searched for has its picture and its address, and so do topics and pages',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${HOME}/insights`);
    await search(page).fill('burn quality');
    await expect(page).toHaveURL(`${HOME}/insights?q=burn+quality`);
    const first = entries(page).first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${BASE}/insights/`));
    for (const picture of await page.locator('[data-island="insights"] img').all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith(`${BASE}/`))).toEqual([]);
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/burn/i);
  },
);

test('a copied link leads to the place that it is of', async ({ page }) => {
  await page.goto(`${HOME}/privacy-policy`);
  await page.getByRole('button', { name: 'Copy link to “9. Security”' }).click();
  await expect.poll(() => clipboard(page)).toBe(`${HOME}/privacy-policy#security`);
});

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
