import type { Labels } from '../model/labels.ts';
import { addressIn, createRecord, type FileRecord, type InspectedSite, type Statement } from './file-record.ts';

const FRONT = /^---\n([\s\S]*?\n)---\n/;
/** Code, in which nothing is a link. */
const CODE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[`~]*$|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\2(?!`)/gm;
const LINK = /(?<!\\)\[(?:[^\][\\]|\\.)*\]\((?:<([^>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))/g;

/** What a page as Markdown refers to and says. */
export function readTwin(text: string, site: InspectedSite): FileRecord {
  const record = createRecord();
  const front = FRONT.exec(text);
  const known = valuesIn(front?.[1] ?? '');
  const valueOf = (name: string): string => known.get(name) ?? '';
  const [url, published, changed] = [valueOf('url'), known.get('published'), known.get('last_changed')];
  const address = addressIn(url, site.url) ?? '';
  for (const ref of [url, valueOf('index')]) record.refs.add(ref);
  for (const link of linksIn(text.slice(front?.[0].length ?? 0))) record.refs.add(link);
  record.said.push(
    [address, 'title', valueOf('title')],
    [address, 'description', valueOf('description')],
    ['', 'author', valueOf('author')],
  );
  if (changed !== undefined) record.said.push([address, 'day of the last change', changed]);
  if (published !== undefined) {
    record.said.push([address, 'day of publication', published]);
    // Below the heading of an article stand its day, its reading time and its topics.
    const [day = '', minutes = ''] = /^# .*\n\n(.*)$/m.exec(text)?.[1]?.split(' · ') ?? [];
    record.said.push([address, 'day as it is shown', day], [address, 'reading time', minutes]);
  }
  return { ...record, refs: [...record.refs] };
}

/** The values above a page as Markdown, a line each: as they are, or in quotes like JSON's. */
function valuesIn(front: string): Map<string, string> {
  return new Map(
    [...front.matchAll(/^(\w+): (.*)$/gm)].map(([, name = '', value = '']): [string, string] => [
      name,
      value.startsWith('"') ? (JSON.parse(value) as string) : value,
    ]),
  );
}

/** What a list of pages for language models refers to and says. */
export function readLlms(text: string, site: InspectedSite): FileRecord {
  const record = createRecord();
  const name = /^# (.*)$/m.exec(text)?.[1];
  if (name !== undefined) record.said.push(['', 'name of the site', name]);
  for (const [, title = '', whole = '', line = ''] of text.matchAll(
    /^- \[((?:[^\]\\]|\\.)*)\]\(([^)\s]*)\)(?:: (.*))?$/gm,
  )) {
    record.refs.add(whole);
    const twin = addressIn(whole, site.url);
    if (twin === undefined || !twin.endsWith('.md')) continue;
    const address = twin === '/index.md' ? '/' : twin.slice(0, -'.md'.length);
    record.said.push([address, 'title', title.replaceAll('\\', '')], [address, 'description', line]);
  }
  return { ...record, refs: [...record.refs] };
}

type ArchiveLabels = Pick<Labels, 'source' | 'mark' | 'lastChanged'>;

/** The parts of a file of the plain-text archive, by the addresses of their pages. */
export function partsOfArchive(text: string, labels: ArchiveLabels, site: InspectedSite): Map<string, string> {
  const heads = [...text.matchAll(partHead(labels))];
  // Above its address a part has its title.
  const starts = heads.map(({ index }) => text.lastIndexOf('\n\n\n', index));
  return new Map(
    heads.map(([, whole = ''], at) => [addressIn(whole, site.url) ?? '', text.slice(starts[at], starts[at + 1])]),
  );
}

function partHead({ source, mark, lastChanged }: ArchiveLabels): RegExp {
  return new RegExp(
    `^${escape(source)}: (\\S+)\\n${escape(mark)}: #(\\S+)(?:\\n${escape(lastChanged)}: (\\S+))?$`,
    'gm',
  );
}

/** What the plain-text archive says of its pages: their titles in its contents, their marks, addresses and days. */
export function readArchive(text: string, labels: ArchiveLabels, site: InspectedSite): FileRecord {
  const record = createRecord();
  const titles = new Map<string, string>();
  for (const [, title = '', mark = ''] of text.matchAll(/^- (.*) \(#([^\s()]+)\)$/gm)) titles.set(mark, title);
  for (const [, whole = '', mark = '', day] of text.matchAll(partHead(labels))) {
    record.refs.add(whole);
    record.ids.push(mark);
    const address = addressIn(whole, site.url) ?? '';
    const said: Statement[] = [[address, 'title', titles.get(mark) ?? `no title for #${mark}`]];
    if (day !== undefined) said.push([address, 'day of the last change', day]);
    record.said.push(...said);
  }
  return { ...record, refs: [...record.refs] };
}

/** What all pages in one file of Markdown are taken from, and when they changed. */
export function readAllTwins(
  text: string,
  labels: Pick<Labels, 'source' | 'lastChanged'>,
  site: InspectedSite,
): FileRecord {
  const record = createRecord();
  const part = new RegExp(
    String.raw`(?<=^---\n\n)${escape(labels.source)}: (\S+)(?:\n${escape(labels.lastChanged)}: (\S+))?$`,
    'gm',
  );
  for (const [, whole = '', day] of text.matchAll(part)) {
    record.refs.add(whole);
    if (day !== undefined) record.said.push([addressIn(whole, site.url) ?? '', 'day of the last change', day]);
  }
  for (const link of linksIn(text)) record.refs.add(link);
  return { ...record, refs: [...record.refs] };
}

function linksIn(markdown: string): string[] {
  const text = /[`~]/.test(markdown) ? markdown.replaceAll(CODE, '') : markdown;
  return [...text.matchAll(LINK)].map(([, pointed, plain]) =>
    (pointed ?? plain ?? '').replaceAll(/\\(?=[!-/:-@[-`{-~])/g, ''),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Where the rules for old addresses lead, a line each; the page for what is gone is named too. */
export function readRedirects(text: string): FileRecord {
  const record = createRecord();
  for (const line of text.split('\n')) {
    const [, to] = line.split(' ');
    if (to !== undefined) record.refs.add(to);
  }
  return { ...record, refs: [...record.refs] };
}
