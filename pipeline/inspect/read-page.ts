import { PARTS_OF_INSIGHTS } from '../addresses.ts';
import { addressIn, createRecord, type FileRecord, type InspectedSite, type RecordDraft } from './file-record.ts';
import { eachTag, textUntil } from './tags.ts';

/** What search engines and social networks are given to show. */
const CARDS = new Set(['og:image', 'twitter:image']);
const TITLES = new Set(['og:title', 'twitter:title']);
const DESCRIPTIONS = new Set(['description', 'og:description', 'twitter:description']);

/** A node of a graph, as far as it is looked at. */
type Node = Readonly<Record<string, unknown>>;

/** What a page refers to and says: what is seen, its head, and its structured data. */
export function readPage(html: string, site: InspectedSite): FileRecord {
  const record = createRecord();
  const nodes: Node[] = [];
  const heads = new Map<string, string[]>();
  let [canonical, heading, day] = ['', '', ''];
  let leadsOn = false;
  let dayShown: readonly [day: string, shown: string, minutes: string] | undefined;
  eachTag(html, (tag) => {
    if (tag.isEnd) return;
    const id = tag.attribute('id');
    if (id !== undefined) record.ids.push(id);
    for (const name of ['href', 'src', 'poster']) refer(tag.attribute(name));
    for (const part of tag.attribute('srcset')?.split(',') ?? []) refer(part.trim().split(/\s/)[0]);
    switch (tag.name) {
      case 'link':
        if (tag.attribute('rel') === 'canonical') canonical = tag.attribute('href') ?? '';
        break;
      case 'meta':
        if (tag.attribute('http-equiv') === 'refresh') {
          leadsOn = true;
          refer(/\burl=(.*)$/.exec(tag.attribute('content') ?? '')?.[1]);
        }
        readMeta(tag.attribute('property') ?? tag.attribute('name') ?? '', tag.attribute('content') ?? '');
        break;
      case 'style':
        for (const [, url] of html.slice(tag.end, html.indexOf('</style', tag.end)).matchAll(/url\(([^)]*)\)/g))
          refer(url?.replaceAll(/["']/g, ''));
        break;
      case 'script':
        if (tag.attribute('type') === 'application/ld+json') nodes.push(...graphIn(html, tag.end));
        break;
      case 'h1':
        heading = textUntil(html, tag.end, '</h1');
        break;
      case 'time':
        // The first one below the heading is that of the page; lists have others.
        day = tag.attribute('datetime') ?? '';
        if (heading !== '') dayShown ??= [day, textUntil(html, tag.end, '</time'), afterTime(html, tag.end)];
        break;
      case 'img':
        if (id === 'page:picture') heads.set('picture', [tag.attribute('src') ?? '']);
    }
  });
  const address = addressIn(canonical, site.url);
  for (const node of nodes) readNode(node, record, address ?? '', site);
  // A page that only leads to another says nothing of it.
  if (address === undefined || leadsOn) return { ...record, refs: [...record.refs] };

  const say = sayAt(record, address);
  for (const title of heads.get('title') ?? []) say('title on social networks', title);
  for (const description of heads.get('description') ?? []) say('description', description);
  for (const card of heads.get('card') ?? []) say('card', card);
  for (const picture of heads.get('picture') ?? []) say('picture', site.url + picture);
  if (PARTS_OF_INSIGHTS.test(address)) say('title', heading);
  if (nodes.some((node) => node['@type'] === 'Article')) {
    say('title', heading);
    for (const title of heads.get('title') ?? []) say('title', title);
    if (dayShown) {
      say('day of publication', dayShown[0]);
      say('day as it is shown', dayShown[1]);
      say('reading time', dayShown[2]);
    }
  }
  return { ...record, refs: [...record.refs] };

  function refer(ref: string | undefined): void {
    if (ref !== undefined) record.refs.add(ref);
  }

  function readMeta(name: string, content: string): void {
    const kind = CARDS.has(name) ? 'card' : TITLES.has(name) ? 'title' : DESCRIPTIONS.has(name) ? 'description' : '';
    if (kind !== '') heads.set(kind, [...(heads.get(kind) ?? []), content]);
    if (kind === 'card' || name === 'og:url') refer(content);
    if (name === 'og:site_name') record.said.push(['', 'name of the site', content]);
  }
}

function graphIn(html: string, from: number): Node[] {
  const graph = JSON.parse(html.slice(from, html.indexOf('</script', from))) as { '@graph': Node[] };
  return graph['@graph'];
}

function readNode(node: Node, record: RecordDraft, address: string, site: InspectedSite): void {
  referToUrls(node, record);
  const say = sayAt(record, address);
  const sayOfSite = sayAt(record, '');
  const sayAuthors = (value: unknown): void => {
    for (const { name } of nodesIn(value)) if (name !== undefined) sayOfSite('author', textOf(name));
  };
  switch (node['@type']) {
    case 'WebSite':
    case 'ProfessionalService':
      sayOfSite('name of the site', textOf(node['name']));
      for (const offer of nodesIn(node['makesOffer'])) sayPrice(offer, record, site);
      sayAuthors(node['founder']);
      break;
    case 'BreadcrumbList': {
      const last = nodesIn(node['itemListElement']).at(-1);
      // The trail of a later page of a list is shorter than its title.
      if (last && !PARTS_OF_INSIGHTS.test(address)) say('title', textOf(last['name']));
      break;
    }
    case 'Offer':
      sayPrice(node, record, site);
      break;
    case 'ProfilePage':
      sayAuthors(node['mainEntity']);
      break;
    case 'Article': {
      say('title', textOf(node['headline']));
      say('description', textOf(node['description']));
      say('day of publication', textOf(node['datePublished']).slice(0, 10));
      say('day of the last change', textOf(node['dateModified']).slice(0, 10));
      say('reading time', site.minutesText(Number(/^PT(\d+)M$/.exec(textOf(node['timeRequired']))?.[1])));
      sayAuthors(node['author']);
      const [card] = nodesIn(node['image']);
      if (card && textOf(card['url']).includes('-card.')) say('card', textOf(card['url']));
    }
  }
}

function sayPrice(offer: Node, record: RecordDraft, { url }: InspectedSite): void {
  const address = addressIn(textOf(offer['url']), url);
  if (address !== undefined)
    sayAt(record, address)('price', `${textOf(offer['price'])} ${textOf(offer['priceCurrency'])}`);
}

/** Every address in a node; `@id` is a name and no address. */
function referToUrls(value: unknown, { refs }: RecordDraft, key = ''): void {
  if (Array.isArray(value)) for (const item of value) referToUrls(item, { refs } as RecordDraft, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) referToUrls(inner, { refs } as RecordDraft, name);
  else if (typeof value === 'string' && (key === 'url' || key === 'item' || key === 'image')) refs.add(value);
}

function sayAt({ said }: RecordDraft, address: string) {
  return (field: FileRecord['said'][number][1], value: string): void => void said.push([address, field, value]);
}

function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is Node => typeof item === 'object' && item !== null,
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What stands behind a day. */
function afterTime(html: string, from: number): string {
  const next = html.indexOf('</time>', from) + '</time>'.length;
  return textUntil(html, next, '</span');
}
