import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { attribute, DIST, elements, files, origin, pageAt, pages, tagged } from './built-site.ts';
import { expect, test } from './same-tab.ts';

interface JsonFeed {
  readonly home_page_url: string;
  readonly items: readonly { readonly url: string; readonly content_html: string }[];
}

const FEED_TYPE = /^application\/(?:rss\+xml|atom\+xml|feed\+json)$/;
const feeds = files.filter((file) => /(?:^|\/)(?:feed\.xml|atom\.xml|feed\.json)$/.test(file));

test('every feed is named by the page of its list, and each page names the feed of the site', () => {
  const named = pages.map((page) => ({
    address: page.address,
    feeds: elements(page, (element) => FEED_TYPE.test(attribute(element, 'type') ?? '') && element.tagName === 'link')
      .map((link) => attribute(link, 'href') ?? '')
      .map((href) => href.slice(1)),
  }));
  expect(named.filter((page) => !page.feeds.includes('feed.xml')).map(({ address }) => address)).toEqual([]);
  expect(new Set(named.flatMap((page) => page.feeds))).toEqual(new Set(feeds));
});

test('every address in a feed leads to a page, a part of one, or a file', () => {
  const ids = new Map(
    pages.map((page) => [page.address, new Set(elements(page, () => true).map((element) => attribute(element, 'id')))]),
  );
  const broken: string[] = [];
  for (const file of feeds.filter((name) => name.endsWith('.json'))) {
    const { home_page_url: home, items } = JSON.parse(readFileSync(path.join(DIST, file), 'utf8')) as JsonFeed;
    const texts = items.flatMap(({ content_html: html }) =>
      elements({ tree: fromHtml(html, { fragment: true }) }, () => true),
    );
    const named = texts.flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')]);
    for (const address of [home, ...items.map(({ url }) => url), ...named]) {
      const target = address === undefined ? undefined : new URL(address);
      if (target?.origin !== origin) continue;
      const isThere =
        target.hash === ''
          ? ids.has(target.pathname) || files.includes(target.pathname.slice(1))
          : ids.get(target.pathname)?.has(decodeURIComponent(target.hash.slice(1)));
      if (isThere !== true) broken.push(`${file} → ${address}`);
    }
  }
  expect(feeds.length).toBeGreaterThan(3);
  expect(broken).toEqual([]);
});

test('a list links its feeds, and the footer that of the site', () => {
  const hrefs = (address: string): string[] =>
    tagged(pageAt(address), 'a').map((link) => attribute(link, 'href') ?? '');
  expect(hrefs('/insights')).toEqual(expect.arrayContaining(['/feed.xml', '/atom.xml', '/feed.json']));
  expect(hrefs('/insights/topics/bdl')).toEqual(expect.arrayContaining(['/insights/topics/bdl/feed.xml', '/feed.xml']));
  expect(hrefs('/about')).toContain('/feed.xml');
});

for (const file of ['feed.xml', 'atom.xml']) {
  test(`${file} can be read by whoever opens it in a browser`, async ({ page }) => {
    await page.goto(`/${file}`);
    const displays = (names: string): Promise<string[]> =>
      page.evaluate(
        (selector) => [
          ...new Set([...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).display)),
        ],
        names,
      );
    expect(await displays('title, summary, description')).toEqual(['block']);
    expect(await displays('content, encoded, guid, id, pubDate, updated')).toEqual(['none']);
    const link = page.locator('a');
    await expect(link).toHaveAttribute('href', `${origin}/insights`);
    await expect(link).toBeVisible();
  });
}
