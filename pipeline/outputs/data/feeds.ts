import path from 'node:path/posix';
import { basePathOf, FEED_FORMS, FEED_STYLE, type FeedForm } from '../../content/addresses.ts';
import type { Feed, FeedEntry, SiteFrame } from '../../content/model/site.ts';
import { MEDIA_TYPES } from '../../shared/response-headers.ts';
import { prefixAddresses } from '../../shared/prefix-addresses.ts';
import { escapeXml, textElement } from './xml.ts';

/** Most entries in a feed. */
export const MAX_ENTRIES = 20;

/** The parts of a site that feeds use. `sizeOf` returns the size of a published file in bytes by its address. */
export interface FeedSource extends Pick<SiteFrame, 'identity' | 'chrome' | 'labels'> {
  readonly sizeOf: (address: string) => number | undefined;
}

/** An entry with its full text as HTML, below its picture. */
interface WholeEntry extends FeedEntry {
  readonly content: string;
}

interface WholeFeed extends Feed {
  readonly entries: readonly WholeEntry[];
}

const WRITERS: Record<FeedForm, (feed: WholeFeed, source: FeedSource) => string> = {
  rss: rssText,
  atom: atomText,
  json: jsonText,
};

/** Returns a feed as the text of its file in a format. */
export function feedText(form: FeedForm, feed: Feed, source: FeedSource): string {
  const { url } = source.identity;
  const entries = feed.entries.map((entry) => ({ ...entry, content: contentOf(entry, url) }));
  return WRITERS[form]({ ...feed, entries }, source);
}

/**
 * RSS 2.0. Its channel has elements of RSS only; an item has its full text and its author's name in elements of modules,
 * since RSS has none for them.
 */
function rssText(feed: WholeFeed, source: FeedSource): string {
  const { identity, chrome } = source;
  return [
    xmlHead(source),
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n',
    textElement('title', feed.title),
    textElement('link', identity.url + feed.list),
    // A description in RSS is HTML: escaping twice keeps text from becoming markup.
    textElement('description', escapeXml(feed.description)),
    textElement('language', chrome.language),
    textElement('lastBuildDate', rssDate(lastChange(feed))),
    ...feed.entries.map((entry) => rssItem(entry, source)),
    '</channel>\n</rss>\n',
  ].join('');
}

function rssItem(entry: WholeEntry, source: FeedSource): string {
  const { url, author } = source.identity;
  return [
    '<item>\n',
    textElement('title', entry.title),
    textElement('link', url + entry.address),
    `<guid isPermaLink="true">${escapeXml(url + entry.address)}</guid>\n`,
    textElement('pubDate', rssDate(entry.published)),
    textElement('dc:creator', author.byline),
    ...entry.topics.map((topic) => textElement('category', topic)),
    textElement('description', escapeXml(entry.summary)),
    textElement('content:encoded', entry.content),
    ...picturesOf(entry, source).map(
      ({ href, type, size }) => `<enclosure url="${escapeXml(href)}" length="${size}" type="${type}"/>\n`,
    ),
    '</item>\n',
  ].join('');
}

/** Atom, RFC 4287. */
function atomText(feed: WholeFeed, source: FeedSource): string {
  const { identity, chrome } = source;
  const own = identity.url + feed.base + FEED_FORMS.atom.file;
  return [
    xmlHead(source),
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:h="http://www.w3.org/1999/xhtml" xml:lang="${escapeXml(chrome.language)}">\n`,
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('id', own),
    textElement('updated', `${lastChange(feed)}T00:00:00Z`),
    `<author>\n${textElement('name', identity.author.byline)}</author>\n`,
    `<link rel="self" type="${FEED_FORMS.atom.type}" href="${escapeXml(own)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${escapeXml(identity.url + feed.list)}"/>\n`,
    noteOf(feed, source),
    ...feed.entries.map((entry) => atomEntry(entry, source)),
    '</feed>\n',
  ].join('');
}

function atomEntry(entry: WholeEntry, source: FeedSource): string {
  const { url } = source.identity;
  const page = url + entry.address;
  return [
    '<entry>\n',
    textElement('title', entry.title),
    textElement('id', page),
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>\n`,
    ...picturesOf(entry, source).map(
      ({ href, type, size }) => `<link rel="enclosure" type="${type}" length="${size}" href="${escapeXml(href)}"/>\n`,
    ),
    textElement('published', `${entry.published}T00:00:00Z`),
    textElement('updated', `${entry.updated}T00:00:00Z`),
    ...entry.topics.map((topic) => `<category term="${escapeXml(topic)}"/>\n`),
    textElement('summary', entry.summary),
    `<content type="html">${escapeXml(entry.content)}</content>\n`,
    '</entry>\n',
  ].join('');
}

/** JSON Feed 1.1. */
function jsonText(feed: WholeFeed, source: FeedSource): string {
  const { identity, chrome } = source;
  const authors = [{ name: identity.author.byline, url: identity.url }];
  const items = feed.entries.map((entry) => {
    const [picture] = picturesOf(entry, source);
    return {
      id: identity.url + entry.address,
      url: identity.url + entry.address,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      date_published: `${entry.published}T00:00:00Z`,
      date_modified: `${entry.updated}T00:00:00Z`,
      tags: entry.topics,
      ...(picture && {
        image: picture.href,
        attachments: [{ url: picture.href, mime_type: picture.type, size_in_bytes: picture.size }],
      }),
    };
  });
  const text = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: identity.url + feed.list,
    feed_url: identity.url + feed.base + FEED_FORMS.json.file,
    description: feed.description,
    language: chrome.language,
    authors,
    items,
  };
  return `${JSON.stringify(text, undefined, 1)}\n`;
}

function xmlHead({ identity }: FeedSource): string {
  const style = basePathOf(identity.url) + FEED_STYLE;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="${style}"?>\n`;
}

/**
 * A note for people who open an Atom feed in a browser, with a link to the list. Elements in the XHTML namespace work
 * as links there.
 */
function noteOf({ list }: Feed, { identity, labels }: FeedSource): string {
  return `<h:p>${escapeXml(labels.feedNote)} <h:a href="${escapeXml(identity.url + list)}">${escapeXml(identity.url + list)}</h:a></h:p>\n`;
}

/** The hint for screen readers that a link opens a new window, which is not true in a feed reader. */
const FOR_PAGES = /<span class="sr-only">[^<]*<\/span>/g;

/** Returns the full text of an entry as HTML, below its picture. */
function contentOf({ address, summary, picture, body }: FeedEntry, url: string): string {
  const text = body
    ? prefixAddresses(body.prose.html, url, url + address).replaceAll(FOR_PAGES, '')
    : `<p>${escapeXml(summary)}</p>`;
  if (!picture) return text;
  const { src, alt, width, height } = picture;
  const image = `<img src="${escapeXml(url + src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`;
  return `<p>${image}</p>\n${text}`;
}

/** Returns the picture of an entry as a file to download; empty if it has none or its media type is unknown. */
function picturesOf({ picture }: FeedEntry, { identity, sizeOf }: FeedSource) {
  const type = MEDIA_TYPES[path.extname(picture?.src ?? '')];
  const size = picture && sizeOf(picture.src);
  return picture && type && size !== undefined ? [{ href: identity.url + picture.src, type, size }] : [];
}

/** Day of the latest change in a feed, `YYYY-MM-DD`. */
function lastChange({ entries }: Feed): string {
  return entries.reduce((last, { updated }) => (updated > last ? updated : last), '1970-01-01');
}

/** Returns the start of a day such as `2026-01-05` as a date in RFC 822 form. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
