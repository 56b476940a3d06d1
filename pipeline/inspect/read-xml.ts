import { addressIn, createRecord, type Field, type FileRecord, type InspectedSite } from './file-record.ts';
import { eachTag, readEntities, textUntil } from './tags.ts';

/** Elements whose text is an address. */
const ADDRESSES = new Set(['loc', 'image:loc', 'link', 'guid', 'id']);
/** Elements in which a file names one page each. */
const ENTRIES = new Set(['url', 'item', 'entry']);
/** What an element says of the page that its entry names. */
const FIELDS: Readonly<Record<string, Field>> = {
  title: 'title',
  summary: 'description',
  description: 'description',
  pubDate: 'day of publication',
  published: 'day of publication',
  updated: 'day of the last change',
  lastmod: 'day of the last change',
};
/** Elements with a text in HTML. */
const HTML = new Set(['content:encoded', 'content']);

/** What a sitemap or a feed refers to and says. */
export function readXml(xml: string, site: InspectedSite): FileRecord {
  const record = createRecord();
  let entry: { address: string; said: [Field, string][]; pictures: string[] } | undefined;
  eachTag(xml, (tag) => {
    if (tag.isEnd) {
      if (ENTRIES.has(tag.name) && entry) close(entry);
      if (ENTRIES.has(tag.name)) entry = undefined;
      return;
    }
    if (ENTRIES.has(tag.name)) entry = { address: '', said: [], pictures: [] };
    const href = tag.attribute('href') ?? tag.attribute('url');
    if (href !== undefined) record.refs.add(href);
    const isEnclosure = tag.name === 'enclosure' || tag.attribute('rel') === 'enclosure';
    if (isEnclosure && href !== undefined) entry?.pictures.push(href);
    const text = (): string => textUntil(xml, tag.end, `</${tag.name}`);
    if (ADDRESSES.has(tag.name) && href === undefined) record.refs.add(text());
    if (tag.name === 'image:loc') entry?.pictures.push(text());
    if (tag.name === 'dc:creator' || tag.name === 'name') record.said.push(['', 'author', text()]);
    if (HTML.has(tag.name)) for (const address of addressesInHtml(text())) record.refs.add(address);
    if (!entry) return;
    if (['loc', 'link', 'id'].includes(tag.name)) entry.address ||= addressIn(href ?? text(), site.url) ?? '';
    const field = FIELDS[tag.name];
    if (field?.startsWith('day')) entry.said.push([field, dayOf(text())]);
    // A description in RSS is HTML.
    else if (field) entry.said.push([field, tag.name === 'description' ? readEntities(text()) : text()]);
  });
  return { ...record, refs: [...record.refs] };

  function close({ address, said, pictures }: NonNullable<typeof entry>): void {
    if (address === '') return;
    for (const [field, value] of said) record.said.push([address, field, value]);
    // Of several pictures nobody knows which one is the page's own.
    const [picture] = pictures;
    if (picture !== undefined && pictures.length === 1) record.said.push([address, 'picture', picture]);
  }
}

/** The addresses in a piece of HTML that stands in another file. */
export function addressesInHtml(html: string): string[] {
  const addresses: string[] = [];
  eachTag(html, (tag) => {
    for (const name of ['href', 'src']) {
      const address = tag.attribute(name);
      if (address !== undefined) addresses.push(address);
    }
  });
  return addresses;
}

/** A day however it is written: RSS has its own form. */
function dayOf(text: string): string {
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : new Date(text).toISOString().slice(0, 10);
}
