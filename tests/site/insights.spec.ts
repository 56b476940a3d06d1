import type { Page } from '@playwright/test';
import type { IndexPart } from '../../pipeline/content/model/article.ts';
import { readBuilt } from './built-site.ts';
import { awake, hold, keepCold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { entries, search, topic, unfoldTopics } from './insights-on-page.ts';
import { topicName } from './topic-names.ts';
import { toasts } from './toasts-on-page.ts';
import { withTags, withText } from '../../renderer/islands/insights/filter-articles.ts';
import { readIndex } from '../../renderer/islands/insights/read-index.ts';

const INDEX = '**/insights/index.json';
const PAGE_SIZE = 6;

const { articles, tags } = readIndex([JSON.parse(readBuilt('insights/index.json')) as IndexPart]);
const inGrid = articles.filter(({ featured }) => !featured);
const titles = inGrid.map(({ title }) => title);
const names = Object.fromEntries(tags.map(({ tag }) => [tag, topicName(tag)]));

test('the first page shows the six newest articles', async ({ page }) => {
  await page.goto('/insights');
  await expect(entries(page)).toHaveText(titles.slice(0, PAGE_SIZE));
});

test('the list has title, featured insight, search, topics, grid, pages and popular topics', async ({ page }) => {
  await page.goto('/insights');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Biotech Insights" [level=1]
      - search:
        - textbox "Search insights"
      - region "The investor-ready mindset":
        - link "Read full article":
          - /url: /insights/investor-ready-mindset
      - heading "Filter by topic" [level=2]
      - group:
        - group "Filter by topic"
      - complementary "Popular Topics":
        - heading "Popular Topics" [level=2]
        - group:
          - list
      - list
      - navigation "Pages"
  `);
  await expect(search(page)).toHaveAttribute('placeholder', 'Search insights...');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(['1', '2']);
});

test('every day is written out in US English', async ({ page }) => {
  await page.goto('/insights');
  const days = await page
    .locator('time')
    .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime') ?? '', time.textContent ?? '']));
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(days.map(([, text]) => text)).toEqual(days.map(([day = '']) => long.format(new Date(day))));
});

test('each article of the grid names three topics and counts the others', async ({ page }) => {
  await page.goto('/insights');
  for (const { title, tags: own } of inGrid.slice(0, PAGE_SIZE)) {
    const shown = page
      .locator('li', { has: page.getByRole('link', { name: title, exact: true }) })
      .getByRole('listitem');
    const named = own.slice(0, 3).map(topicName);
    await expect.soft(shown, title).toHaveText(own.length > 3 ? [...named, `+${own.length - 3} more`] : named);
  }
});

test('on a phone, each article of the list has a drawing above its title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/insights');
  const items = page.locator('[data-island="insights"] li:has(h2)');
  await expect(items).toHaveCount(PAGE_SIZE);
  for (const item of await items.all()) {
    const [drawing, title] = [await item.locator('img').boundingBox(), await item.locator('h2').boundingBox()];
    expect(drawing?.width).toBeGreaterThan(200);
    expect((drawing?.y ?? Infinity) + (drawing?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  }
});

test('the eight most frequent topics are popular, with their counts', async ({ page }) => {
  await page.goto('/insights');
  const wanted = tags
    .slice(0, 8)
    .map(({ tag, count }) => `${topicName(tag)} ${count} ${count === 1 ? 'insight' : 'insights'}`);
  await expect(popular(page).getByRole('link')).toHaveText(wanted);
});

test.describe('before React is there', () => {
  for (const [what, address] of [
    ['any script', '**/assets/**/*.js'],
    ['the index of articles', INDEX],
  ] as const) {
    test(`letters that are typed before ${what} arrives stay and filter the list`, async ({ page }) => {
      const release = await hold(page, address);
      await page.goto('/insights', { waitUntil: 'commit' });
      await search(page).pressSequentially('burn');
      release();
      await expect(entries(page)).toHaveText(matching('burn'));
      await expect(search(page)).toHaveValue('burn');
    });
  }

  test('the field keeps the focus and the place of the letters', async ({ page }) => {
    const release = await keepCold(page);
    await page.goto('/insights');
    await search(page).pressSequentially('brn');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await awake(page, 'insights');
    await page.keyboard.press('u');
    await expect(search(page)).toHaveValue('burn');
  });

  test('a press on a topic counts', async ({ page }) => {
    const release = await keepCold(page);
    await page.goto('/insights');
    await unfoldTopics(page);
    await topic(page, 'product').click();
    release();
    await expect(entries(page)).toHaveText(tagged('product'));
    await expect(topic(page, 'product')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('with an index that cannot be fetched', () => {
  test.use({ provoked: /index\.json|The index of insights answered 500/ });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route(INDEX, (route) => route.fulfill({ status: 500 }));
    await page.goto('/insights');
    const first = page.waitForResponse(INDEX);
    await search(page).fill('burn');
    await first;
    for (const seconds of [1, 2, 4]) {
      const next = page.waitForResponse(INDEX);
      await page.clock.fastForward(seconds * 1000);
      await next;
    }
  });

  test('a message says so, the list stays as it was, and its page links lead to the other pages', async ({ page }) => {
    await expect(toasts(page)).toHaveText(['The search could not be loaded. The pages of the list work without it.']);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await expect(entries(page)).toHaveText(titles.slice(0, PAGE_SIZE));
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/insights/page/2');
  });

  test('the next gesture fetches the index again', async ({ page }) => {
    await page.unroute(INDEX);
    await search(page).press('End');
    await expect(entries(page)).toHaveText(matching('burn'));
  });
});

test.describe('awake', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/insights');
    await search(page).hover();
    await awake(page, 'insights');
  });

  test('a search finds a text in title, summary and tags, whatever its case', async ({ page }) => {
    for (const text of ['BURN', 'tech-transfer', '(', "'burn"]) {
      await search(page).fill(text);
      await expect.soft(page.getByRole('main').locator('[aria-live]'), text).toHaveText(howMany(text));
      await expect.soft(entries(page), text).toHaveText(matching(text).slice(0, PAGE_SIZE));
    }
  });

  test('several topics together show the articles with one of them, a second press takes one back, and a search counts too', async ({
    page,
  }) => {
    await unfoldTopics(page);
    await topic(page, 'product').click();
    await topic(page, 'leadership').click();
    await expect(entries(page)).toHaveText(tagged('product', 'leadership'));
    await topic(page, 'product').click();
    await expect(entries(page)).toHaveText(tagged('leadership'));
    await topic(page, 'leadership').click();
    await topic(page, 'capital').click();
    await search(page).fill('burn');
    const both = matching('burn').filter((title) => tagged('capital').includes(title));
    await expect(entries(page)).toHaveText(both);
  });

  test('a result of one page has no page links; the button in the field clears it and keeps the focus', async ({
    page,
  }) => {
    await search(page).fill('burn');
    await expect(entries(page)).toHaveText(matching('burn'));
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(entries(page)).toHaveText(titles.slice(0, PAGE_SIZE));
    await expect(search(page)).toBeFocused();
  });

  test('the second page shows the other articles; a new search and a new topic begin at the first', async ({
    page,
  }) => {
    const second = page.getByRole('link', { name: 'Page 2' });
    await second.click();
    await expect(entries(page)).toHaveText(titles.slice(PAGE_SIZE));
    await expect(second).toHaveAttribute('aria-current', 'page');
    await search(page).fill('e');
    await expect(entries(page)).toHaveText(matching('e').slice(0, PAGE_SIZE));
    await search(page).fill('');
    await second.click();
    await expect(entries(page)).toHaveText(titles.slice(PAGE_SIZE));
    await topic(page, 'strategy').click();
    await expect(entries(page)).toHaveText(tagged('strategy').slice(0, PAGE_SIZE));
  });
});

test('the list is the same before and after it wakes', async ({ page }) => {
  await page.goto('/insights/page/2');
  const before = await page.getByRole('main').innerText();
  await search(page).hover();
  await awake(page, 'insights');
  expect(await page.getByRole('main').innerText()).toBe(before);
});

function popular(page: Page) {
  return page.getByRole('complementary', { name: 'Popular Topics' });
}

/** Returns what is said of a search; the featured article counts, too. */
function howMany(text: string): string {
  const { length: count } = withText(articles, text, names);
  if (count === 0) return 'No insights found matching your criteria.';
  return count === 1 ? '1 insight found' : `${count} insights found`;
}

/** Returns the titles of the grid that match a text. */
function matching(text: string): string[] {
  return withText(inGrid, text, names).map(({ title }) => title);
}

function tagged(...wanted: string[]): string[] {
  return withTags(inGrid, wanted).map(({ title }) => title);
}
