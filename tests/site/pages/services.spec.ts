import { toString } from 'hast-util-to-string';
import { elements, pageAt, part, tagged } from '../built-site.ts';
import { expect, test } from '../same-tab.ts';

const ADDRESS = '/how-i-help';

test('what a service covers and what it delivers are a fold each', () => {
  const summaries = tagged(part(tagged(pageAt(ADDRESS), 'main')), 'summary');
  const folds = summaries.map((summary) => toString(summary));
  expect(folds).toEqual(Array.from({ length: 8 }, () => ['What we cover', 'Deliverables']).flat());
});

test('every service says how, and leaves to the table for whom it is and what the client holds at the end', () => {
  const entries = elements(
    pageAt(ADDRESS),
    ({ tagName, children }) => tagName === 'li' && tagged(part(children), 'dl').length > 0,
  );
  expect(entries).toHaveLength(8);
  for (const entry of entries) {
    expect(tagged(part(entry.children), 'p')).not.toEqual([]);
    const terms = tagged(part(entry.children), 'dt').map((term) => toString(term));
    expect(terms.slice(0, 3)).toEqual(['Format', 'Timeline', 'Terms']);
  }
});

test('each anchor of the services page leads to a block, and #tto and #ttos to the same one', async ({ page }) => {
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

test('a link to the services of a group scrolls there, smoothly', { tag: '@night' }, async ({ page }) => {
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
  await page.goto(ADDRESS);
  const titles = page.locator('#founders ol > li').getByRole('heading');
  const marks = await titles.evaluateAll((all) => all.map((title) => getComputedStyle(title, '::before').content));
  expect(marks).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('counter(')));
});
