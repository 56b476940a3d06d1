import { addressOfArticle, FACTS_JSON, REDIRECTS_JSON } from '../addresses.ts';
import type { RedirectsFile } from '../derive/redirect-files.ts';
import type { IndexPart } from '../model/article-index.ts';
import type { ChangesFile, FactsFile } from '../schema/published.ts';
import { addressIn, createRecord, type FileRecord, type InspectedSite, type RecordDraft } from './file-record.ts';
import { addressesInHtml } from './read-xml.ts';

/** What a feed in JSON holds, as far as it is looked at. */
interface JsonFeed {
  readonly home_page_url: string;
  readonly feed_url: string;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly items: readonly {
    readonly url: string;
    readonly title: string;
    readonly summary: string;
    readonly content_html: string;
    readonly date_published: string;
    readonly date_modified: string;
    readonly image?: string;
    readonly attachments?: readonly { readonly url: string }[];
  }[];
}

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string }[];
}

/** Takes down what a parsed file refers to and says. */
type Reader = (file: unknown, record: RecordDraft, site: InspectedSite) => void;

/** What a file in JSON refers to and says; undefined where it is none that anybody knows. */
export function readJson(address: string, text: string, site: InspectedSite): FileRecord | undefined {
  const read = readerOf(address);
  if (!read) return undefined;
  const record = createRecord();
  read(JSON.parse(text), record, site);
  return { ...record, refs: [...record.refs] };
}

function readerOf(address: string): Reader | undefined {
  if (address === FACTS_JSON) return (file, ...rest) => readFacts(file as FactsFile, ...rest);
  if (/^\/changes(?:\/\d+)?\.json$/.test(address)) return (file, ...rest) => readChanges(file as ChangesFile, ...rest);
  if (address === REDIRECTS_JSON)
    return (file, { refs }) => Object.values((file as RedirectsFile).moved).forEach((to) => refs.add(encodeURI(to)));
  if (address.endsWith('/feed.json')) return (file, ...rest) => readFeed(file as JsonFeed, ...rest);
  if (/^\/insights\/index(?:-\d+)?\.json$/.test(address))
    return (file, ...rest) => readIndex(file as IndexPart, ...rest);
  return address === '/site.webmanifest' ? (file, record) => readManifest(file as Manifest, record) : undefined;
}

function readFacts(
  { $schema, site: about, facts, offers, figures, policies, services }: FactsFile,
  record: RecordDraft,
  site: InspectedSite,
): void {
  const { refs, said } = record;
  said.push(['', 'name of the site', about.name]);
  if (about.person !== undefined) said.push(['', 'author', about.person]);
  refs.add($schema);
  for (const { pages } of facts) for (const page of pages) refs.add(page);
  for (const { page } of [...offers, ...figures, ...policies, ...services]) refs.add(page);
  for (const { page, price, currency } of offers) {
    const address = addressIn(page, site.url);
    if (address !== undefined) said.push([address, 'price', `${price} ${currency}`]);
  }
}

function readChanges({ $schema, pages, older }: ChangesFile, { refs, said }: RecordDraft, site: InspectedSite): void {
  for (const address of [$schema, ...older]) refs.add(address);
  for (const { url, markdown, title, changed } of pages) {
    refs.add(url).add(markdown);
    const address = addressIn(url, site.url) ?? '';
    said.push([address, 'title', title]);
    if (changed !== undefined) said.push([address, 'day of the last change', changed]);
  }
}

function readFeed(
  { home_page_url: home, feed_url: own, authors, items }: JsonFeed,
  { refs, said }: RecordDraft,
  site: InspectedSite,
): void {
  refs.add(home).add(own);
  for (const { name, url } of authors) {
    refs.add(url);
    said.push(['', 'author', name]);
  }
  for (const item of items) {
    const address = addressIn(item.url, site.url) ?? '';
    for (const found of [item.url, ...addressesInHtml(item.content_html)]) refs.add(found);
    said.push(
      [address, 'title', item.title],
      [address, 'description', item.summary],
      [address, 'day of publication', item.date_published.slice(0, 10)],
      [address, 'day of the last change', item.date_modified.slice(0, 10)],
    );
    for (const picture of [item.image ?? [], (item.attachments ?? []).map(({ url }) => url)].flat()) {
      refs.add(picture);
      said.push([address, 'picture', picture]);
    }
  }
}

function readIndex({ articles, days }: IndexPart, { refs, said }: RecordDraft, site: InspectedSite): void {
  for (const [slug, title, summary, day, minutes, , , thumbnail] of articles) {
    const address = addressOfArticle(slug);
    refs.add(address);
    if (thumbnail) refs.add(thumbnail[0]);
    const [published = '', shown = ''] = days[day] ?? [];
    said.push(
      [address, 'title', title],
      [address, 'description', summary],
      [address, 'day of publication', published],
      [address, 'day as it is shown', shown],
      [address, 'reading time', site.minutesText(minutes)],
    );
  }
}

function readManifest({ name, start_url: start, icons }: Manifest, { refs, said }: RecordDraft): void {
  refs.add(start);
  said.push(['', 'name of the site', name]);
  for (const { src } of icons) refs.add(src);
}
