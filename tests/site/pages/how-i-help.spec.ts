import { toString } from 'hast-util-to-string';
import { pageAt, tagged } from '../built-site.ts';
import { test as testAlone } from '../same-tab.ts';
import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, card, cardNames, links } from './blocks.ts';

test.use({ javaScriptEnabled: false });

const ADDRESS = '/how-i-help';
const ALIASES = ['/services', '/services/investor-readiness', '/services/capital-access', '/services/fractional-cio'];

/** The anchors of the page, with the heading that stands there. */
const ANCHORS = [
  ['compare', 'All services at a glance'],
  ['audit', 'Free pitch deck audit'],
  ['founders', 'Services for founders'],
  ['ttos', 'Services for tech transfer offices'],
] as const;

const FOR_FOUNDERS = [
  'Investor Readiness Sprint',
  'Capital Access',
  'Fractional CIO',
  'Venture Design Lab',
  'Story-First Deck Rewrite',
];
const FOR_OFFICES = ['Pathfinder Brief', 'PitchKit', 'From Asset to Agreement'];

for (const alias of ALIASES) {
  test(`${alias} shows the services page`, () => {
    const [shown, own] = [alias, ADDRESS].map((address) =>
      tagged(pageAt(address), 'main').map((main) => toString(main)),
    );
    expect(shown).toEqual(own);
  });
}

test('the services page has its blocks in order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How I help');
  await expect(blockNames(page)).toHaveText([
    'Choose Your Path',
    ...ANCHORS.map(([, name]) => name),
    'Why Work With Me',
  ]);
});

testAlone(
  'each anchor of the services page is a block of that name, and #tto and #ttos are one place',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [anchor, name] of [...ANCHORS, ['tto', 'Services for tech transfer offices']] as const) {
      await page.goto(`${ADDRESS}#${anchor}`);
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      if (anchor === 'tto') continue;
      await expect(page.locator(`#${anchor}`)).toHaveAccessibleName(name);
      await expect(page.locator(`#${anchor}`).getByRole('heading', { name, exact: true })).toBeInViewport();
    }
    const tops = await page
      .locator('#tto, #ttos')
      .evaluateAll((places) => places.map((place) => Math.round(place.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    expect(tops).toHaveLength(2);
  },
);

test('“Choose Your Path” has a card for founders and one for tech transfer offices', async ({ page }) => {
  await open(page, ADDRESS);
  const paths = block(page, 'Choose Your Path');
  await expect(cardNames(paths)).toHaveText(['For Founders', 'For Tech Transfer Offices']);
  expect(await links(paths)).toEqual([
    'Services for founders → #founders',
    'Services for tech transfer offices → #tto',
  ]);
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

test('the audit block of the services page leads to the audit', async ({ page }) => {
  await open(page, ADDRESS);
  expect(await links(block(page, 'Free pitch deck audit'))).toEqual(['Start your free deck audit → /pitch-deck-audit']);
});

test('the services for founders stand in their order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'Services for founders'))).toHaveText(FOR_FOUNDERS);
});

test('the services for tech transfer offices stand in their order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'Services for tech transfer offices'))).toHaveText(FOR_OFFICES);
});

testAlone(
  'the card of a service says what is covered, delivered, in which format and when, and books a call',
  async ({ page }) => {
    await page.goto(ADDRESS);
    for (const service of [...FOR_FOUNDERS, ...FOR_OFFICES]) {
      const shown = card(page.getByRole('main'), service);
      await shown.locator('details').evaluate((details) => details.setAttribute('open', ''));
      await expect(shown).toMatchAriaSnapshot(`
      - listitem:
        - heading "${service}" [level=3]
        - paragraph: /\\w/
        - paragraph: /\\w/
        - group:
          - text: What we cover · Deliverables
          - term: What we cover
          - definition:
            - list:
              - listitem: /\\w/
          - term: Deliverables
          - definition:
            - list:
              - listitem: /\\w/
        - term: For whom
        - definition: /\\w/
        - term: Format
        - definition: /\\w/
        - term: Timeline
        - definition: /\\w/
        - link "Book a Call about ${service} (opens in a new window)"
    `);
    }
  },
);

test('every service card is numbered', async ({ page }) => {
  await open(page, ADDRESS);
  const cards = card(page.getByRole('main'), FOR_FOUNDERS[0] ?? '').locator('xpath=../li');
  const marks = await cards
    .getByRole('heading')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, '::before').content));
  expect(marks).toEqual(FOR_FOUNDERS.map(() => expect.stringContaining('counter(')));
  await expect(cards.first().locator('xpath=..')).toHaveJSProperty('tagName', 'OL');
});

for (const [heading, call] of [
  ['Services for founders', 'Book a Call about your company'],
  ['Services for tech transfer offices', 'Book a Call about your asset'],
] as const) {
  test(`the first call that “${heading}” offers is “${call}”`, async ({ page }) => {
    await open(page, ADDRESS);
    const all = await links(block(page, heading));
    expect(all.find((link) => link.endsWith('→ booking'))).toBe(`${call} → booking`);
  });
}

test('“Why Work With Me” makes four claims and books a call', async ({ page }) => {
  await open(page, ADDRESS);
  const why = block(page, 'Why Work With Me');
  await expect(why.getByRole('listitem').getByRole('strong')).toHaveText([
    'Funding.',
    'Partnerships.',
    'Experience on both sides.',
    'A fixed scope and candor.',
  ]);
  expect((await links(why))[0]).toBe('Book a Call → booking');
});

test('the notice on AI says for what it is used, who decides, and where files are kept', async ({ page }) => {
  await open(page, ADDRESS);
  const notice = page.getByRole('paragraph').filter({ hasText: 'How AI is used.' });
  for (const said of [
    'structure of your deck',
    'No decision is automated',
    'human-only review',
    'in the EU',
    '30 days',
  ])
    await expect(notice).toContainText(said);
});
