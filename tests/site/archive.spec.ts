import type { Page } from '@playwright/test';
import { toString } from 'hast-util-to-string';
import { sampleOf } from '../sampling.ts';
import { pageAt, pages, part, readBuilt, tagged } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { ALIASES, ARTICLES } from './routes.ts';
import { toKeyboardCharacters } from '../../renderer/islands/insights/keyboard-characters.ts';

const archive = readBuilt('content-export.txt');
/** The parts that the specification names. Others may stand between them. */
const PARTS = ['Home', 'Process', 'Insights', 'About', 'FAQ', 'Contact'];
const PAGES = ['/', '/how-i-help', '/process', '/insights', '/about', '/faq', '/contact'];
const WITH_FIGURE = ARTICLES.filter((slug) =>
  /data-island="(?:ladder|matrix|deck)"/.test(pageAt(`/insights/${slug}`).html),
);
const OTHERS = ARTICLES.filter((slug) => !WITH_FIGURE.includes(slug));
/** Ample for all of them on a busy machine. */
const PAGES_MS = 180_000;
/** Names of links and marks that lead through the site and say nothing of their own, such as a topic with its count. */
const SIGNPOST =
  /^(\+\d+ more|\d+ more topics?|[a-z -]+ \d{1,2}|Featured|Read full article|Popular Topics|Filter by topic|Back to insights|(Next|Previous) insight|On the same topics|More about .*)$/;

const folded = fold(archive.replaceAll(/ \((?:https?:|mailto:)[^)\s]*\)/g, ''));

test('the archive is answered as plain text in UTF-8', async ({ request }) => {
  const answer = await request.get('/content-export.txt');
  expect(answer.headers()['content-type']?.replaceAll(' ', '')).toBe('text/plain;charset=utf-8');
});

test('everything that a page or an article says stands in the archive', async ({ page }) => {
  test.setTimeout(PAGES_MS);
  for (const address of [...PAGES, ...[...WITH_FIGURE, ...sampleOf(OTHERS, 2)].map((slug) => `/insights/${slug}`)]) {
    await page.goto(address);
    const said = await sentences(page);
    expect.soft(said.length, address).toBeGreaterThan(5);
    expect
      .soft(
        said.filter((sentence) => !folded.includes(sentence)),
        address,
      )
      .toEqual([]);
  }
});

test('the address of every article stands in the archive', () => {
  expect(ARTICLES.filter((slug) => !archive.includes(`/insights/${slug}`))).toEqual([]);
});

test('the archive holds no markup', () => {
  expect(archive.match(/<\/?[a-z][^>\n]*>|&[a-z]+;|\{\{|\]\(/gi)).toBeNull();
});

for (const [service, price] of [
  ['Story-First Deck Rewrite', '€8-12K'],
  ['Investor Readiness Sprint', '€15-25K'],
  ['Capital Access', 'a success fee, as a percentage of funds closed'],
] as const) {
  test(`the archive says that the price of ${service} is ${price}`, () => {
    const [, terms = ''] = archive.split(`\n${service}\n---`)[1]?.split('\nTerms: ') ?? [];
    expect(terms.split('\n\n')[0]).toContain(price);
  });
}

test('the guide prices of the archive stand on the pages of their services, in the page of scope, and where prices are asked for', () => {
  const naming = (price: RegExp): string[] =>
    pages.filter(({ address, html }) => !(address in ALIASES) && price.test(html)).map(({ address }) => address);
  const offering = ['/content-export', '/faq', '/how-i-help'];
  expect(naming(/15[-–]25K/)).toEqual(['/about', ...offering]);
  expect(naming(/8[-–]12K/)).toEqual([...offering, '/services/deck-rewrite']);
});

test('the page of the archive shows the text of its file', async ({ page }) => {
  await page.goto('/content-export');
  const shown = await page.locator('pre').allTextContents();
  expect(shown.filter((text) => !archive.includes(text))).toEqual([]);
  expect(fold(shown.join(' ')).length).toBeGreaterThan(fold(archive).length * 0.9);
});

test('the page of the archive links to its file, has the parts of the specification in order, and says how long each is', () => {
  const page = pageAt('/content-export');
  expect(page.html).toContain('href="/content-export.txt"');
  const names = tagged(page, 'h2').map((heading) => toString(heading));
  expect(names.filter((name) => PARTS.includes(name))).toEqual(PARTS);
  const lengths = tagged(part(tagged(page, 'main')), 'summary').map((summary) => toString(summary));
  expect(lengths.length).toBeGreaterThan(20);
  expect(lengths.filter((text) => !/\d+ words$/.test(text))).toEqual([]);
});

/** What a page's main part says, in the signs of a keyboard, controls and trail left out, in sentences. */
async function sentences(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, label, input, nav, sup:has(a), [role="status"], [aria-live], [aria-hidden="true"], [data-position], .sr-only',
    );
    for (const control of controls) control.style.setProperty('display', 'none', 'important');
    for (const power of document.querySelectorAll('main sup:not(:has(a))')) power.prepend('^');
  });
  const text = await page.getByRole('main').innerText();
  return text
    .split(/[\n\t]+|(?<=[.!?])\s+/)
    .map(fold)
    .filter((sentence) => /\p{L}/u.test(sentence) && !SIGNPOST.test(sentence));
}

function fold(text: string): string {
  return toKeyboardCharacters(text).replaceAll(/\s+/g, ' ').trim();
}
