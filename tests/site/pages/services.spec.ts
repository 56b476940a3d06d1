import { toString } from 'hast-util-to-string';
import { elements, pageAt, part, tagged } from '../built-site.ts';
import { test as testAlone } from '../same-tab.ts';
import { expect, open, test } from '../shared-page.ts';
import { lines, outline } from './outline.ts';

test.use({ javaScriptEnabled: false });

const ADDRESS = '/how-i-help';

/** What follows the heading of a service. */
function offer(service: string, campaign: string, terms = 'For whom, Format, Timeline, Terms', more = ''): string {
  return `
    ### ${service}
      ${more}
      : ${terms}
      Book a Call about ${service} ↗ booking site how-i-help ${campaign}`;
}
const PRICED = 'For whom, Format, Timeline, Terms, Guide price';

test('what a service covers and what it delivers are a fold each', () => {
  const summaries = tagged(part(tagged(pageAt(ADDRESS), 'main')), 'summary');
  const folds = summaries.map((summary) => toString(summary));
  expect(folds).toEqual(Array.from({ length: 8 }, () => ['What we cover', 'Deliverables']).flat());
});

test('the services page has its blocks, services and links in order', () => {
  expect(outline(ADDRESS)).toEqual(
    lines(`
      # How I help
      ## Choose Your Path #choose-your-path
        ### For Founders
          Services for founders → #founders
        ### For Tech Transfer Offices
          Services for tech transfer offices → #tto
      ## All services at a glance #compare
        Investor Readiness Sprint → #investor-readiness
        Capital Access → #capital-access
        Fractional CIO → #fractional-cio
        Venture Design Lab → #venture-design
        Story-First Deck Rewrite → #deck-rewrite
        Pathfinder Brief → #pathfinder-brief
        PitchKit → #pitchkit
        From Asset to Agreement → #from-asset-to-agreement
      ## Free pitch deck audit #audit
        Start your free deck audit → /pitch-deck-audit
      ## Services for founders #founders
        **Sharpen the story:**
        **Design the evidence plan:**
        Book a call about your company ↗ booking site how-i-help founders
        ${offer('Investor Readiness Sprint', 'investor-readiness', PRICED)}
        ${offer('Capital Access', 'capital-access')}
        ${offer('Fractional CIO', 'fractional-cio')}
        ${offer('Venture Design Lab', 'venture-design', undefined, 'More about Venture Design Lab → /services/venture-design')}
        ${offer('Story-First Deck Rewrite', 'deck-rewrite', PRICED, 'More about Story-First Deck Rewrite → /services/deck-rewrite')}
      ## Services for tech transfer offices #ttos
        **Choose the route:**
        **Make the buyer pack:**
        Book a call about your asset ↗ booking site how-i-help ttos
        ${offer('Pathfinder Brief', 'pathfinder-brief')}
        ${offer('PitchKit', 'pitchkit')}
        ${offer('From Asset to Agreement', 'from-asset-to-agreement')}
      ## Why Work With Me #why-work-with-me
        **Funding.**
        **Partnerships.**
        **Background.**
        **A fixed scope.**
        Book a Call ↗ booking site how-i-help cta
        **How AI is used.**
        Privacy policy → /privacy-policy#ai-processing`),
  );
});

test('every service says in a paragraph what comes of it, and in others how', () => {
  const entries = elements(
    pageAt(ADDRESS),
    ({ tagName, children }) => tagName === 'li' && tagged(part(children), 'h3').length > 0,
  );
  const paragraphs = entries.map(({ children }) => tagged(part(children), 'p').length);
  expect(paragraphs.filter((count) => count >= 2)).toHaveLength(8);
});

test('the page of the Venture Design Lab has its blocks and links in order', () => {
  expect(outline('/services/venture-design')).toEqual(
    lines(`
      # Venture Design Lab
        Design the venture ↗ booking site venture-design hero
      ## What you get #what-you-get
        ### A venture thesis on a page
        ### Options, compared
        ### A plan of gates
        ### The open questions
      ## A venture thesis, filled in #example
        deck → /pitch-deck-audit#deck-before-after
        **Shown**
        **Open:**
        **Assumed**
        **Shown**
        **Open**
        **Assumed**
        **Open**
        **Assumed,**
      ## Outcomes #outcomes
        **One product to begin with.**
        **A named kind of buyer.**
        **A route with reasons.**
        **The cheapest fatal test first.**
        **A founding team that says the same thing.**
      ## Timeframe #timeframe
        ### Frame
        ### Test
        ### Design
      ## Bring one result and an open mind #design-the-venture
        Design the venture ↗ booking site venture-design cta
      ## Scope note #scope-note`),
  );
});

test('the page of the deck rewrite has its blocks and links in order', () => {
  expect(outline('/services/deck-rewrite')).toEqual(
    lines(`
      # Story-First Deck Rewrite
        Rewrite my deck ↗ booking site deck-rewrite hero
      ## What’s included #whats-included
        ### A reading through a buyer’s eyes
        ### The argument in sentences
        ### The new deck
        ### The ask
        ### A rehearsal
      ## Three titles, before and after #example
        whole deck → /pitch-deck-audit#deck-before-after
      ## Deliverables #deliverables
        **The rewritten deck**
        **The narrative outline**
        **Speaker notes**
        **An appendix list**
      ## Outcomes #outcomes
      ## Is it the deck? #rewrite-my-deck
        Investor Readiness Sprint → /how-i-help#investor-readiness
        free pitch deck audit → /pitch-deck-audit
        Rewrite my deck ↗ booking site deck-rewrite cta`),
  );
});

testAlone('each anchor of the services page leads to a block, and #tto and #ttos to the same one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [anchor, name] of [
    ['compare', 'All services at a glance'],
    ['audit', 'Free pitch deck audit'],
    ['founders', 'Services for founders'],
    ['ttos', 'Services for tech transfer offices'],
    ['tto', 'Services for tech transfer offices'],
  ] as const) {
    await page.goto(`${ADDRESS}#${anchor}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
  const tops = await page
    .locator('#tto, #ttos')
    .evaluateAll((places) => places.map((place) => Math.round(place.getBoundingClientRect().top)));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

testAlone('a link to the services of a group scrolls there, smoothly', { tag: '@night' }, async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  for (const [name, anchor] of [
    ['Services for founders', 'founders'],
    ['Services for tech transfer offices', 'tto'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${ADDRESS}#${anchor}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('every service card is numbered', async ({ page }) => {
  await open(page, ADDRESS);
  const titles = page.locator('#founders ol > li').getByRole('heading');
  const marks = await titles.evaluateAll((all) => all.map((title) => getComputedStyle(title, '::before').content));
  expect(marks).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('counter(')));
});
