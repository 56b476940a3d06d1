import { ARCHIVE_FILE, addressOfArchiveFile } from '../../content/addresses.ts';
import { underline } from '../../markdown/texts/plain-text.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Labels } from '../../content/model/labels.ts';
import { typesetLine } from '../../typography/typeset.ts';
import type { ArchivePart, Site, SiteFrame } from '../../content/model/site.ts';
import { formatDay } from '../../content/day-form.ts';
import { optional } from '../../shared/optional.ts';
import { countText } from '../parse/reading-time.ts';
import { joinBlocks, plainBlocks } from './blocks.ts';

/** Number of newest articles that the archive page shows in full; the archive files contain all of them. */
export const ARTICLES_ON_PAGE = 100;
/** Maximum size of an archive file in bytes; a file with a single part may be larger. */
const MAX_BYTES = 1_000_000;
const GAP = '\n\n\n';

/** A file of the plain-text archive. */
export interface ArchiveFile {
  readonly address: string;
  readonly head: string;
  readonly parts: readonly ArchivePart[];
}

type ArchiveSource = Pick<Site<object>, 'archiveHead' | 'archive' | 'identity' | 'labels'>;

/**
 * Returns the files of the archive: a single file if everything fits into `most` bytes. Otherwise the first file has
 * the site's pages and lists the addresses of the other files, which have the articles, oldest first, so that a new
 * article changes only the last file. Each file begins with the name of the site and its contents; the first also has
 * the day of the last change, if known.
 */
export function archiveFiles(
  { archiveHead: head, archive, identity, labels }: ArchiveSource,
  most = MAX_BYTES,
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

/** Returns the text of an archive file. Reads the long texts of its parts. */
export function archiveText({ head, parts }: ArchiveFile): string {
  const texts = parts.map(({ text, body, ending }) => joinBlocks([text, body?.prose.text, ending]));
  return `${[head, ...texts].join(GAP)}\n`;
}

/** Returns what the archive page shows: all pages of the site and the `most` newest articles. */
export function archiveForPage(archive: readonly ArchivePart[], most = ARTICLES_ON_PAGE): ArchivePart[] {
  return [...archive.filter((part) => !isArticle(part)), ...archive.filter(isArticle).slice(0, most)];
}

/**
 * Makes the archive's part for a page. Its address, its mark (`#id`) and the day of its last change follow the title.
 */
export function archivePart(
  { id, title, address, blocks, body, ending = [], changed, words }: PageText,
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
    words: words ?? countText(plainBlocks(blocks, origin)).words,
    text: plainBlocks(blocks.toSpliced(1, 0, { kind: 'lines', items: known }), origin),
    ...optional('changed', changed?.day),
    ...optional('body', body),
    ...(end !== '' && { ending: end }),
  };
}

/** Returns the head of the archive: name, description, address and legal line of the site. */
export function archiveHead({ identity, chrome }: SiteFrame): string {
  return [underline(identity.name, '='), identity.description, `${identity.url}\n${chrome.footer.legal}`].join(GAP);
}

/** Returns the table of contents of a file: the title and mark of each part. */
function contentsOf(parts: readonly ArchivePart[], { contents }: Labels): string {
  return joinBlocks([underline(contents, '-'), parts.map(({ id, title }) => `- ${title} (#${id})`).join('\n')]);
}

/** Returns the latest day on which a part changed; undefined if any part has no known day. */
function lastChangeOf(parts: readonly ArchivePart[]): string | undefined {
  const days = parts.flatMap(({ changed }) => changed ?? []);
  return days.length < parts.length ? undefined : days.toSorted().at(-1);
}

/** A day for programs, `YYYY-MM-DD`, and for readers. */
export type ShownDay = { readonly day: string; readonly text: string };

/** Returns the day of the last change, formatted for readers of a language; undefined if it is unknown. */
export function shownChangeOf(parts: readonly ArchivePart[], language: string): ShownDay | undefined {
  const day = lastChangeOf(parts);
  return day === undefined ? undefined : { day, text: formatDay(day, language) };
}

/** Returns the title of a part as its page shows it; the archive keeps it as typed. */
export function shownTitleOf({ title }: ArchivePart, language: string): string {
  return typesetLine(title, language);
}

function isArticle({ body }: ArchivePart): boolean {
  return body !== undefined;
}

/** Splits parts into groups, in order, each with as many parts as fit into one file. */
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

function rangeOf({ parts }: ArchiveFile): string {
  return [...new Set([parts[0], parts.at(-1)].flatMap((part) => part?.title ?? []))].join(' – ');
}
