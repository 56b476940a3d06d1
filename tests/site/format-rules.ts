import { DOMParser, onErrorStopParsing, type Document, type Element } from '@xmldom/xmldom';
import { isUrl } from '../../pipeline/shared/address-text.ts';

/**
 * Returns the faults of a file by the specifications of sitemaps and feeds, a sentence each: the sitemap protocol 0.9 with Google's
 * extension for pictures, RSS 2.0 with the Advisory Board's profile, Atom (RFC 4287), JSON Feed 1.1.
 */

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';
const ATOM = 'http://www.w3.org/2005/Atom';
/** The elements of an entry, in the order of the protocol. */
const OF_URL = ['loc', 'lastmod', 'changefreq', 'priority', 'image:image'];
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 52_428_800;
const MAX_LETTERS = 2048;
const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const OF_CHANNEL = ['title', 'link', 'description'];
/** Every element that the specification of RSS 2.0 has in a channel. */
const ELEMENTS_OF_CHANNEL = new Set(
  (
    'title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs ' +
    'cloud ttl image rating textInput skipHours skipDays item'
  ).split(' '),
);

export function sitemapFaults(text: string): string[] {
  const root = rootOf(text);
  const urls = children(root);
  return [
    ...fault(root.localName !== 'urlset' || root.namespaceURI !== SITEMAP, 'the root is no urlset of the protocol'),
    ...fault(Buffer.byteLength(text) > MAX_BYTES || urls.length > MAX_ADDRESSES, 'the file is too large'),
    ...fault(urls.length === 0, 'there is no address'),
    ...repeated(urls.map((url) => textOf(url, 'loc'))).map((loc) => `${loc} stands there twice`),
    ...urls.flatMap((url) => {
      const names = children(url).map(({ tagName }) => tagName);
      const loc = textOf(url, 'loc');
      const day = textOf(url, 'lastmod');
      const order = names.map((name) => OF_URL.indexOf(name));
      return [
        ...fault(url.localName !== 'url', `${url.tagName} is no address`),
        ...fault(names.filter((name) => name === 'loc').length !== 1, `${loc} has not one loc`),
        ...fault(
          order.includes(-1) || order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
          `${loc} has elements out of order: ${names.join(', ')}`,
        ),
        ...fault(!isWhole(loc) || loc.length >= MAX_LETTERS, `${loc} is no address`),
        ...fault(day !== '' && !isDay(day), `${loc} has no day: ${day}`),
        ...children(url, 'image:image').flatMap((image) => [
          ...fault(image.namespaceURI !== PICTURES, `${loc} has a picture of another kind`),
          ...fault(!isWhole(textOf(image, 'image:loc')), `${loc} has a picture without an address`),
        ]),
      ];
    }),
  ];
}

export function rssFaults(text: string): string[] {
  const root = rootOf(text);
  const [channel] = children(root, 'channel');
  if (root.tagName !== 'rss' || root.getAttribute('version') !== '2.0' || !channel) return ['this is no RSS 2.0'];
  const items = children(channel, 'item');
  return [
    ...OF_CHANNEL.flatMap((name) =>
      fault(children(channel, name).length !== 1 || textOf(channel, name) === '', `the channel has not one ${name}`),
    ),
    ...fault(!isWhole(textOf(channel, 'link')), 'the channel has no address'),
    ...children(channel)
      .filter(({ tagName }) => !ELEMENTS_OF_CHANNEL.has(tagName))
      .map(({ tagName }) => `the channel has ${tagName}, which is no element of RSS 2.0`),
    ...dateFaults(channel, 'lastBuildDate', RFC_822),
    ...repeated(items.map((item) => textOf(item, 'guid'))).map((guid) => `${guid} names two items`),
    ...items.flatMap((item) => {
      const title = textOf(item, 'title');
      return [
        ...fault(title === '' && textOf(item, 'description') === '', 'an item has neither title nor description'),
        ...fault(!isWhole(textOf(item, 'link')), `${title} has no address`),
        ...fault(!isWhole(textOf(item, 'guid')), `${title} has no name`),
        ...fault(textOf(item, 'pubDate') === '', `${title} has no day`),
        ...dateFaults(item, 'pubDate', RFC_822),
        ...fault(children(item, 'enclosure').length > 1, `${title} has more than one enclosure`),
        ...children(item, 'enclosure').flatMap((enclosure) => enclosureFaults(enclosure, title, 'url')),
      ];
    }),
  ];
}

export function atomFaults(text: string): string[] {
  const root = rootOf(text);
  if (root.localName !== 'feed' || root.namespaceURI !== ATOM) return ['this is no Atom'];
  const entries = children(root, 'entry');
  return [
    ...partFaults(root, 'the feed'),
    ...fault(linksOf(root, 'self').length !== 1, 'the feed does not say where it is itself'),
    ...fault(
      children(root, 'author').length === 0 && entries.some((entry) => children(entry, 'author').length === 0),
      'somebody is missing who has written an entry',
    ),
    ...children(root, 'author').flatMap((author) => fault(textOf(author, 'name') === '', 'an author has no name')),
    ...repeated(entries.map((entry) => textOf(entry, 'id'))).map((id) => `${id} names two entries`),
    ...entries.flatMap((entry) => {
      const title = textOf(entry, 'title');
      return [
        ...partFaults(entry, title),
        ...fault(
          linksOf(entry, 'alternate').length !== 1 && children(entry, 'content').length === 0,
          `${title} has neither address nor content`,
        ),
        ...dateFaults(entry, 'published', MOMENT),
        ...linksOf(entry, 'enclosure').flatMap((link) => enclosureFaults(link, title, 'href')),
        ...children(entry, 'content').flatMap((content) =>
          fault(
            !['text', 'html', 'xhtml'].includes(content.getAttribute('type') ?? ''),
            `${title} has content of no kind`,
          ),
        ),
      ];
    }),
  ];
}

interface JsonFeed {
  readonly version?: unknown;
  readonly title?: unknown;
  readonly home_page_url?: unknown;
  readonly feed_url?: unknown;
  readonly items?: readonly Readonly<Record<string, unknown>>[];
}

export function jsonFeedFaults(text: string): string[] {
  const feed = JSON.parse(text) as JsonFeed;
  const items = feed.items ?? [];
  return [
    ...fault(feed.version !== 'https://jsonfeed.org/version/1.1', 'this is no JSON Feed 1.1'),
    ...fault(typeof feed.title !== 'string' || feed.title === '', 'the feed has no title'),
    ...fault(!isWhole(feed.home_page_url) || !isWhole(feed.feed_url), 'the feed does not say where it is'),
    ...fault(!Array.isArray(feed.items), 'the feed has no items'),
    ...repeated(items.map(({ id }) => String(id))).map((id) => `${id} names two items`),
    ...items.flatMap((item) => {
      const attachments = (item['attachments'] ?? []) as Readonly<Record<string, unknown>>[];
      return [
        ...fault(typeof item['id'] !== 'string' || item['id'] === '', 'an item has no name'),
        ...fault(
          item['content_html'] === undefined && item['content_text'] === undefined,
          `${String(item['id'])} has no content`,
        ),
        ...['date_published', 'date_modified'].flatMap((name) =>
          fault(
            item[name] !== undefined && !MOMENT.test(String(item[name])),
            `${String(item['id'])} has no moment: ${name}`,
          ),
        ),
        ...attachments.flatMap(({ url, mime_type: type }) =>
          fault(
            !isWhole(url) || !/^\w+\/[\w.+-]+$/.test(String(type)),
            `${String(item['id'])} has an attachment without address or type`,
          ),
        ),
      ];
    }),
  ];
}

/** Checks the elements that a feed and an entry must both have exactly once. */
function partFaults(part: Element, name: string): string[] {
  return [
    ...['id', 'title', 'updated'].flatMap((wanted) =>
      fault(children(part, wanted).length !== 1 || textOf(part, wanted) === '', `${name} has not one ${wanted}`),
    ),
    ...fault(!isWhole(textOf(part, 'id')), `${name} has no address for a name`),
    ...dateFaults(part, 'updated', MOMENT),
  ];
}

function enclosureFaults(enclosure: Element, title: string, address: string): string[] {
  const isSized = /^\d+$/.test(enclosure.getAttribute('length') ?? '');
  const hasType = /^\w+\/[\w.+-]+$/.test(enclosure.getAttribute('type') ?? '');
  return fault(
    !isWhole(enclosure.getAttribute(address)) || !isSized || !hasType,
    `${title} has an enclosure without address, size or type`,
  );
}

function dateFaults(parent: Element, name: string, form: RegExp): string[] {
  return children(parent, name).flatMap((date) => {
    const text = date.textContent ?? '';
    return fault(!form.test(text) || Number.isNaN(Date.parse(text)), `${name} is no moment: ${text}`);
  });
}

/** Returns the root of a well-formed file; throws if it is not well-formed. */
function rootOf(text: string): Element {
  const document: Document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  if (!document.documentElement) throw new Error('The file is empty');
  return document.documentElement;
}

function children(parent: Element, name?: string): Element[] {
  const elements = [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);
  return name === undefined ? elements : elements.filter(({ tagName }) => tagName === name);
}

function linksOf(parent: Element, rel: string): Element[] {
  return children(parent, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === rel);
}

function textOf(parent: Element, name: string): string {
  return children(parent, name)[0]?.textContent ?? '';
}

function isWhole(address: unknown): boolean {
  return typeof address === 'string' && /^https?:\/\/[^\s/]+/.test(address) && isUrl(address);
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) < at);
}

function fault(isSo: boolean, sentence: string): string[] {
  return isSo ? [sentence] : [];
}
