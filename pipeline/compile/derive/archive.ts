import { ARCHIVE_FILE, addressOfArchiveFile } from '../../content/addresses.ts';
import { underline } from '../markdown/texts/plain-text.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Labels } from '../../content/model/labels.ts';
import { typesetLine } from '../typography/typeset.ts';
import type { ArchivePart, Site, SiteFrame } from '../../content/model/site.ts';
import { formatDay } from '../parse/day.ts';
import { optional } from '../../shared/optional.ts';
import { measureText } from '../parse/reading-time.ts';
import { joinBlocks, plainBlocks } from './plain-blocks.ts';

/** The number of newest articles that the page of the archive shows in full; its files hold all. */
export const ARTICLES_ON_PAGE = 100;
/** Size of a file of the archive in bytes; one that holds a single part may be larger. */
const MOST_BYTES = 1_000_000;
const GAP = '\n\n\n';

/** A file of the plain-text archive. */
export interface ArchiveFile {
  readonly address: string;
  readonly head: string;
  readonly parts: readonly ArchivePart[];
}

type ArchiveSource = Pick<Site<object>, 'archiveHead' | 'archive' | 'identity' | 'labels'>;

/**
 * The files of the archive: one where that is small enough. Else the first has the pages of the site and the addresses
 * of the others, which hold the articles from the oldest on, so that a new article changes the last of them only. Each
 * begins with whose it is and what it holds, the first one with the day of the last change of all where that is known.
 */
export function archiveFiles(
  { archiveHead: head, archive, identity, labels }: ArchiveSource,
  most = MOST_BYTES,
): ArchiveFile[] {
  const day = lastChangeOf(archive);
  const first = day === undefined ? head : `${head}\n${labels.lastChanged}: ${day}`;
  if (sizeOf(archive) <= most)
    return [{ address: ARCHIVE_FILE, head: joinBlocks([first, contentsOf(archive, labels)]), parts: archive }];
  const articles = archive.filter(isArticle).toReversed();
  const pages = archive.filter((part) => !isArticle(part));
  const [parts = [], ...more] = inGroups(pages, most);
  const others = [...more, ...inGroups(articles, most)].map((group, index): ArchiveFile => ({
    address: addressOfArchiveFile(index + 1),
    head: joinBlocks([head, contentsOf(group, labels)]),
    parts: group,
  }));
  const named = others.map((file) => `${identity.url}${file.address}\n${rangeOf(file)}`);
  const contents = [contentsOf(parts, labels), ...named];
  return [{ address: ARCHIVE_FILE, head: joinBlocks([first, ...contents]), parts }, ...others];
}

/** The text of a file of the archive. Reads the long texts in it. */
export function archiveText({ head, parts }: ArchiveFile): string {
  return `${[head, ...parts.map(partText)].join(GAP)}\n`;
}

/** What the archive's page shows: all pages of the site, and the newest articles. */
export function archiveForPage(archive: readonly ArchivePart[], most = ARTICLES_ON_PAGE): ArchivePart[] {
  return [...archive.filter((part) => !isArticle(part)), ...archive.filter(isArticle).slice(0, most)];
}

/** A page as the archive has it: its address, the mark that finds it, and the day of its last change stand below its title. */
export function archivePart(
  { id, title, address, blocks, body, ending = [], changed }: PageText,
  { identity, labels }: SiteFrame,
): ArchivePart {
  const { url } = identity;
  const known = [
    `${labels.source}: ${url}${address}`,
    `${labels.mark}: #${id}`,
    ...(changed ? [`${labels.lastChanged}: ${changed.day}`] : []),
  ];
  const origin = { siteUrl: url, here: address, labels };
  const end = plainBlocks(ending, origin);
  return {
    id,
    title,
    text: plainBlocks(blocks.toSpliced(1, 0, { kind: 'lines', items: known }), origin),
    ...optional('changed', changed?.day),
    ...optional('body', body),
    ...(end !== '' && { ending: end }),
  };
}

/** The head of the archive: whose it is. */
export function archiveHead({ identity, chrome }: SiteFrame): string {
  return [underline(identity.name, '='), identity.description, `${identity.url}\n${chrome.footer.legal}`].join(GAP);
}

/** What a file holds: each part by its title and its mark. */
function contentsOf(parts: readonly ArchivePart[], { contents }: Labels): string {
  return joinBlocks([underline(contents, '-'), parts.map(({ id, title }) => `- ${title} (#${id})`).join('\n')]);
}

/** The day of the last change of all parts; undefined where one of them has none. */
function lastChangeOf(parts: readonly ArchivePart[]): string | undefined {
  const days = parts.flatMap(({ changed }) => changed ?? []);
  return days.length < parts.length ? undefined : days.toSorted().at(-1);
}

/** A day for programs, `YYYY-MM-DD`, and for readers. */
export type ShownDay = { readonly day: string; readonly text: string };

/** The same day as readers of a language see it. */
export function shownChangeOf(parts: readonly ArchivePart[], language: string): ShownDay | undefined {
  const day = lastChangeOf(parts);
  return day === undefined ? undefined : { day, text: formatDay(day, language) };
}

/** The title of a part as its page shows it; in the archive it is as it was typed. */
export function shownTitleOf({ title }: ArchivePart, language: string): string {
  return typesetLine(title, language);
}

function isArticle({ body }: ArchivePart): boolean {
  return body !== undefined;
}

function partText({ text, body, ending }: ArchivePart): string {
  return joinBlocks([text, body?.prose.text, ending]);
}

/** Parts in their order, as many together as a file holds. */
function inGroups(parts: readonly ArchivePart[], most: number): ArchivePart[][] {
  const groups: ArchivePart[][] = [];
  let left = 0;
  for (const part of parts) {
    const size = sizeOf([part]);
    if (size > left) {
      groups.push([]);
      left = most;
    }
    groups.at(-1)?.push(part);
    left -= size;
  }
  return groups;
}

function sizeOf(parts: readonly ArchivePart[]): number {
  const sizes = parts.map(({ text, body, ending = '' }) => Buffer.byteLength(text + ending) + (body?.bytes ?? 0));
  return sizes.reduce((sum, size) => sum + GAP.length + size, 0);
}

/** How many words a part has. Reads its long text. */
export function archiveWordsOf(part: ArchivePart): number {
  return measureText(partText(part)).words;
}

function rangeOf({ parts }: ArchiveFile): string {
  return [...new Set([parts[0], parts.at(-1)].flatMap((part) => part?.title ?? []))].join(' – ');
}
