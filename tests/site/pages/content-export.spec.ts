import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../built-site.ts';
import { expect, open, test } from '../shared-page.ts';
import { block, blockNames } from './blocks.ts';

/** The parts that the specification names. Others may stand between them. */
const PARTS = ['Home', 'Process', 'Insights', 'About', 'FAQ', 'Contact'];

const archive = readFileSync(path.join(DIST, 'content-export.txt'), 'utf8');

test('the archive holds homepage, process, insights, about, FAQ and contact, in this order', async ({ page }) => {
  await open(page, '/content-export');
  const names = await blockNames(page).allTextContents();
  expect(names.filter((name) => PARTS.includes(name))).toEqual(PARTS);
});

test('the page of the archive says of each part how long it is', async ({ page }) => {
  await open(page, '/content-export');
  const lengths = await page.getByRole('main').locator('summary').allTextContents();
  expect(lengths.length).toBeGreaterThan(20);
  expect(lengths.filter((text) => !/\d+ words$/.test(text))).toEqual([]);
});

test('the page of the archive says how to cite a part', async ({ page }) => {
  await open(page, '/content-export');
  await expect(block(page, 'About this text')).toContainText(
    /title of the part, its address and the day of its last change/,
  );
});

for (const [service, price] of [
  ['Story-First Deck Rewrite', '€8-12K'],
  ['Investor Readiness Sprint', '€15-25K'],
  ['Capital Access', 'a success fee, as a percentage of funds closed'],
] as const) {
  test(`the archive says that the price of ${service} is ${price}`, () => {
    const [, terms = ''] = archive.split(`\n${service}\n---`)[1]?.split('\nTerms: ') ?? [];
    expect(terms.split('\n\n')[0]).toContain(price);
  });
}
