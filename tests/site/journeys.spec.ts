import { awake } from './cold-page.ts';
import { expect } from './fixtures.ts';
import { test } from './screen-reader.ts';

// `npx playwright test --config tests/playwright.config.ts journeys --update-snapshots` writes `transcripts/` anew.

test('a visitor who hears the site finds a service and the link to book it', async ({ reader }) => {
  await reader.open('/');
  await reader.press('Tab');
  await reader.press('Tab');
  await reader.follow('/#page:navigation');
  await reader.seek('link', 'How I help');
  await reader.follow('/how-i-help');
  await reader.press('Tab');
  await reader.follow('/how-i-help#page:content');
  await reader.seek('heading', 'For Founders');
  await reader.next('link');
  await reader.follow('/how-i-help#founders');
  await reader.seek('heading', 'Investor Readiness Sprint');
  await reader.next('item');
  await reader.seek('link', 'Book a Call');
  expect(reader.transcript()).toMatchSnapshot('find-a-service.txt');
});

test(
  'a visitor who hears the site searches for an article and reads it',
  { tag: '@night' },
  async ({ page, reader }) => {
    await reader.open('/insights');
    await reader.seek('landmark', 'search');
    await reader.next('edit field');
    await reader.activate();
    await awake(page, 'insights');
    await reader.type('burn');
    await reader.hear('insights');
    await reader.seek('heading', 'Burn Quality');
    await reader.next('link');
    await reader.follow('/insights/burn-quality');
    await reader.next('heading');
    expect(reader.transcript()).toMatchSnapshot('search-an-article.txt');
  },
);

test(
  'a visitor who hears the site follows a link to an answer, which is open',
  { tag: '@night' },
  async ({ reader }) => {
    await reader.open('/process#capital-access');
    await reader.next('heading');
    await reader.seek('link', 'I do not guarantee a round');
    await reader.follow('/faq#guarantee');
    await reader.seek('item', 'No, and be careful');
    await reader.next('heading');
    await reader.next('heading');
    expect(reader.transcript()).toMatchSnapshot('arrive-at-an-answer.txt');
  },
);

test.describe('a further journey:', { tag: '@night' }, () => {
  test('a visitor who hears the site copies the link to a part of a policy', async ({ context, reader }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await reader.open('/privacy-policy');
    await reader.seek('heading', 'AI processing');
    await reader.next('button');
    await reader.activate();
    await reader.hear('Link copied');
    expect(reader.transcript()).toMatchSnapshot('copy-a-policy-link.txt');
  });

  test('a visitor who hears the site puts numbers of a plan of their own into the ladder', async ({ page, reader }) => {
    await reader.open('/insights/burn-quality#ladder');
    await reader.seek('button', 'Put in your own numbers');
    await reader.activate();
    await expect(page.getByRole('slider', { name: 'Gate 1' })).toBeFocused();
    await reader.seek('edit field', 'Value at gate');
    await reader.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await reader.type('9');
    await reader.hear('Shut: gate 1.');
    await reader.seek('button', 'Reset');
    await reader.activate();
    await reader.hear('Put in your own numbers');
    expect(reader.transcript()).toMatchSnapshot('work-the-ladder.txt');
  });

  test('a visitor who hears the site plays the game to its other equilibrium', async ({ reader }) => {
    await reader.open('/insights/license-or-launch-the-game-theory-behind-the-choice#matrix');
    await reader.seek('slider', 'How sure');
    await reader.focus();
    await reader.press('End');
    await reader.hear('Launch & Engage');
    expect(reader.transcript()).toMatchSnapshot('play-the-game.txt');
  });

  test('a visitor who hears the site puts a deck in order', async ({ page, reader }) => {
    await reader.open('/pitch-deck-audit#deck');
    await reader.seek('radio button', 'After the audit');
    await reader.focus();
    await reader.press('Space');
    await expect(page).toHaveURL(/deck=ordered/);
    await reader.seek('item', 'An oral antifibrotic');
    await reader.next('item');
    await reader.next('item');
    expect(reader.transcript()).toMatchSnapshot('order-the-deck.txt');
  });
});

test.describe('at an address that does not exist', { tag: '@night' }, () => {
  test.use({ provoked: /status of 404|response: 404/ });

  test('a visitor who hears the site finds the way home', async ({ reader }) => {
    await reader.open('/no-such-page');
    await reader.next('heading');
    await reader.next('item');
    await reader.next('link');
    await reader.follow('/');
    await reader.next('heading');
    expect(reader.transcript()).toMatchSnapshot('recover-from-a-wrong-address.txt');
  });
});
