import { DOMParser, type Element as XmlElement } from '@xmldom/xmldom';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { MANIFEST } from '../../pipeline/build/publish/manifest.ts';
import type { IndexPart } from '../../pipeline/content/model/article-index.ts';

/** Callbacks of a reader for what it finds in a file. */
export interface Reading {
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** Called with a field and its value for the page at an address; without an address, for the site. */
  readonly say: (page: string | undefined, field: string, value: unknown) => void;
  /** Called with an address as written; ignores values that are not text. */
  readonly name: (address: unknown) => void;
  /** Called with the ids of the file, to which fragments of addresses may lead. */
  readonly mark: (ids: Set<string>) => void;
  /** Called with the visible text of a page's main part, and with all text in its elements, head and structured data. */
  readonly show: (shown: string, all: string) => void;
}

type Reader = (text: string, reading: Reading) => void;
type Json = Readonly<Record<string, unknown>>;

const PART_OF_LIST = /\/insights\/(?:page|topics)\//;
/** The field that each element of a feed or a sitemap gives for its entry. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  summary: 'description',
  description: 'description',
  pubDate: 'publication',
  published: 'publication',
  updated: 'last change',
  lastmod: 'last change',
};

/** Returns the reader for a file; undefined if such files name no pages. */
export function readerOf(file: string): Reader | undefined {
  if (file.endsWith('.schema.json') || file === MANIFEST) return undefined;
  if (file.endsWith('.html')) return readPage;
  if (file.endsWith('.xml')) return readXml;
  if (file.endsWith('.md')) return readMarkdown;
  if (file === 'llms.txt') return readLlms;
  if (/^(?:llms-full|content-export)/.test(file) && file.endsWith('.txt')) return readParts;
  if (/^insights\/index(?:-\d+)?\.json$/.test(file)) return readIndex;
  if (file === '_redirects') return readRedirects;
  return /\.(?:json|webmanifest)$/.test(file) ? readJson : undefined;
}

function readPage(html: string, { say, name, mark, show }: Reading): void {
  const tree = fromHtml(html);
  const ids = new Set<string>();
  const all: Element[] = [];
  visit(tree, 'element', (element) => {
    all.push(element);
    for (const key of ['href', 'src', 'poster']) name(element.properties[key]);
    for (const candidate of [element.properties['srcSet'] ?? []].flat()) name(String(candidate).trim().split(/\s/)[0]);
    if (element.properties['id'] !== undefined) ids.add(String(element.properties['id']));
    if (element.tagName === 'style')
      for (const [, url = ''] of toString(element).matchAll(/url\(["']?([^)"']*)/g)) name(url);
  });
  mark(ids);
  const tagged = (tagName: string): Element[] => all.filter((element) => element.tagName === tagName);
  const metas = new Map(
    tagged('meta').map(({ properties: { property, name: own, content } }) => [String(property ?? own), content]),
  );
  const scripts = tagged('script').filter(({ properties }) => properties['type'] === 'application/ld+json');
  const graph = scripts.map((script): unknown => JSON.parse(toString(script)));
  const canonical = tagged('link').find(({ properties }) => properties['rel']?.toString() === 'canonical');
  const page = String(canonical?.properties['href'] ?? '');
  for (const address of [metas.get('og:image'), metas.get('twitter:image'), metas.get('og:url')]) name(address);
  readNode(graph, page, { say, name });
  const attributes = all.flatMap(({ properties: { content, alt, title, ariaLabel } }) => [
    content,
    alt,
    title,
    ariaLabel,
  ]);
  show(tagged('main').map(wordsIn).join(' '), [wordsIn(tree), ...attributes, JSON.stringify(graph)].join(' '));
  say(undefined, 'name', metas.get('og:site_name'));
  const refresh = tagged('meta').find(({ properties }) => properties['httpEquiv']?.toString() === 'refresh');
  if (refresh) name(/url=(.*)/.exec(String(refresh.properties['content']))?.[1]);
  if (page === '' || refresh) return;

  for (const key of ['og:title', 'twitter:title']) say(page, 'title on social networks', metas.get(key));
  for (const key of ['description', 'og:description', 'twitter:description']) say(page, 'description', metas.get(key));
  for (const key of ['og:image', 'twitter:image']) say(page, 'card', metas.get(key));
  const picture = all.find(({ properties }) => properties['id'] === 'page:picture');
  if (picture) say(page, 'picture', new URL(String(picture.properties['src']), page).href);
  const [heading] = tagged('h1').map((element) => toString(element));
  if (PART_OF_LIST.test(page)) say(page, 'title', heading);
  if (!JSON.stringify(graph).includes('"Article"')) return;
  say(page, 'title', heading);
  say(page, 'title', metas.get('og:title'));
  const [time] = tagged('time');
  if (!time) return;
  say(page, 'publication', time.properties['dateTime']);
  say(page, 'day as it is shown', toString(time));
  const beside = all.find(({ children }) => children.includes(time))?.children ?? [];
  say(
    page,
    'reading time',
    toString({ type: 'root', children: beside.slice(beside.indexOf(time) + 1) as Element[] }).match(/\d+/)?.[0],
  );
}

function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && ['script', 'style'].includes(node.tagName))) return '';
  return node.children.map(wordsIn).join('');
}

/** Reads a node of structured data and the nodes inside it; `@id` is a name and not an address. */
function readNode(value: unknown, page: string, reading: Pick<Reading, 'say' | 'name'>): void {
  if (Array.isArray(value)) for (const item of value) readNode(item, page, reading);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const node = value as Json;
  const { say, name } = reading;
  for (const key of ['url', 'item', 'image']) name(node[key]);
  const day = (key: string): string => String(node[key]).slice(0, 10);
  switch (node['@type']) {
    case 'WebSite':
    case 'ProfessionalService':
      say(undefined, 'name', node['name']);
      break;
    case 'Person':
      say(undefined, 'author', node['name']);
      break;
    case 'Offer':
      if ('price' in node)
        say(String(node['url']), 'price', `${String(node['price'])} ${String(node['priceCurrency'])}`);
      break;
    case 'BreadcrumbList': {
      const last = (node['itemListElement'] as Json[]).at(-1);
      if (!PART_OF_LIST.test(page)) say(page, 'title', last?.['name']);
      break;
    }
    case 'Article':
      say(page, 'title', node['headline']);
      say(page, 'description', node['description']);
      say(page, 'publication', day('datePublished'));
      say(page, 'last change', day('dateModified'));
      say(page, 'reading time', /\d+/.exec(String(node['timeRequired']))?.[0]);
      for (const image of node['image'] as Json[])
        if (String(image['url']).includes('-card.')) say(page, 'card', image['url']);
  }
  for (const inner of Object.values(node)) readNode(inner, page, reading);
}

/** Reads a feed or a sitemap: every attribute and text that is an address, and the entries. */
function readXml(xml: string, { say, name }: Reading): void {
  const all = [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('*')];
  for (const element of all) {
    const text = element.textContent ?? '';
    if (element.children.length === 0 && /^https?:\S+$/.test(text)) name(text);
    for (const key of ['href', 'url']) if (element.hasAttribute(key)) name(element.getAttribute(key));
    if (['content', 'content:encoded'].includes(element.tagName)) nameInHtml(text, name);
    if (['dc:creator', 'name'].includes(element.tagName)) say(undefined, 'author', text);
    if (['url', 'item', 'entry'].includes(element.tagName)) readEntry([...element.getElementsByTagName('*')], say);
  }
}

function readEntry(parts: readonly XmlElement[], say: Reading['say']): void {
  const textsOf = (...names: string[]): string[] =>
    parts.filter(({ tagName }) => names.includes(tagName)).map(({ textContent }) => textContent ?? '');
  const [page] = textsOf('loc', 'guid', 'id');
  for (const { tagName, textContent: text } of parts) {
    const field = FIELDS[tagName];
    if (field === undefined) continue;
    if (/change|publication/.test(field)) say(page, field, new Date(text ?? '').toISOString().slice(0, 10));
    // In RSS, a description is HTML.
    else say(page, field, tagName === 'description' ? toString(fromHtml(text ?? '', { fragment: true })) : text);
  }
  const enclosures = parts.filter((part) => part.tagName === 'enclosure' || part.getAttribute('rel') === 'enclosure');
  const pictures = [
    ...textsOf('image:loc'),
    ...enclosures.map((part) => part.getAttribute('url') ?? part.getAttribute('href')),
  ];
  if (pictures.length === 1) say(page, 'picture', pictures[0]);
  const categories = parts.filter(({ tagName }) => tagName === 'category');
  for (const content of textsOf('content', 'content:encoded')) {
    say(page, 'content', content);
    say(page, 'topics', categories.map((one) => one.getAttribute('term') ?? one.textContent).join());
    say(page, 'kind of the picture', enclosures.map((one) => one.getAttribute('type')).join());
    say(page, 'size of the picture', enclosures.map((one) => one.getAttribute('length')).join());
  }
}

function nameInHtml(html: string, name: Reading['name']): void {
  visit(fromHtml(html, { fragment: true }), 'element', ({ properties }) => {
    for (const key of ['href', 'src']) name(properties[key]);
  });
}

/** Reads a JSON file, such as a feed, facts, changes or the manifest: every text that is an address, and what it says about pages. */
function readJson(text: string, { say, name }: Reading): void {
  const file = JSON.parse(text) as Json;
  const list = (key: string): Json[] => (Array.isArray(file[key]) ? (file[key] as Json[]) : []);
  nameAll(file, name);
  if ('start_url' in file) say(undefined, 'name', file['name']);
  const about = file['site'];
  if (typeof about === 'object') {
    say(undefined, 'name', (about as Json)['name']);
    say(undefined, 'author', (about as Json)['person']);
  }
  for (const { page, price, currency } of list('offers'))
    say(String(page), 'price', `${String(price)} ${String(currency)}`);
  for (const author of list('authors')) say(undefined, 'author', author['name']);
  for (const { url, title, changed } of list('pages')) {
    say(String(url), 'title', title);
    say(String(url), 'last change', changed);
  }
  for (const item of list('items')) {
    const page = String(item['url']);
    say(page, 'title', item['title']);
    say(page, 'description', item['summary']);
    say(page, 'publication', String(item['date_published']).slice(0, 10));
    say(page, 'last change', String(item['date_modified']).slice(0, 10));
    say(page, 'picture', item['image']);
    const attachments = (item['attachments'] ?? []) as Json[];
    for (const attachment of attachments) say(page, 'picture', attachment['url']);
    say(page, 'content', item['content_html']);
    say(page, 'topics', String(item['tags']));
    say(page, 'kind of the picture', attachments.map((one) => one['mime_type']).join());
    say(page, 'size of the picture', attachments.map((one) => one['size_in_bytes']).join());
    nameInHtml(String(item['content_html']), name);
  }
}

function nameAll(value: unknown, name: Reading['name']): void {
  if (typeof value === 'string' && /^(?:https?:|\/)\S*$/.test(value)) name(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) nameAll(inner, name);
}

/** Reads the index of articles. Its addresses lack the base path, which the script that uses it adds. */
function readIndex(text: string, { site, say, name }: Reading): void {
  const { articles, days } = JSON.parse(text) as IndexPart;
  for (const [slug, title, summary, day, minutes, , , thumbnail] of articles) {
    const page = `${site}/insights/${slug}`;
    name(page);
    if (thumbnail) name(site + thumbnail[0]);
    say(page, 'title', title);
    say(page, 'description', summary);
    say(page, 'publication', days[day]?.[0]);
    say(page, 'day as it is shown', days[day]?.[1]);
    say(page, 'reading time', minutes);
  }
}

function readMarkdown(text: string, { say, name }: Reading): void {
  const [, front = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  const known = parse(front, { schema: 'failsafe' }) as Record<string, string>;
  const page = known['url'];
  nameInText(text, name);
  say(page, 'title', known['title']);
  say(page, 'description', known['description']);
  say(page, 'publication', known['published']);
  say(page, 'last change', known['last_changed']);
  say(undefined, 'author', known['author']);
  if (known['published'] === undefined) return;
  const [day, minutes] = /^# .*\n\n(.*)$/m.exec(text)?.[1]?.split(' · ') ?? [];
  say(page, 'day as it is shown', day);
  say(page, 'reading time', minutes?.match(/\d+/)?.[0]);
}

function readLlms(text: string, { say, name }: Reading): void {
  nameInText(text, name);
  say(undefined, 'name', /^# (.*)$/m.exec(text)?.[1]);
  for (const [, title, page, line] of text.matchAll(
    /^- \[((?:[^\]\\]|\\.)*)\]\((\S*?)(?:\/index)?\.md\)(?:: (.*))?$/gm,
  )) {
    say(page, 'title', title);
    say(page, 'description', line);
  }
}

/** Reads a file with the text of all pages, Markdown or plain: each part has its source address, its mark and its day. */
function readParts(text: string, { say, name }: Reading): void {
  nameInText(text, name);
  const titles = new Map([...text.matchAll(/^- (.*) \(#([^\s()]+)\)$/gm)].map(([, title, mark]) => [mark, title]));
  for (const [, page, mark, day] of text.matchAll(
    /^[^:\n]+: (https?:\S+)(?:\n[^:\n]+: #(\S+))?(?:\n[^:\n]+: (\d{4}-\d\d-\d\d))?$/gm,
  )) {
    say(page, 'title', titles.get(mark));
    say(page, 'last change', day);
  }
}

/** Reads the redirect rules: each line has an old address, its target and a status code. */
function readRedirects(text: string, { name }: Reading): void {
  for (const [, target] of text.matchAll(/^\S+ (\S+)/gm)) name(target);
}

/** Finds the absolute addresses in a text, without the characters that end a link or a sentence. */
function nameInText(text: string, name: Reading['name']): void {
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>\]")]+/g)) name(address.replace(/[.,:;\\]+$/, ''));
}
