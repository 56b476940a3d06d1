import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../built-site.ts';
import { expect, open, test } from '../shared-page.ts';
import { blockNames } from './blocks.ts';

/** The parts that the specification names. Others may stand between them. */
const PARTS = ['Home', 'Process', 'Insights', 'About', 'FAQ', 'Contact'];

const archive = readFileSync(path.join(DIST, 'content-export.txt'), 'utf8');

test('the archive holds homepage, process, insights, about, FAQ and contact, in this order', async ({ page }) => {
  await open(page, '/content-export');
  const names = await blockNames(page).allTextContents();
  expect(names.filter((name) => PARTS.includes(name))).toEqual(PARTS);
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
