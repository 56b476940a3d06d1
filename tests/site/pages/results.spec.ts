import { typesetLine } from '../../../pipeline/compile/typography/typeset.ts';
import { readBuilt } from '../built-site.ts';
import { testimonials } from '../content.ts';
import { expect, open, test } from '../shared-page.ts';
import { itemsAt, lines, outline } from './outline.ts';

test.use({ javaScriptEnabled: false });

test('the results page has its blocks, figures and links in order', () => {
  expect(outline('/results')).toEqual(
    lines(`
      # What the work has led to
      ## What stands behind each figure #wins
        = €5.3M non-dilutive EU funds won for clients
        : What it counts, Over what time, Against what
        = 5 labs launched
        : What it counts, Over what time, Against what
        = 2.5× budget growth
        : What it counts, Over what time, Against what
        = Multiple deck audits
        : What it counts, Over what time, Against what
      ## In clients’ words #testimonials
        View more testimonials → /testimonials
      ## Ready to create your own success story? #closing
        Book a call ↗ booking site results cta`),
  );
});

test('the testimonials page has its blocks and its one button', () => {
  expect(outline('/testimonials')).toEqual(
    lines(`
      # Testimonials
      ## Ask me about a case like yours #book-a-call
        Book a call ↗ booking site testimonials cta`),
  );
});

for (const [place, count] of [
  ['/#testimonials', 3],
  ['/pitch-deck-audit#what-people-say', 3],
  ['/results#testimonials', 1],
  ['/testimonials#quotes', 6],
] as const) {
  test(`${place} shows ${count} testimonials: quotes with name and role, and places that are kept for others`, () => {
    const said = testimonials.flatMap((one) =>
      'quote' in one ? [`${one.quote.trim()} ${one.name}, ${one.role}`] : [],
    );
    const kept = testimonials.flatMap((one) =>
      'quote' in one ? [] : [`Reserved for a reply ${one.place} ${one.asks.trim()}`],
    );
    expect(itemsAt(place)).toEqual([...said, ...kept].slice(0, count).map((text) => typesetLine(text, 'en')));
  });
}

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

test('a place that is kept is no quotation', async ({ page }) => {
  await open(page, '/testimonials');
  const plates = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reserved' });
  for (const plate of await plates.all()) {
    await expect(plate.locator('blockquote, figure, q')).toHaveCount(0);
    await expect(plate).not.toContainText(/[“”«»"]/);
    expect(await plate.locator('> *').evaluate((shown) => getComputedStyle(shown).borderTopStyle)).toBe('dashed');
  }
});

test('in texts for machines, a place that is kept is no quotation either', () => {
  for (const file of ['testimonials.md', 'index.md', 'content-export.txt', 'llms-full.txt']) {
    const text = readBuilt(file);
    for (const { place, asks } of testimonials.flatMap((one) => ('quote' in one ? [] : [one]))) {
      const saying = text.split('\n').filter((line) => line.includes(place) || line.includes(asks.trim()));
      expect(saying.filter((line) => !line.startsWith('- '))).toEqual([]);
    }
  }
});
