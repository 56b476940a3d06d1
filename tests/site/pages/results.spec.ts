import { typesetLine } from '../../../pipeline/typography/typeset.ts';
import { pages, readBuilt } from '../built-site.ts';
import { quotations } from '../content.ts';
import { expect, test } from '../same-tab.ts';
import { itemsAt } from './outline.ts';

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

test('figures are found as they are read', async ({ page }) => {
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
});

test('what is no number is not set as a figure', async ({ page }) => {
  await page.goto('/results');
  const sizeOf = (words: string): Promise<string> =>
    page.getByText(words, { exact: true }).evaluate((span) => getComputedStyle(span).fontSize);
  expect(await sizeOf('Multiple')).toBe(await sizeOf('deck audits'));
  expect(await sizeOf('2.5×')).not.toBe(await sizeOf('budget growth'));
});
