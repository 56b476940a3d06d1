import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { edit, inContent, openLive } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';
import { axeFindings } from './wcag/axe.ts';

/** The development server renders a page on request, which takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });
const ARTICLE = '/insights/burn-quality';
const ARTICLE_FILE = 'insights/burn-quality.md';
const WRONG = ['(/process#modules)', '(/process#moduls)'] as const;

/** Declares the tests of how the development server shows findings. After them, the content is as it was. */
export function testErrors(): void {
  test('a good page follows edits while another file has an error, and says at its foot where that is', async ({
    page,
  }) => {
    await openLive(page, ARTICLE);
    await edit('pages/faq.md', ...WRONG);
    const alert = barOn(page).getByRole('alert');
    await expect(alert).toHaveText('1 error in pages/faq.md');
    await expect(overlayOn(page)).toHaveCount(0);
    await edit(ARTICLE_FILE, 'Burn Quality: what', 'Newly Burn Quality: what');
    await expect(page).toHaveTitle(/^Newly /);
    await alert.getByRole('link').click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(overlayOn(page)).toContainText('Cannot find the anchor `#moduls`');
    await edit(ARTICLE_FILE, 'Newly Burn Quality: what', 'Burn Quality: what');
  });

  test('a page with an error follows edits below it', async ({ page }) => {
    await openLive(page, '/faq');
    await expect(overlayOn(page)).toContainText('Cannot find the anchor `#moduls`');
    await edit('pages/faq.md', 'Getting Started', 'Getting Going');
    await expect(page.getByRole('heading', { name: 'Getting Going' })).toBeVisible();
    await edit('pages/faq.md', 'Getting Going', 'Getting Started');
  });

  for (const [what, from, to] of [
    ['a field that is misspelled', 'summary: ', 'sumary: '],
    ['a bracket that is not closed', 'tags: [', 'tags: [['],
  ] as const) {
    test(`an article with ${what} is as it was before, and says so`, async ({ page }) => {
      await openLive(page, ARTICLE);
      const before = await page.getByRole('main').textContent();
      await edit(ARTICLE_FILE, from, to);
      await expect(overlayOn(page)).toContainText('The page below is as it was before the error.');
      await expect(barOn(page).getByRole('alert')).toContainText('The page below is as it was before the error.');
      expectSoon(await page.getByRole('main').textContent()).toBe(before);
      await edit(ARTICLE_FILE, to, from);
      await expect(overlayOn(page)).toHaveCount(0);
    });
  }

  test('an article that never was right shows what can be read of it, and says so', async ({ page }) => {
    const file = inContent('insights/never-right.md');
    await writeFile(file, '---\ntitle: "Never right"\ntags: [[\n---\n\nThese words can be read.\n');
    await expect(async () => {
      await openLive(page, '/insights/never-right');
      await expectSoon(page.getByText('These words can be read.')).toBeVisible();
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never right');
    await expect(overlayOn(page)).toContainText('The page below is what can be read of its file.');
    await rm(file);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('what stands over a page can be closed, and shown again from the bar', async ({ page }) => {
    await openLive(page, '/faq');
    await expect(overlayOn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlayOn(page)).toHaveCount(0);
    await barOn(page).getByRole('button', { name: 'Show' }).press('Enter');
    await expect(overlayOn(page)).toContainText('#moduls');
  });

  test('the bar can be closed with a button, and comes again with another error', async ({ page }) => {
    await openLive(page, ARTICLE);
    await barOn(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(barOn(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('content-findings')).toBeAttached();
    await expect(barOn(page)).toHaveCount(0);
    await edit('pages/about.md', 'title: ', 'titel: ');
    await expect(barOn(page).getByRole('alert').getByRole('listitem')).toHaveText([
      /errors? in pages\/about\.md/,
      '1 error in pages/faq.md',
    ]);
    await edit('pages/about.md', 'titel: ', 'title: ');
    await edit('pages/faq.md', WRONG[1], WRONG[0]);
    await expect(barOn(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the warnings of a page stand at its foot, and at no other', async ({ page }) => {
    await openLive(page, ARTICLE);
    await edit(ARTICLE_FILE, 'tags: [capital,', 'tags: [zebra, capital,');
    const status = barOn(page).getByRole('status').filter({ hasText: 'warning' });
    await expect(status).toContainText('1 warning on this page');
    await status.getByText('1 warning on this page').click();
    await expect(status).toContainText('Unknown topic `zebra`');
    expectSoon(await axeFindings(page, [{ width: 1280, colorScheme: 'light' }])).toEqual([]);
    await openLive(page, '/faq');
    await expect(page.locator('content-findings')).toBeAttached();
    await expect(barOn(page)).toHaveCount(0);
    await edit(ARTICLE_FILE, 'tags: [zebra, capital,', 'tags: [capital,');
  });

  test('while the settings have an error the site goes on with what they said before', async ({ page }) => {
    const [file, from, to] = ['site.yaml', 'language: en', 'language: [en'];
    await openLive(page, '/how-i-help');
    const before = await page.getByRole('main').textContent();
    await edit(file, from, to);
    const alert = barOn(page).getByRole('alert');
    await expect(alert).toContainText(`in ${file}`);
    await alert.locator('summary').click();
    await expect(alert).toContainText('a value that begins with `[` needs quotes');
    await expect(overlayOn(page)).toHaveCount(0);
    expectSoon(await page.getByRole('main').textContent()).toBe(before);
    await edit('pages/how-i-help.md', 'title: ', 'title: Newly ');
    await expect(page).toHaveTitle(/^Newly /);
    await edit('pages/how-i-help.md', 'title: Newly ', 'title: ');
    await edit(file, to, from);
    await expect(barOn(page)).toHaveCount(0);
  });

  test('a picture that a draft lacks is a warning, as in a check', { tag: '@night' }, async ({ page }) => {
    const text = await readFile(inContent(ARTICLE_FILE), 'utf8');
    await writeFile(
      inContent('insights/drafted.md'),
      `${text.replace(/^title:.*$/m, 'title: Drafted\ndraft: true')}\n![A curve](../images/none.png)\n`,
    );
    await expect(async () => {
      await openLive(page, '/insights/drafted');
      await expectSoon(barOn(page).getByRole('status')).toContainText(['', /warnings? on this page/]);
    }).toPass();
    await expect(overlayOn(page)).toHaveCount(0);
    await rm(inContent('insights/drafted.md'));
  });

  test('while a large photograph is made, open pages say so', { tag: '@night' }, async ({ page }) => {
    await openLive(page, ARTICLE);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photograph = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'gray', noise } });
    await photograph.jpeg().toFile(inContent('images/large.jpg'));
    const text = await readFile(inContent(ARTICLE_FILE), 'utf8');
    await writeFile(inContent(ARTICLE_FILE), `${text}\n![A large photograph](../images/large.jpg)\n`);
    await expect(barOn(page).getByRole('status').filter({ hasText: 'Pictures are being made' })).toBeVisible();
    const image = page.getByRole('img', { name: 'A large photograph' });
    await expect(image).toBeAttached({ timeout: 90_000 });
    await expect(barOn(page)).toHaveCount(0);
    await writeFile(inContent(ARTICLE_FILE), text);
  });
}

function barOn(page: Page): Locator {
  return page.getByRole('region', { name: 'What was found' });
}

function overlayOn(page: Page): Locator {
  return page.locator('vite-error-overlay');
}
