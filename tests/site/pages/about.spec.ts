import { expect, open, test } from '../shared-page.ts';
import { block, cardNames, figures, links } from './blocks.ts';

test.use({ javaScriptEnabled: false });

test('the about page has hero, portrait, credentials, roles, languages and what to do next, in this order', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Between the laboratory and the deal" [level=1]
    - paragraph: /Italy, working worldwide/
    - figure:
      - img /portrait/
      - paragraph: /venture-design consultant/
      - text: /A gate is a question/
    - paragraph: /chief information officer/
    - region "Credentials"
    - region "Roles"
    - region "Languages":
      - heading "Languages" [level=2]
    - region "Tell me where you are stuck":
      - link /Book a call/
      - link /Connect on LinkedIn/
  `);
});

test('the credentials are funds, labs and experience', async ({ page }) => {
  await open(page, '/about');
  const credentials = block(page, 'Credentials');
  expect(await figures(credentials)).toEqual([
    '€5.3M non-dilutive EU funds',
    '5 joint labs launched',
    '20+ years of experience',
  ]);
  await expect(credentials).toContainText('Across 3 continents');
});

test('the roles are former CIO, board seat, board network and startup mentor', async ({ page }) => {
  await open(page, '/about');
  await expect(block(page, 'Roles').getByRole('listitem')).toHaveText([
    'Former chief information officer at a research institute',
    'Board seat at the institute’s tech transfer company',
    'Member of the board network of an innovation institute',
    'Startup mentor',
  ]);
});

test('the languages are English, Italian and French', async ({ page }) => {
  await open(page, '/about');
  await expect(block(page, 'Languages')).toContainText('I work in English, Italian and French');
});

test('the about page ends with a call and the profile', async ({ page }) => {
  await open(page, '/about');
  expect(await links(block(page, 'Tell me where you are stuck'))).toEqual([
    'Book a call → booking',
    'Connect on LinkedIn → profile',
  ]);
});

test('the contact page is called “Make your case”', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your case');
});

test('the contact page has three cards: profile, call and message', async ({ page }) => {
  await open(page, '/contact');
  const ways = block(page, 'Three ways to reach me');
  await expect(cardNames(ways)).toHaveText(['Connect on LinkedIn', 'Book a Call', 'Send me a message']);
  expect((await links(ways)).slice(0, 3)).toEqual([
    'View profile → profile',
    'Choose a time → booking',
    'Open the form → contact-form',
  ]);
});

test('every card of the contact page opens a new tab', async ({ page }) => {
  await open(page, '/contact');
  const cards = block(page, 'Three ways to reach me').getByRole('listitem').getByRole('link');
  const targets = await cards.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('target')));
  expect(targets).toEqual(['_blank', '_blank', '_blank']);
});

test('the contact page says that a call is a discussion of 30 minutes', async ({ page }) => {
  await open(page, '/contact');
  await expect(block(page, 'Three ways to reach me')).toContainText('A discussion of 30 minutes');
});
