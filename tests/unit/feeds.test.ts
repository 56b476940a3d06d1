import { DOMParser } from '@xmldom/xmldom';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { FEED_FORMS, type FeedForm } from '../../pipeline/content/addresses.ts';
import { feedText, MAX_ENTRIES, type FeedSource } from '../../pipeline/outputs/data/feeds.ts';
import { prefixAddresses } from '../../pipeline/shared/prefix-addresses.ts';
import type { Feed, FeedEntry } from '../../pipeline/content/model/site.ts';
import { vectors } from '../fixtures/attacks/vectors.ts';
import { readerOf } from '../outputs/readers.ts';
import { dangersIn } from './dangers.ts';
import { siteOf } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const site = await siteOf();
const { url } = site.identity;
const SIZE = 1234;
const source: FeedSource = { ...site, sizeOf: () => SIZE };
const FORMS = Object.keys(FEED_FORMS) as FeedForm[];
const own = site.feeds[0] as Feed;

// oxlint-disable-next-line no-control-regex -- XML has no form for them
const UNKNOWN_TO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

describe('the feeds of a site', () => {
  test('are one of all articles and one of each topic, the newest entry first', () => {
    const topics = site.content.insights.tags.map(({ tag }) => `/insights/topics/${tag}`);
    expect(site.feeds.map(({ base }) => base)).toEqual(['', ...topics]);
    for (const { entries } of site.feeds) {
      const days = entries.map(({ published }) => published);
      expect(days).toEqual(days.toSorted().toReversed());
    }
    expect(own.entries.map(({ address }) => address)).toEqual(
      site.content.insights.articles.map(({ address }) => address),
    );
  });

  test('have the newest twenty entries', async () => {
    const files = Array.from({ length: MAX_ENTRIES + 5 }, (_, index) => [
      `insights/a${index}.md`,
      `---\ntitle: Article ${index}\nsummary: A note.\npublished: 2025-01-01\ntags: [felt]\n---\n\nText.\n`,
    ]);
    const many = await siteOfTexts({
      'pages/insights.md': '---\ntitle: All\ndescription: A list.\n---\n',
      ...Object.fromEntries(files),
    });
    expect(many.feeds.map(({ entries }) => entries.length)).toEqual([MAX_ENTRIES, MAX_ENTRIES]);
  });

  test('are none where there is no article', async () => {
    expect((await siteOfTexts({})).feeds).toEqual([]);
  });

  test('say by their dates when something has changed, and not when they were made', () => {
    const entries: FeedEntry[] = [
      { ...entryWith('a'), published: '2025-01-01', updated: '2025-03-01' },
      { ...entryWith('b'), published: '2025-02-01', updated: '2025-02-01' },
    ];
    const { rss, atom, json } = feedTexts({ ...own, entries }, source);
    const changed = parseXml(atom).getElementsByTagName('updated');
    expect(rss).toContain('<lastBuildDate>Sat, 01 Mar 2025 00:00:00 GMT</lastBuildDate>');
    expect([...changed].map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
      '2025-03-01',
      '2025-03-01',
      '2025-02-01',
    ]);
    expect(JSON.parse(json)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ date_modified: '2025-03-01T00:00:00Z' }, { date_modified: '2025-02-01T00:00:00Z' }],
    });
  });
});

describe('a text in a feed', () => {
  test.each(vectors)('%j stays a text', (vector) => {
    const feed = { ...own, description: vector, entries: [entryWith(vector)] };
    const shown = vector.replaceAll(UNKNOWN_TO_XML, '\uFFFD');
    const document = parseXml(feedTexts(feed, source).rss);
    for (const element of document.getElementsByTagName('description')) {
      const tree = fromHtml(element.textContent ?? '', { fragment: true });
      expect(tree.children.every(({ type }) => type === 'text')).toBe(true);
      expect(unspaced(toString(tree))).toBe(unspaced(shown));
    }
    for (const form of FORMS) {
      const { title = '', content = '' } = told(form, feedTexts(feed, source)[form]);
      expect(unspaced(title)).toBe(unspaced(form === 'json' ? vector : shown));
      expect(dangersIn(fromHtml(content, { fragment: true }))).toEqual([]);
    }
  });
});

describe('HTML for readers elsewhere', () => {
  test.each([
    ['<a href="#part">x</a>', '<a href="https://e.org/page#part">x</a>'],
    ['<a href="//other.org/x">x</a>', '<a href="//other.org/x">x</a>'],
    [
      '<img alt="a > b" src="/a.png" srcset="/a.png 1x, /b.png 2x">',
      '<img alt="a > b" src="https://e.org/a.png" srcset="https://e.org/a.png 1x, https://e.org/b.png 2x">',
    ],
    ['<p>Write href="/faq" and src="/a".</p>', '<p>Write href="/faq" and src="/a".</p>'],
    ['<code>&#x3C;a href="/faq"></code>', '<code>&#x3C;a href="/faq"></code>'],
    ['<a id="b" href="/c" class="d">x</a>', '<a id="b" href="https://e.org/c" class="d">x</a>'],
  ])('%s', (html, absolute) => {
    expect(prefixAddresses(html, 'https://e.org', 'https://e.org/page')).toBe(absolute);
  });

  test('has no other address in any text of the site', () => {
    let addresses = 0;
    for (const { address, body } of own.entries) {
      visit(
        fromHtml(prefixAddresses(body?.prose.html ?? '', url, url + address), { fragment: true }),
        'element',
        (element) => {
          for (const name of ['href', 'src']) {
            const value = element.properties[name];
            if (value !== undefined) expect(String(value)).toMatch(/^[a-z]+:/);
            addresses += Number(value !== undefined);
          }
        },
      );
    }
    expect(addresses).toBeGreaterThan(0);
  });
});

function entryWith(text: string): FeedEntry {
  return { address: '/a', title: text, summary: text, published: '2025-01-01', updated: '2025-01-01', topics: [text] };
}

/** What a feed says of its first entry. */
function told(form: FeedForm, text: string): Record<string, string> {
  const said: Record<string, string> = {};
  const ignore = (): void => undefined;
  const say = (page: string | undefined, values: Readonly<Record<string, unknown>>): void => {
    if (page === undefined) return;
    for (const [field, value] of Object.entries(values)) if (value !== undefined) said[field] ??= String(value);
  };
  readerOf(FEED_FORMS[form].file.slice(1))?.(text, { site: '', say, name: ignore, hold: ignore });
  return said;
}

/** Throws where the text is no XML. */
function parseXml(text: string) {
  const fail = (level: string, message: string): void => {
    if (!message.startsWith('Unicode replacement character')) throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError: fail }).parseFromString(text, 'text/xml');
}

/** White space counts for nothing: XML and HTML read a line break in more than one way. */
function unspaced(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function feedTexts(feed: Feed, from: FeedSource) {
  return { rss: feedText('rss', feed, from), atom: feedText('atom', feed, from), json: feedText('json', feed, from) };
}
