import { attribute, pageAt, tagged } from '../built-site.ts';
import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, card, cardNames, links, quotes } from './blocks.ts';

test.use({ javaScriptEnabled: false });

const CARDS = [
  ['Sharpen the story', 'Explore Founders → /how-i-help#founders', 'home_quad_founders_story'],
  ['Design the evidence plan', 'Explore Founders → /how-i-help#founders', 'home_quad_founders_evidence'],
  ['Choose the route', 'Explore TTOs → /how-i-help#ttos', 'home_quad_ttos_route'],
  ['Make the buyer pack', 'Explore TTOs → /how-i-help#ttos', 'home_quad_ttos_pack'],
] as const;

/** The featured article, then the two newest others: tags that are named, and how many more there are. */
const INSIGHTS = [
  ['The investor-ready mindset', '/insights/investor-ready-mindset', ['capital', 'narrative', 'diligence', '+1 more']],
  ['Burn Quality: what a euro of risk costs you', '/insights/burn-quality', ['capital', 'valuation', '+2 more']],
  [
    'The biotech deck audit: why deals die on structure, not science',
    '/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science',
    ['narrative', 'diligence', '+1 more'],
  ],
] as const;

test('the home page is titled “Turning your science into deals”', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Turning your science into deals');
});

test('the description of the home page says investor-ready in 4 weeks', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /investor-ready in 4 weeks/);
});

test('the home page opens with headline, promise, audience, button and proof', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Turning your science into deals." [level=1]
    - paragraph: A sharp story. A clear plan. Ready in 4 weeks.
    - paragraph: Supporting biotech founders and tech transfer offices.
    - link "Start your free deck audit":
      - /url: /pitch-deck-audit
    - paragraph: /independent consultant in Italy and work worldwide.*chief information officer at a research institute/
    - img /Story, Readiness, Access/
    - list:
      - listitem:
        - paragraph: €5.3M non-dilutive raised
      - listitem:
        - paragraph: 5 labs launched
      - listitem:
        - paragraph: 2.5× budget growth
    - region "Who I help"
  `);
});

test('the home page has its ten blocks in order', async ({ page }) => {
  await open(page, '/');
  await expect(blockNames(page)).toHaveText([
    'Who I help',
    'The data persuade scientists. The deck has to persuade buyers.',
    'Put your own plan on the ladder',
    'Proof & Perspective',
    'The Process',
    'What is different afterwards',
    'Latest Insights',
    'Free Pitch Deck Audit',
    'Testimonials',
    'Let’s Talk',
  ]);
});

for (const [name, anchor] of [
  ['The data persuade scientists. The deck has to persuade buyers.', 'context'],
  ['What is different afterwards', 'results'],
] as const) {
  test(`#${anchor} of the home page is “${name}”`, async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(`#${anchor}`)).toHaveAccessibleName(name);
  });
}

test('the home page asks the four questions of a reader beside a drawing of them', async ({ page }) => {
  await open(page, '/');
  const context = page.locator('#context');
  await expect(context.getByRole('listitem')).toHaveText([/risk is gone/, /comes next/, /asset worth/, /buys it/]);
  await expect(context.getByRole('img', { name: /four questions/ })).toBeVisible();
});

test('“Who I help” names founders, then tech transfer offices', async ({ page }) => {
  await open(page, '/');
  await expect(block(page, 'Who I help')).toContainText(
    /Founders shaping investor-ready biotech.*Tech transfer offices translating research into value/,
  );
});

test('“Who I help” has its four cards in order', async ({ page }) => {
  await open(page, '/');
  await expect(cardNames(block(page, 'Who I help'))).toHaveText(CARDS.map(([name]) => name));
});

for (const [name, link, tag] of CARDS) {
  test(`the card “${name}” has its text, chip, target and the tag ${tag}`, async ({ page }) => {
    await open(page, '/');
    const shown = card(block(page, 'Who I help'), name);
    await expect(shown.getByRole('paragraph')).toHaveText(/\w/);
    await expect(shown.getByRole('link')).toHaveAttribute('data-analytics', tag);
    expect(await links(shown)).toEqual([link]);
  });
}

test('no other link of the home page has an analytics tag', () => {
  const tags = tagged(pageAt('/'), 'a').flatMap((link) => attribute(link, 'dataAnalytics') ?? []);
  expect(tags).toEqual(CARDS.map(([, , tag]) => tag));
});

test('“Proof & Perspective” says what each of the three metrics counts', async ({ page }) => {
  await open(page, '/');
  await expect(block(page, 'Proof & Perspective').getByRole('listitem')).toHaveText([
    /Non-dilutive funds.*EU funds, won for clients/,
    /Labs launched.*Joint labs across 3 continents/,
    /Budget growth.*international partnerships/,
  ]);
});

for (const figure of ['€5.3M', '2.5×']) {
  test(`the home page says ${figure} once`, async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('main').getByText(figure)).toHaveCount(1);
  });
}

test('“The Process” has three steps: Story, Readiness, Access', async ({ page }) => {
  await open(page, '/');
  await expect(cardNames(block(page, 'The Process'))).toHaveText(['Story', 'Readiness', 'Access']);
});

test('“Latest Insights” shows the featured article and the two newest others', async ({ page }) => {
  await open(page, '/');
  const shown = INSIGHTS.map(([title, address]) => `${title} → ${address}`);
  expect(await links(block(page, 'Latest Insights'))).toEqual([...shown, 'View All Insights → /insights']);
});

for (const [title, , tags] of INSIGHTS) {
  test(`the home page shows “${title}” with the tags ${tags.join(', ')}`, async ({ page }) => {
    await open(page, '/');
    const tagsOfCard = card(block(page, 'Latest Insights'), title).getByRole('listitem');
    await expect(tagsOfCard).toHaveText([...tags]);
  });
}

test('the audit banner of the home page leads to the audit', async ({ page }) => {
  await open(page, '/');
  expect(await links(block(page, 'Free Pitch Deck Audit'))).toEqual(['Start Free Audit → /pitch-deck-audit']);
});

test('the home page shows three testimonials', async ({ page }) => {
  await open(page, '/');
  await expect(block(page, 'Testimonials').getByRole('listitem')).toHaveText(quotes(3));
});

test('the quotes of the home page are followed by three links', async ({ page }) => {
  await open(page, '/');
  expect(await links(block(page, 'Testimonials'))).toEqual([
    'View all testimonials → /testimonials',
    'See results → /results',
    'Make your case → booking',
  ]);
});

test('“Let’s Talk” has three cards: profile, call and message', async ({ page }) => {
  await open(page, '/');
  const talk = block(page, 'Let’s Talk');
  await expect(cardNames(talk)).toHaveText(['Connect on LinkedIn', 'Book a Call', 'Send me a message']);
  expect(await links(talk)).toEqual([
    'View profile → profile',
    'Choose a time → booking',
    'Open the form → contact-form',
  ]);
});
