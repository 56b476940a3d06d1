import { DOMParser, type Element as XmlElement } from '@xmldom/xmldom';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { MANIFEST } from '../../pipeline/build/publish/manifest.ts';
import type { IndexPart } from '../../pipeline/content/model/article.ts';

/** Callbacks of a reader for what it finds in a file. */
export interface Reading {
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** Called with values of the page at an address, by field; without an address, with values of the site. */
  readonly say: (page: string | undefined, values: Readonly<Record<string, unknown>>) => void;
  /** Called with an address as written; ignores values that are not text. */
  readonly name: (address: unknown) => void;
  /** Called with what a page holds. */
  readonly hold: (held: Held) => void;
}

/** The ids of a page, the visible text of its main part, and all text in its elements, head and structured data. */
export interface Held {
  readonly ids: ReadonlySet<string>;
  readonly shown: string;
  readonly all: string;
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

const READERS: readonly (readonly [file: RegExp, reader: Reader])[] = [
  [/\.html$/, readPage],
  [/\.xml$/, readXml],
  [/\.md$/, readMarkdown],
  [/^llms\.txt$/, readLlms],
  [/^(?:llms-full|content-export).*\.txt$/, readParts],
  [/^insights\/index(?:-\d+)?\.json$/, readIndex],
  [/^_redirects$/, readRedirects],
  [/\.(?:json|webmanifest)$/, readJson],
];

/** Returns the reader for a file; undefined if such files name no pages. */
export function readerOf(file: string): Reader | undefined {
  if (file.endsWith('.schema.json') || file === MANIFEST) return undefined;
  return READERS.find(([kind]) => kind.test(file))?.[1];
}

function readPage(html: string, { say, name, hold }: Reading): void {
  const tree = fromHtml(html);
  const all: Element[] = [];
  visit(tree, 'element', (element) => {
    all.push(element);
    for (const key of ['href', 'src', 'poster']) name(element.properties[key]);
    for (const candidate of [element.properties['srcSet'] ?? []].flat()) name(String(candidate).trim().split(/\s/)[0]);
    if (element.tagName === 'style')
      for (const [, url = ''] of toString(element).matchAll(/url\(["']?([^)"']*)/g)) name(url);
  });
  const tagged = (tagName: string): Element[] => all.filter((element) => element.tagName === tagName);
  const metas = new Map(
    tagged('meta').map(({ properties: { property, name: own, content } }) => [String(property ?? own), content]),
  );
  const scripts = tagged('script').filter(({ properties }) => properties['type'] === 'application/ld+json');
  const graph = scripts.map((script): unknown => JSON.parse(toString(script)));
  const canonical = tagged('link').find(({ properties }) => properties['rel']?.toString() === 'canonical');
  const page = String(canonical?.properties['href'] ?? '');
  for (const key of ['og:image', 'twitter:image', 'og:url']) name(metas.get(key));
  readNode(graph, page, { say, name });
  const attributes = all.flatMap(({ properties: { content, alt, title, ariaLabel } }) => [
    content,
    alt,
    title,
    ariaLabel,
  ]);
  hold({
    ids: new Set(all.flatMap(({ properties: { id } }) => (id === undefined ? [] : String(id)))),
    shown: tagged('main').map(wordsIn).join(' '),
    all: [wordsIn(tree), ...attributes, JSON.stringify(graph)].join(' '),
  });
  say(undefined, { name: metas.get('og:site_name') });
  const refresh = tagged('meta').find(({ properties }) => properties['httpEquiv']?.toString() === 'refresh');
  if (refresh) name(/url=(.*)/.exec(String(refresh.properties['content']))?.[1]);
  if (page === '' || refresh) return;

  for (const prefix of ['og:', 'twitter:'])
    say(page, {
      'title on social networks': metas.get(`${prefix}title`),
      description: metas.get(`${prefix}description`),
      card: metas.get(`${prefix}image`),
    });
  const picture = all.find(({ properties }) => properties['id'] === 'page:picture');
  const [heading, time] = [tagged('h1').map((element) => toString(element))[0], tagged('time')[0]];
  say(page, {
    description: metas.get('description'),
    picture: picture && new URL(String(picture.properties['src']), page).href,
    title: PART_OF_LIST.test(page) ? heading : undefined,
  });
  if (!JSON.stringify(graph).includes('"Article"')) return;
  say(page, { title: heading });
  say(page, { title: metas.get('og:title') });
  if (!time) return;
  const beside = all.find(({ children }) => children.includes(time))?.children ?? [];
  const behind = toString({ type: 'root', children: beside.slice(beside.indexOf(time) + 1) as Element[] });
  say(page, {
    publication: time.properties['dateTime'],
    'day as it is shown': toString(time),
    'reading time': behind.match(/\d+/)?.[0],
  });
}

function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && ['script', 'style'].includes(node.tagName))) return '';
  return node.children.map(wordsIn).join('');
}

/** Reads a node of structured data and the nodes inside it; `@id` is a name and not an address. */
function readNode(value: unknown, page: string, reading: Pick<Reading, 'say' | 'name'>): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Json;
  const { say, name } = reading;
  for (const key of ['url', 'item', 'image']) name(node[key]);
  switch (node['@type']) {
    case 'WebSite':
    case 'ProfessionalService':
      say(undefined, { name: node['name'] });
      break;
    case 'Person':
      say(undefined, { author: node['name'] });
      break;
    case 'Offer':
      if ('price' in node) say(String(node['url']), { price: `${node['price']} ${node['priceCurrency']}` });
      break;
    case 'BreadcrumbList':
      if (!PART_OF_LIST.test(page)) say(page, { title: (node['itemListElement'] as Json[]).at(-1)?.['name'] });
      break;
    case 'Article':
      say(page, {
        title: node['headline'],
        description: node['description'],
        publication: dayOf(node['datePublished']),
        'last change': dayOf(node['dateModified']),
        'reading time': /\d+/.exec(String(node['timeRequired']))?.[0],
        card: (node['image'] as Json[]).find(({ url }) => String(url).includes('-card.'))?.['url'],
      });
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
    if (['dc:creator', 'name'].includes(element.tagName)) say(undefined, { author: text });
    if (['url', 'item', 'entry'].includes(element.tagName)) readEntry([...element.getElementsByTagName('*')], say);
  }
}

function readEntry(parts: readonly XmlElement[], say: Reading['say']): void {
  const textsOf = (...names: string[]): string[] =>
    parts.filter(({ tagName }) => names.includes(tagName)).map(({ textContent }) => textContent ?? '');
  const [page] = textsOf('loc', 'guid', 'id');
  for (const { tagName, textContent } of parts) {
    const [field = '', text] = [FIELDS[tagName], textContent ?? ''];
    if (/change|publication/.test(field)) say(page, { [field]: new Date(text).toISOString().slice(0, 10) });
    // In RSS, a description is HTML.
    else if (field !== '')
      say(page, { [field]: tagName === 'description' ? toString(fromHtml(text, { fragment: true })) : text });
  }
  const enclosures = parts.filter((part) => part.tagName === 'enclosure' || part.getAttribute('rel') === 'enclosure');
  const enclosed = enclosures.map((part) => part.getAttribute('url') ?? part.getAttribute('href'));
  const pictures = [...textsOf('image:loc'), ...enclosed];
  if (pictures.length === 1) say(page, { picture: pictures[0] });
  const categories = parts.filter(({ tagName }) => tagName === 'category');
  for (const content of textsOf('content', 'content:encoded'))
    say(page, {
      content,
      topics: categories.map((one) => one.getAttribute('term') ?? one.textContent).join(),
      'kind of the picture': enclosures.map((one) => one.getAttribute('type')).join(),
      'size of the picture': enclosures.map((one) => one.getAttribute('length')).join(),
    });
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
  const about = (file['site'] ?? {}) as Json;
  say(undefined, { name: 'start_url' in file ? file['name'] : about['name'], author: about['person'] });
  for (const { page, price, currency } of list('offers')) say(String(page), { price: `${price} ${currency}` });
  for (const author of list('authors')) say(undefined, { author: author['name'] });
  for (const { url, title, changed } of list('pages')) say(String(url), { title, 'last change': changed });
  for (const item of list('items')) {
    const attachments = (item['attachments'] ?? []) as Json[];
    for (const { url } of attachments) say(String(item['url']), { picture: url });
    say(String(item['url']), {
      title: item['title'],
      description: item['summary'],
      publication: dayOf(item['date_published']),
      'last change': dayOf(item['date_modified']),
      picture: item['image'],
      content: item['content_html'],
      topics: String(item['tags']),
      'kind of the picture': attachments.map((one) => one['mime_type']).join(),
      'size of the picture': attachments.map((one) => one['size_in_bytes']).join(),
    });
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
  for (const [slug, title, description, at, minutes, , , thumbnail] of articles) {
    const [page, [publication, day] = []] = [`${site}/insights/${slug}`, days[at]];
    name(page);
    if (thumbnail) name(site + thumbnail[0]);
    say(page, { title, description, publication, 'day as it is shown': day, 'reading time': minutes });
  }
}

function readMarkdown(text: string, { say, name }: Reading): void {
  const [, front = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  const {
    url,
    title,
    description,
    author,
    published,
    last_changed: changed,
  } = parse(front, {
    schema: 'failsafe',
  }) as Record<string, string>;
  nameInText(text, name);
  say(url, { title, description, publication: published, 'last change': changed });
  say(undefined, { author });
  if (published === undefined) return;
  const [day, minutes] = /^# .*\n\n(.*)$/m.exec(text)?.[1]?.split(' · ') ?? [];
  say(url, { 'day as it is shown': day, 'reading time': minutes?.match(/\d+/)?.[0] });
}

function readLlms(text: string, { say, name }: Reading): void {
  const LINK = /^- \[((?:[^\]\\]|\\.)*)\]\((\S*?)(?:\/index)?\.md\)(?:: (.*))?$/gm;
  nameInText(text, name);
  say(undefined, { name: /^# (.*)$/m.exec(text)?.[1] });
  for (const [, title, page, description] of text.matchAll(LINK)) say(page, { title, description });
}

/** Reads a file with the text of all pages, Markdown or plain: each part has its source address, its mark and its day. */
function readParts(text: string, { say, name }: Reading): void {
  const PART = /^[^:\n]+: (https?:\S+)(?:\n[^:\n]+: #(\S+))?(?:\n[^:\n]+: (\d{4}-\d\d-\d\d))?$/gm;
  nameInText(text, name);
  const titles = new Map([...text.matchAll(/^- (.*) \(#([^\s()]+)\)$/gm)].map(([, title, mark]) => [mark, title]));
  for (const [, page, mark, day] of text.matchAll(PART)) say(page, { title: titles.get(mark), 'last change': day });
}

/** Reads the redirect rules: each line has an old address, its target and a status code. */
function readRedirects(text: string, { name }: Reading): void {
  for (const [, target] of text.matchAll(/^\S+ (\S+)/gm)) name(target);
}

/** Finds the absolute addresses in a text, without the characters that end a link or a sentence. */
function nameInText(text: string, name: Reading['name']): void {
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>\]")]+/g)) name(address.replace(/[.,:;\\]+$/, ''));
}

function dayOf(moment: unknown): string {
  return String(moment).slice(0, 10);
}
