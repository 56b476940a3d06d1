import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom';
import { isUrl } from '../../pipeline/shared/address-text.ts';

// The faults of a file by the specifications of sitemaps and feeds, a sentence each: the sitemap protocol 0.9 with Google's extension for
// pictures, RSS 2.0 with the Advisory Board's profile, Atom (RFC 4287), JSON Feed 1.1.

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';
const ATOM = 'http://www.w3.org/2005/Atom';
const JSON_FEED = 'https://jsonfeed.org/version/1.1';
/** The elements of an entry of a sitemap, in the order of the protocol. */
const OF_URL = ['loc', 'lastmod', 'changefreq', 'priority', 'image:image'];
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 52_428_800;
/** Every element that the specification of RSS 2.0 has in a channel. */
const OF_CHANNEL = new Set(
  (
    'title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs ' +
    'cloud ttl image rating textInput skipHours skipDays item'
  ).split(' '),
);

const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

/** What the value of a field may be. */
const FORMS = {
  text: (value: string) => value !== '',
  number: (value: string) => /^\d+$/.test(value),
  type: (value: string) => /^\w+\/[\w.+-]+$/.test(value),
  address: (value: string) => /^https?:\/\/[^\s/]+/.test(value) && value.length < 2048 && isUrl(value),
  day: (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value)),
  moment: (value: string) => MOMENT.test(value) && !Number.isNaN(Date.parse(value)),
  'moment of mails': (value: string) => RFC_822.test(value) && !Number.isNaN(Date.parse(value)),
};
/** The fields of a part, by their names; one with `?` may be absent. */
type Fields = Readonly<Record<string, keyof typeof FORMS | `${keyof typeof FORMS}?`>>;

const ATOM_PART: Fields = { id: 'address', title: 'text', updated: 'moment', published: 'moment?' };

/** Returns the faults of a sitemap. */
export function sitemapFaults(text: string): string[] {
  const root = rootOf(text);
  const urls = children(root);
  return [
    ...fault(root.localName !== 'urlset' || root.namespaceURI !== SITEMAP, 'the root is no urlset of the protocol'),
    ...fault(Buffer.byteLength(text) > MAX_BYTES || urls.length > MAX_ADDRESSES, 'the file is too large'),
    ...fault(urls.length === 0, 'there is no address'),
    ...repeated(urls, 'loc'),
    ...urls.flatMap((url) => {
      const order = children(url).map(({ tagName }) => OF_URL.indexOf(tagName));
      const isInOrder = order.every((place, at) => place >= (order[at - 1] ?? 0));
      return [
        ...fault(url.localName !== 'url' || !isInOrder, `${textOf(url, 'loc')} has elements out of order`),
        ...faultsOfElement(url, 'an entry', { loc: 'address', lastmod: 'day?' }),
        ...children(url, 'image:image').flatMap((image) => [
          ...fault(image.namespaceURI !== PICTURES, 'a picture is of another kind'),
          ...faultsOfElement(image, 'a picture', { 'image:loc': 'address' }),
        ]),
      ];
    }),
  ];
}

/** Returns the faults of an RSS feed. */
export function rssFaults(text: string): string[] {
  const root = rootOf(text);
  const [channel] = children(root, 'channel');
  if (root.tagName !== 'rss' || root.getAttribute('version') !== '2.0' || !channel) return ['this is no RSS 2.0'];
  const items = children(channel, 'item');
  const channelFields: Fields = {
    title: 'text',
    link: 'address',
    description: 'text',
    lastBuildDate: 'moment of mails?',
  };
  const itemFields: Fields = { title: 'text', link: 'address', guid: 'address', pubDate: 'moment of mails' };
  return [
    ...faultsOfElement(channel, 'the channel', channelFields),
    ...children(channel)
      .filter(({ tagName }) => !OF_CHANNEL.has(tagName))
      .map(({ tagName }) => `the channel has ${tagName}, which is no element of RSS 2.0`),
    ...repeated(items, 'guid'),
    ...items.flatMap((item) => [
      ...faultsOfElement(item, textOf(item, 'title'), itemFields),
      ...fault(children(item, 'enclosure').length > 1, `${textOf(item, 'title')} has more than one enclosure`),
      ...children(item, 'enclosure').flatMap((enclosure) => enclosureFaults(enclosure, 'url')),
    ]),
  ];
}

/** Returns the faults of an Atom feed. */
export function atomFaults(text: string): string[] {
  const root = rootOf(text);
  if (root.localName !== 'feed' || root.namespaceURI !== ATOM) return ['this is no Atom'];
  const entries = children(root, 'entry');
  const hasAuthor = (part: Element): boolean => children(part, 'author').length > 0;
  return [
    ...faultsOfElement(root, 'the feed', ATOM_PART),
    ...fault(linksOf(root, 'self').length !== 1, 'the feed does not say where it is itself'),
    ...fault(!hasAuthor(root) && !entries.every(hasAuthor), 'somebody is missing who has written an entry'),
    ...children(root, 'author').flatMap((author) => faultsOfElement(author, 'an author', { name: 'text' })),
    ...repeated(entries, 'id'),
    ...entries.flatMap((entry) => {
      const [title, contents] = [textOf(entry, 'title'), children(entry, 'content')];
      const kinds = contents.map((content) => content.getAttribute('type') ?? '');
      return [
        ...faultsOfElement(entry, title, ATOM_PART),
        ...fault(
          linksOf(entry, 'alternate').length + contents.length === 0,
          `${title} has neither address nor content`,
        ),
        ...fault(!kinds.every((kind) => ['text', 'html', 'xhtml'].includes(kind)), `${title} has content of no kind`),
        ...linksOf(entry, 'enclosure').flatMap((link) => enclosureFaults(link, 'href')),
      ];
    }),
  ];
}

type Json = Readonly<Record<string, unknown>>;

/** Returns the faults of a JSON Feed. */
export function jsonFeedFaults(text: string): string[] {
  const feed = JSON.parse(text) as Json & { readonly items?: readonly Json[] };
  const ids = (feed.items ?? []).map(({ id }) => String(id));
  return [
    ...fault(feed['version'] !== JSON_FEED, 'this is no JSON Feed 1.1'),
    ...faultsOfJson(feed, 'the feed', { title: 'text', home_page_url: 'address', feed_url: 'address' }),
    ...fault(!Array.isArray(feed.items), 'the feed has no items'),
    ...fault(new Set(ids).size !== ids.length, 'an id names two items'),
    ...(feed.items ?? []).flatMap((item) => [
      ...faultsOfJson(item, 'an item', { id: 'text', date_published: 'moment?', date_modified: 'moment?' }),
      ...fault(item['content_html'] === undefined && item['content_text'] === undefined, 'an item has no content'),
      ...((item['attachments'] ?? []) as readonly Json[]).flatMap((attachment) =>
        faultsOfJson(attachment, 'an attachment', { url: 'address', mime_type: 'type' }),
      ),
    ]),
  ];
}

function enclosureFaults(enclosure: Element, address: 'url' | 'href'): string[] {
  const values = {
    url: enclosure.getAttribute(address),
    length: enclosure.getAttribute('length'),
    type: enclosure.getAttribute('type'),
  };
  return faultsOfJson(values, 'an enclosure', { url: 'address', length: 'number', type: 'type' });
}

function faultsOfElement(part: Element, name: string, fields: Fields): string[] {
  return faultsOf((field) => children(part, field).map(({ textContent }) => textContent ?? ''), name, fields);
}

function faultsOfJson(part: Json, name: string, fields: Fields): string[] {
  return faultsOf((field) => [part[field] ?? []].flat().map(String), name, fields);
}

/** Returns the fields of a part that it has not exactly once, and those whose value has another form. */
function faultsOf(valuesOf: (field: string) => readonly string[], name: string, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, wanted]) => {
    const form = wanted.replace('?', '') as keyof typeof FORMS;
    const values = valuesOf(field);
    const isAbsent = values.length === 0 && wanted.endsWith('?');
    return [
      ...fault(values.length !== 1 && !isAbsent, `${name} has not one ${field}`),
      ...values.filter((value) => !FORMS[form](value)).map((value) => `${field} of ${name} is no ${form}: ${value}`),
    ];
  });
}

/** Returns the root of a well-formed file; throws if it is not well-formed. */
function rootOf(text: string): Element {
  const { documentElement } = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  if (!documentElement) throw new Error('The file is empty');
  return documentElement;
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

function repeated(parts: readonly Element[], name: string): string[] {
  const values = parts.map((part) => textOf(part, name));
  return values.filter((value, at) => values.indexOf(value) < at).map((value) => `${value} stands there twice`);
}

function fault(isSo: boolean, sentence: string): string[] {
  return isSo ? [sentence] : [];
}
