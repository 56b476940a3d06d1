import { typesetLine } from '../../../pipeline/compile/typography/typeset.ts';
import { pages, readBuilt } from '../built-site.ts';
import { quotations } from '../content.ts';
import { expect, open, test } from '../shared-page.ts';
import { itemsAt, lines, outline } from './outline.ts';

test.use({ javaScriptEnabled: false });

test('the results page has its blocks, figures and links in order', () => {
  expect(outline('/results')).toEqual(
    lines(`
      # What the work has led to
      ## What each figure counts #wins
        = €5.3M non-dilutive EU funds won for clients
        : What it counts
        = 5 labs launched
        : What it counts
        = 2.5× budget growth
        : What it counts
        = Multiple deck audits
        : What it counts
      ## What you can check yourself #check-yourself
        ### A deck, before and after
          See both decks → /insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science#deck
        ### A plan, redesigned
          Follow the arithmetic → /insights/burn-quality
        ### A venture thesis
          Read the thesis → /services/venture-design#example
        ### A page of scope
          Read the page → /about#scope-page
      ## Testimonials #testimonials
        five questions → /testimonials#reference-call
        View more testimonials → /testimonials
      ## Ready to create your own success story? #closing
        Book a call ↗ booking site results cta`),
  );
});

test('the testimonials page has its blocks and its one button', () => {
  expect(outline('/testimonials')).toEqual(
    lines(`
      # Testimonials
      ## What you can check yourself #check-yourself
        ### The figures
          See what each figure counts → /results
        ### An audit
          See both decks → /pitch-deck-audit#deck-before-after
        ### A plan
          Follow the arithmetic → /insights/burn-quality
        ### A venture thesis
          Read the thesis → /services/venture-design#example
      ## Five questions to ask #reference-call
        **The result.**
        **The date.**
        **The hours.**
        **The dispute.**
        **The second time.**
      ## Ask me, too #book-a-call
        Book a call ↗ booking site testimonials cta`),
  );
});

for (const [place, count] of [
  ['/#testimonials', 3],
  ['/pitch-deck-audit#what-people-say', 3],
  ['/results#testimonials', 1],
  ['/testimonials#quotes', 6],
] as const) {
  test(`${place} shows ${count} testimonials, as far as clients have approved some, each with name and role`, () => {
    const said = quotations.map(({ quote, name, role }) => `${quote.trim()} ${name}, ${role}`);
    expect(itemsAt(place)).toEqual(said.slice(0, count).map((text) => typesetLine(text, 'en')));
  });
}

test('no page says what is not there, nor keeps a place for it', () => {
  const unsaid = /\b(?:reserved for|to be added|not (?:yet )?published|in place of a portrait|none: it is)\b/i;
  for (const { address, html } of pages) expect(unsaid.exec(html)?.[0], address).toBeUndefined();
  for (const file of ['content-export.txt', 'llms-full.txt', 'facts.json'])
    expect(unsaid.exec(readBuilt(file))?.[0], file).toBeUndefined();
});

test('figures are found as they are read', async ({ browser }) => {
  const page = await browser.newPage();
  for (const [address, text] of [
    ['/', '5 labs launched'],
    ['/results', '5 labs launched'],
    ['/results', 'Multiple deck audits'],
    ['/about', '20+ years of experience'],
  ] as const) {
    await page.goto(address);
    expect([address, await page.evaluate((words) => Reflect.get(window, 'find').call(window, words), text)]).toEqual([
      address,
      true,
    ]);
  }
  await page.close();
});

test('what is no number is not set as a figure', async ({ page }) => {
  await open(page, '/results');
  const sizeOf = (words: string): Promise<string> =>
    page.getByText(words, { exact: true }).evaluate((span) => getComputedStyle(span).fontSize);
  expect(await sizeOf('Multiple')).toBe(await sizeOf('deck audits'));
  expect(await sizeOf('2.5×')).not.toBe(await sizeOf('budget growth'));
});
