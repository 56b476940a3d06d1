import { attribute, elements, files, origin, pageAt, pages, tagged } from './built-site.ts';
import { expect, test } from './same-tab.ts';

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
    const list = page.locator(file === 'feed.xml' ? 'channel > link' : 'a');
    await expect(list).toContainText(`${origin}/insights`);
    await expect(list).toBeVisible();
  });
}
