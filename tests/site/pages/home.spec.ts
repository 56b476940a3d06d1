import { toString } from 'hast-util-to-string';
import { pageAt, pages, tagged } from '../built-site.ts';
import { businessAddress, legalPlaceholders, personName, siteName, taxId } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { itemsAt, lines, outline } from './outline.ts';

test('the home page asks the four questions of a reader', () => {
  const questions = [/risk is gone/, /comes next/, /asset worth/, /buys it/];
  expect(itemsAt('/#context')).toEqual(questions.map((words) => expect.stringMatching(words)));
});

test('each of the four cards of “Who I help” has a text between its name and its link', () => {
  const cards = itemsAt('/#who-i-help').map((text) => /^[\w ]+? [A-Z].{40,}\. Explore \w+$/.test(text));
  expect(cards).toEqual([true, true, true, true]);
});

const SEVEN = `
  How I help → /how-i-help
  Results → /results
  Process → /process
  Insights → /insights
  About → /about
  FAQ → /faq
  Contact → /contact`;

/** Its header leads nowhere else. */
const LANDING = '/linkedin-deck-audit';

test('every page but the landing page has the logo, the seven links and the call in its header and in its menu', () => {
  const header = lines(`
    ${siteName} → /
    ${SEVEN}
    Book a call ↗ booking site nav header
    [Open menu]
      [Close menu]
      ${SEVEN}
      Free deck audit → /pitch-deck-audit
      Book a call ↗ booking site mobile menu`);
  for (const { address } of pages.filter((page) => page.address !== LANDING))
    expect(outline(address, 'header'), address).toEqual(header);
});

test('the landing page has the logo and the call in its header, and no link to other pages', () => {
  expect(outline(LANDING, 'header')).toEqual(
    lines(`
      ${siteName} → /
      Book a call ↗ booking site nav header`),
  );
});

test('every page has Connect, Services, Resources and the links of the legal line in its footer', () => {
  const footer = lines(`
    ## Connect
      LinkedIn ↗ profile
      Book a call ↗ booking site footer connect
      Send me a message ↗ contact-form
    ## Services
      How I Help → /how-i-help
      Process → /process
      Results → /results
      Testimonials → /testimonials
      About → /about
    ## Resources
      Insights → /insights
      FAQ → /faq
      Contact → /contact
      Content export → /content-export
      RSS feed → /feed.xml
    [Accept]
    [Reject]
    Contact → /contact
    Privacy Policy → /privacy-policy
    Cookie Policy → /cookie-policy`);
  for (const { address } of pages) expect(outline(address, 'footer'), address).toEqual(footer);
});

test('the legal line names the sole trader, with tax ID and address as soon as they are known', () => {
  const known = [siteName, personName, 'Sole trader, Italy', taxId, businessAddress].filter(Boolean).join(' · ');
  const paragraphs = tagged(pageAt('/'), 'p').map((paragraph) => toString(paragraph));
  expect(paragraphs.filter((text) => text.includes('Sole trader'))).toEqual([known]);
});

test('what only stands for legal data is shown on no page', () => {
  for (const placeholder of legalPlaceholders)
    for (const { address, html } of pages) expect(html, address).not.toContain(placeholder);
});
