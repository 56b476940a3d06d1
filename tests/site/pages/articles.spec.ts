import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { toString } from 'hast-util-to-string';
import { plainSigns } from '../../../renderer/islands/insights/plain-signs.ts';
import { attribute, DIST, files, pageAt, records, tagged } from '../built-site.ts';
import { jobTitle, personName } from '../content.ts';
import { expect, open, test } from '../shared-page.ts';
import { ARTICLES } from '../routes.ts';
import { topicName } from '../topic-names.ts';

const FEATURED = '/insights/investor-ready-mindset';

/** Topics that the specification has seen. */
const TOPICS = [
  'bdl',
  'capital',
  'narrative',
  'diligence',
  'fundraising',
  'valuation',
  'leadership',
  'strategy',
  'spinouts-tech-transfer',
  'product',
  'regulation',
  'capital-access',
];

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const articles = ARTICLES.map((slug) => ({ slug, ...recordOf(slug) }));

test('the article on the investor-ready mindset ends with the way to the audit', () => {
  const link = tagged(pageAt(FEATURED), 'a').find((anchor) => toString(anchor) === 'Secure your free audit today');
  expect(attribute(link, 'href')).toBe('/pitch-deck-audit');
});

for (const { slug, headline, datePublished, timeRequired, keywords } of articles) {
  const address = `/insights/${slug}`;

  test(`the article ${slug} has its way back, day, reading time, topics and Share button`, async ({ page }) => {
    await open(page, address);
    const article = page.getByRole('article');
    await expect(article.getByRole('link').first()).toHaveText('Back to insights');
    await expect(article.getByRole('link').first()).toHaveAttribute('href', '/insights');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(article.getByRole('time').first()).toHaveText(long.format(new Date(datePublished)));
    await expect(article).toContainText(`${timeRequired.slice(2, 3)} min read`);
    await expect(article.getByRole('list').first().getByRole('listitem')).toHaveText(keywords.split(', '));
    await expect(article.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  test(`the drawing of ${slug} stands beside its title, with a number and a caption`, async ({ page }) => {
    await open(page, address);
    const figure = page.getByRole('figure').first();
    await expect(figure.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    const caption = await figure.locator('figcaption').innerText();
    expect(caption).toMatch(/^Figure 1\. .+\.$/);
    expect(caption).not.toContain(await figure.getByRole('img').getAttribute('alt'));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const drawing = await boxOf(figure);
    expect(drawing.x).toBeGreaterThanOrEqual(title.x + title.width);
    expect(drawing.y).toBeLessThan(title.y + title.height);
  });

  test(`${slug} is signed, and ends with its author and one thing to do`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('[rel="author"]')).toHaveText(personName ?? jobTitle);
    const ending = page.getByRole('article').locator('footer');
    await expect(ending).toContainText(personName ?? jobTitle);
    await expect(ending.getByRole('link', { name: 'About the author' })).toHaveAttribute('href', '/about');
    await expect(ending.getByRole('link')).toHaveCount(2);
  });

  test(`machines read the caption and the ending of ${slug} too`, async ({ page }) => {
    const markdownAlternate = readFileSync(path.join(DIST, `${address}.md`), 'utf8');
    const archive = readFileSync(path.join(DIST, 'content-export.txt'), 'utf8');
    await open(page, address);
    const caption = await page.locator('figcaption').first().innerText();
    const ending = await page.getByRole('article').locator('footer p').allInnerTexts();
    for (const text of [markdownAlternate, archive])
      for (const line of [caption, ...ending]) expect(plainSigns(text)).toContain(plainSigns(line));
  });
}

test('the reading times of the articles differ', () => {
  expect(new Set(articles.map(({ timeRequired }) => timeRequired)).size).toBeGreaterThan(1);
});

test('the articles have the slugs of the specification and no other', () => {
  const slugs = files.flatMap((file) => /^insights\/([^/]+)\.html$/.exec(file)?.[1] ?? []);
  expect(slugs).toEqual(ARTICLES.toSorted());
});

test('the days of the articles range from 2025-09-08 to 2025-10-10', () => {
  const days = articles.map(({ datePublished }) => datePublished.slice(0, 10)).toSorted();
  expect([days[0], days.at(-1)]).toEqual(['2025-09-08', '2025-10-10']);
});

test('the featured article is that of 2025-10-10 on the investor-ready mindset, and the only one', async ({ page }) => {
  await open(page, '/insights');
  const shown = page.getByRole('link', { name: 'Read full article' });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('href', FEATURED);
  expect(recordOf('investor-ready-mindset').datePublished).toBe('2025-10-10T00:00:00Z');
});

test('every reading time is 5, 6 or 7 minutes', () => {
  const times = new Set(articles.map(({ timeRequired }) => timeRequired));
  expect(['PT5M', 'PT6M', 'PT7M']).toEqual(expect.arrayContaining([...times]));
});

test('the topics of the articles are those of the specification', () => {
  const topics = new Set(articles.flatMap(({ keywords }) => keywords.split(', ')));
  expect([...topics].toSorted()).toEqual(TOPICS.map(topicName).toSorted());
});

test('every article counts as changed on the day it was published', () => {
  expect(articles.filter(({ datePublished, dateModified }) => datePublished !== dateModified)).toEqual([]);
});

test('Burn Quality is defined by its formula and its limit', async ({ page }) => {
  await open(page, '/insights/burn-quality');
  await expect(page.getByRole('blockquote').first()).toHaveText(
    /Burn Quality = \(change in probability of success × value at gate\) ÷ money spent\. Above 1 is good; below 1, deprioritize\./,
  );
});

test('the milestone ladder of Burn Quality has 12 months and three binary gates', async ({ page }) => {
  await open(page, '/insights/burn-quality');
  await expect(page.getByRole('article')).toContainText('milestone ladder is a 12-month plan with three binary gates');
});

interface ArticleRecord {
  readonly headline: string;
  readonly datePublished: string;
  readonly dateModified: string;
  readonly timeRequired: string;
  readonly keywords: string;
}

function recordOf(slug: string): ArticleRecord {
  const record = records(pageAt(`/insights/${slug}`)).get('Article');
  if (!record) throw new Error(`The article ${slug} does not describe itself`);
  return record as unknown as ArticleRecord;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing is shown there');
  return box;
}
