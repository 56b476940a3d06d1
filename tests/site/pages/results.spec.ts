import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../built-site.ts';
import { testimonials } from '../content.ts';
import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, figures, links, quotes } from './blocks.ts';

test.use({ javaScriptEnabled: false });

test('the results page has wins, testimonials and a closing, in this order', async ({ page }) => {
  await open(page, '/results');
  await expect(blockNames(page)).toHaveText([
    'What stands behind each figure',
    'In clients’ words',
    'Ready to create your own success story?',
  ]);
});

test('the wins are four tiles', async ({ page }) => {
  await open(page, '/results');
  expect(await figures(block(page, 'What stands behind each figure'))).toEqual([
    '€5.3M non-dilutive EU funds won for clients',
    '5 labs launched',
    '2.5× budget growth',
    'Multiple deck audits',
  ]);
});

test('figures are found as they are read', async ({ browser }) => {
  const page = await browser.newPage();
  for (const [address, text] of [
    ['/', '5 labs launched'],
    ['/results', '5 labs launched'],
    ['/results', 'Multiple deck audits'],
    ['/about', '20+ years of experience'],
  ] as const) {
    await page.goto(address);
    expect([address, await page.evaluate((words) => Reflect.get(window, 'find').call(window, words), text)]).toEqual([
      address,
      true,
    ]);
  }
  await page.close();
});

test('each figure says what it counts, over what time and against what', async ({ page }) => {
  await open(page, '/results');
  const items = block(page, 'What stands behind each figure').getByRole('listitem');
  for (const item of await items.all())
    await expect(item.getByRole('term')).toHaveText(['What it counts', 'Over what time', 'Against what']);
  await expect(items.filter({ hasText: 'budget growth' })).toContainText('Neither the institution nor its budget');
});

test('what is no number is not set as a figure', async ({ page }) => {
  await open(page, '/results');
  const sizeOf = (words: string): Promise<string> =>
    page.getByText(words, { exact: true }).evaluate((span) => getComputedStyle(span).fontSize);
  expect(await sizeOf('Multiple')).toBe(await sizeOf('deck audits'));
  expect(await sizeOf('2.5×')).not.toBe(await sizeOf('budget growth'));
});

test('the results page shows one testimonial and leads to the others', async ({ page }) => {
  await open(page, '/results');
  const words = block(page, 'In clients’ words');
  await expect(words.getByRole('listitem')).toHaveText(quotes(1));
  expect(await links(words)).toEqual(['View more testimonials → /testimonials']);
});

test('the results page ends with a call', async ({ page }) => {
  await open(page, '/results');
  expect(await links(block(page, 'Ready to create your own success story?'))).toEqual(['Book a call → booking']);
});

test('the testimonials page has six cards: quotes with name and role, and places that are kept for others', async ({
  page,
}) => {
  await open(page, '/testimonials');
  const cards = page.getByRole('main').locator('section').first().getByRole('listitem');
  await expect(cards).toHaveText(quotes());
  await expect(cards).toHaveCount(6);
});

test('a place that is kept is no quotation', async ({ page }) => {
  await open(page, '/testimonials');
  const plates = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reserved' });
  for (const plate of await plates.all()) {
    await expect(plate.locator('blockquote, figure, q')).toHaveCount(0);
    await expect(plate).not.toContainText(/[“”«»"]/);
    expect(await plate.locator('> *').evaluate((shown) => getComputedStyle(shown).borderTopStyle)).toBe('dashed');
  }
});

test('in texts for machines, a place that is kept is no quotation either', () => {
  for (const file of ['testimonials.md', 'index.md', 'content-export.txt', 'llms-full.txt']) {
    const text = readFileSync(path.join(DIST, file), 'utf8');
    for (const { place, asks } of testimonials.flatMap((one) => ('quote' in one ? [] : [one]))) {
      const lines = text.split('\n').filter((line) => line.includes(place) || line.includes(asks.trim()));
      expect(lines.filter((line) => !line.startsWith('- '))).toEqual([]);
    }
  }
});

test('the testimonials page has one button, and it books a call', async ({ page }) => {
  await open(page, '/testimonials');
  expect((await links(page.getByRole('main'))).slice(2)).toEqual(['Book a call → booking']);
});
