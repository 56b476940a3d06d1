import { toString } from 'hast-util-to-string';
import { pageAt, tagged } from '../built-site.ts';
import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, cardNames, links, quotes } from './blocks.ts';

test.use({ javaScriptEnabled: false });

const ADDRESS = '/pitch-deck-audit';

test('/deck-analysis shows the audit page', () => {
  const [shown, own] = ['/deck-analysis', ADDRESS].map((address) =>
    tagged(pageAt(address), 'main').map((main) => toString(main)),
  );
  expect(shown).toEqual(own);
});

test('the audit page has its blocks in order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(blockNames(page)).toHaveText([
    'Four marks on one slide',
    'How It Works',
    'One deck, before and after',
    'Why This Works',
    'Who Reviews Your Deck',
    'What People Say',
    'Safe. Confidential. Compliant.',
    'Send the version you have',
  ]);
});

test('the audit page opens with price, offer, conditions and upload', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: €0, no obligation
    - heading "Free pitch deck audit" [level=1]
    - paragraph: /AI structural analysis, expert narrative review, a 30-minute feedback call and a checklist/
    - paragraph: /Non-confidential PDF only.*48–72 hours, rush available/
    - link "Upload your deck (opens in a new window)"
    - img /four numbered marks/
    - region "Four marks on one slide"
  `);
});

test('the audit works in three steps: Upload, AI + Expert Review, Discuss', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'How It Works'))).toHaveText(['Upload', 'AI + Expert Review', 'Discuss']);
});

test('the first step of the audit names the external form and its Google account', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(block(page, 'How It Works')).toContainText(
    /as a PDF.*external form.*sign in with a Google account.*structure.*narrative.*30-minute feedback call.*checklist/,
  );
});

test('“Who Reviews Your Deck” names the former chief information officer', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(block(page, 'Who Reviews Your Deck')).toContainText(
    'a former chief information officer at a research institute, with 20+ years of experience',
  );
});

test('the audit page shows three testimonials', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(block(page, 'What People Say').getByRole('listitem')).toHaveText(quotes(3));
});

test('“Safe. Confidential. Compliant.” makes four points', async ({ page }) => {
  await open(page, ADDRESS);
  const safe = block(page, 'Safe. Confidential. Compliant.');
  await expect(cardNames(safe)).toHaveText([
    'Processed in the EU',
    'Deleted after 30 days',
    'A person decides',
    'Minimal risk',
  ]);
  await expect(safe).toContainText(/No automated decisions.*human-only review.*minimal-risk under the EU AI Act/);
});

test('the audit page ends with the upload', async ({ page }) => {
  await open(page, ADDRESS);
  expect(await links(block(page, 'Send the version you have'))).toEqual(['Upload your deck → audit-form']);
});

test('the audit page tells what happens to a deck: queued, reviewed by an expert, feedback call', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(page.getByRole('main')).toContainText(/queued, reviewed by an expert.*feedback call/);
});
