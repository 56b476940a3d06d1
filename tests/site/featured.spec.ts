import type { Locator, Page } from '@playwright/test';
import type { IndexPart } from '../../pipeline/content/model/article.ts';
import { readIndex } from '../../renderer/islands/insights/read-index.ts';
import { attribute, pages, part, readBuilt, tagged } from './built-site.ts';
import { awake } from './cold-page.ts';
import { entries, search, topic } from './insights-on-page.ts';
import { expect, test } from './same-tab.ts';
import { topicName } from './topic-names.ts';

const { articles, tags } = readIndex([JSON.parse(readBuilt('insights/index.json')) as IndexPart]);
const featured = articles.find((article) => article.featured);
const TITLE = featured?.title ?? '';
const NOTHING = 'No insights found matching your criteria.';
const [itsTopic] = featured?.tags ?? [];
const otherTopic = tags.find(({ tag }) => featured?.tags.includes(tag) === false)?.tag;

for (const [asked, address, isAbove, said] of [
  ['nothing', '/insights', true, ''],
  ['the second page', '/insights?page=2', true, ''],
  ['a text of the featured article alone', `/insights?q=${encodeURIComponent(TITLE)}`, true, '1 insight found'],
  ['a text of others', '/insights?q=burn', false, '2 insights found'],
  ['a topic of the featured article', `/insights?tag=${itsTopic}`, true, sayCount(itsTopic)],
  ['a topic of others', `/insights?tag=${otherTopic}`, false, sayCount(otherTopic)],
  ['one topic of it and one of others', `/insights?tag=${itsTopic}&tag=${otherTopic}`, true, undefined],
  ['what is nowhere', '/insights?q=no+such+words', false, NOTHING],
  ['the page of its topic', `/insights/topics/${itsTopic}`, true, ''],
  ['no topic on the page of one', `/insights/topics/${otherTopic}?tag=`, true, '9 insights found'],
  [
    'another topic on the page of its own',
    `/insights/topics/${itsTopic}?tag=${otherTopic}`,
    false,
    sayCount(otherTopic),
  ],
] as const) {
  test(`asked for ${asked}, the featured article is ${isAbove ? '' : 'not '}above the grid, and not in it`, async ({
    page,
  }) => {
    await page.goto(address);
    await search(page).hover();
    await awake(page, 'insights');
    await expect(above(page)).toHaveCount(isAbove ? 1 : 0);
    await expect(entries(page).filter({ hasText: TITLE })).toHaveCount(0);
    if (said !== undefined) await expect(page.getByRole('main').locator('[aria-live]')).toHaveText(said);
    if (said === NOTHING) await expect(entries(page)).toHaveCount(0);
  });
}

test('found alone, it stands above no grid and no page links, and clearing brings the grid back', async ({ page }) => {
  await open(page);
  await search(page).fill(TITLE);
  await expect(above(page)).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page.getByText(NOTHING)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(entries(page)).toHaveCount(6);
});

test('a topic that is pressed stays where it is in the window while the article above goes and comes', async ({
  page,
}) => {
  await open(page);
  // As in a browser that does not keep places by itself.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  const button = topic(page, topicName(otherTopic ?? ''));
  await button.evaluate((pressed) => pressed.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await placeOf(button);
  for (const count of [0, 1]) {
    await button.click();
    await expect(above(page)).toHaveCount(count);
    expect(Math.abs((await placeOf(button)) - place), 'pixels moved').toBeLessThan(3);
  }
});

test('as built, it is above the grid of all articles and of its topics, on each of their pages, and in no grid', () => {
  const lists = pages.filter(({ address }) => /^\/insights(?:\/(?:page|topics)\/.+)?$/.test(address));
  expect(lists.length).toBeGreaterThan(tags.length);
  for (const page of lists) {
    const topicOf = /\/topics\/([^/]+)/.exec(page.address)?.[1];
    const isIts = topicOf === undefined || featured?.tags.includes(topicOf) === true;
    const island = tagged(page, 'div').filter((box) => attribute(box, 'dataIsland') === 'insights');
    const links = tagged(part(island), 'h2').flatMap((heading) => tagged(part([heading]), 'a'));
    const hrefs = tagged(part(island), 'a').map((link) => attribute(link, 'href'));
    expect
      .soft(
        hrefs.filter((href) => href === featured?.address),
        page.address,
      )
      .toHaveLength(isIts ? 1 : 0);
    expect
      .soft(
        links.map((link) => attribute(link, 'href')),
        page.address,
      )
      .not.toContain(featured?.address);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is above the list whatever the address asks for, as nothing can be searched', async ({ page }) => {
    await page.goto('/insights?q=burn');
    await expect(above(page)).toBeVisible();
    await expect(entries(page)).toHaveCount(6);
    await page.goto(`/insights/topics/${otherTopic}`);
    await expect(above(page)).toHaveCount(0);
  });
});

function above(page: Page): Locator {
  return page.getByRole('region', { name: TITLE });
}

async function open(page: Page): Promise<void> {
  await page.goto('/insights');
  await search(page).hover();
  await awake(page, 'insights');
}

async function placeOf(box: Locator): Promise<number> {
  return (await box.boundingBox())?.y ?? Number.NaN;
}

function sayCount(tag: string | undefined): string {
  const count = tags.find((one) => one.tag === tag)?.count ?? 0;
  return count === 1 ? '1 insight found' : `${count} insights found`;
}
