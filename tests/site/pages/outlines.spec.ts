import { expect, test } from '../fixtures.ts';
import { outline } from './outline.ts';

// `npx playwright test --config tests/playwright.config.ts outlines --update-snapshots` writes `transcripts/outlines/` anew.

for (const address of [
  '/',
  '/how-i-help',
  '/services/venture-design',
  '/services/deck-rewrite',
  '/pitch-deck-audit',
  '/linkedin-deck-audit',
  '/audit-thank-you',
  '/process',
  '/results',
  '/testimonials',
  '/about',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/cookie-policy',
  '/404',
])
  test(`${address} has its blocks, figures, buttons and links in order`, () => {
    const name = address.slice(1).replaceAll('/', '-') || 'home';
    expect(`${outline(address).join('\n')}\n`).toMatchSnapshot(['outlines', `${name}.txt`]);
  });
