import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, figures, links, quotes } from './blocks.ts';

test.use({ javaScriptEnabled: false });

test('the results page has wins, testimonials and a closing, in this order', async ({ page }) => {
  await open(page, '/results');
  await expect(blockNames(page)).toHaveText(['Wins', 'In clients’ words', 'Ready to create your own success story?']);
});

test('the wins are four tiles', async ({ page }) => {
  await open(page, '/results');
  expect(await figures(block(page, 'Wins'))).toEqual([
    '€5.3M non-dilutive EU funds won for clients',
    '5 labs launched',
    '2.5× budget growth',
    'Multiple deck audits',
  ]);
});

test('the results page shows one quote and leads to the others', async ({ page }) => {
  await open(page, '/results');
  const words = block(page, 'In clients’ words');
  await expect(words.getByRole('figure')).toHaveText(quotes(1));
  expect(await links(words)).toEqual(['View more testimonials → /testimonials']);
});

test('the results page ends with a call', async ({ page }) => {
  await open(page, '/results');
  expect(await links(block(page, 'Ready to create your own success story?'))).toEqual(['Book a call → booking']);
});

test('the testimonials page shows all six quotes, each with name and role', async ({ page }) => {
  await open(page, '/testimonials');
  await expect(page.getByRole('main').getByRole('figure')).toHaveText(quotes());
  expect(quotes()).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(/\w+, \w+/)));
});

test('the testimonials page has one button, and it books a call', async ({ page }) => {
  await open(page, '/testimonials');
  expect((await links(page.getByRole('main'))).slice(2)).toEqual(['Book a call → booking']);
});
