import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, cardNames, links } from './blocks.ts';

test.use({ javaScriptEnabled: false });

const LAB = '/services/venture-design';
const REWRITE = '/services/deck-rewrite';

test('the Venture Design Lab says what you get, the outcomes, the timeframe and its scope', async ({ page }) => {
  await open(page, LAB);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venture Design Lab');
  await expect(blockNames(page)).toHaveText([
    'What you get',
    'Outcomes',
    'Timeframe',
    'Bring one result and an open mind',
    'Scope note',
  ]);
});

test('what you get from the Venture Design Lab is four documents', async ({ page }) => {
  await open(page, LAB);
  await expect(cardNames(block(page, 'What you get'))).toHaveText([
    'A venture thesis on a page',
    'Options, compared',
    'A plan of gates',
    'The open questions',
  ]);
});

test('the Venture Design Lab takes 3–6 weeks', async ({ page }) => {
  await open(page, LAB);
  await expect(block(page, 'Timeframe')).toContainText('The Lab takes 3–6 weeks');
});

test('“Design the venture” books a call', async ({ page }) => {
  await open(page, LAB);
  expect(await links(block(page, 'Bring one result and an open mind'))).toEqual(['Design the venture → booking']);
});

test('the scope note of the Venture Design Lab leaves out legal, FTO, investment and clinical-plan advice', async ({
  page,
}) => {
  await open(page, LAB);
  await expect(block(page, 'Scope note')).toContainText(
    'I am not a patent attorney, and I give no legal, FTO, investment or clinical-plan advice',
  );
});

test('the deck rewrite says what is included, the deliverables and the outcomes', async ({ page }) => {
  await open(page, REWRITE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story-First Deck Rewrite');
  await expect(blockNames(page)).toHaveText(['What’s included', 'Deliverables', 'Outcomes', 'Is it the deck?']);
});

test('the deck rewrite delivers 10–12 slides in 2–3 weeks', async ({ page }) => {
  await open(page, REWRITE);
  await expect(page.getByRole('main')).toContainText('10–12 slides in 2–3 weeks');
  await expect(block(page, 'Deliverables').getByRole('listitem').first()).toHaveText(/10–12 slides/);
});

test('“Rewrite my deck” books a call', async ({ page }) => {
  await open(page, REWRITE);
  expect(await links(block(page, 'Is it the deck?'))).toContain('Rewrite my deck → booking');
});
