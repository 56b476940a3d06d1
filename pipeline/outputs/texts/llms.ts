import * as addresses from '../../content/addresses.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { archiveFiles, type ArchiveFile } from '../../site/derive/archive.ts';
import { markdownHeading, markdownLine, markdownLinkItem, pageMarkdown, pageLink } from './markdown-pages.ts';

/** Newest articles that are listed, and topics; the lists as Markdown name all. */
const MAX_LISTED = 100;

/** A file with the Markdown of several pages. */
export interface MarkdownFile {
  readonly address: string;
  /** The text before the pages. */
  readonly head: string;
  readonly pages: readonly PageText[];
}

/**
 * Returns `llms.txt` for language models, in the form of https://llmstxt.org: a heading, a summary, and lists of pages,
 * articles, topics and files, each a link with a line about it. Readers may skip what is below `Optional`.
 */
export function llmsText(site: Site<object>): string {
  const { identity, labels, texts } = site;
  const own = texts.filter(({ isArchived, body }) => isArchived && !body);
  const articles = texts.filter(({ isArchived, body }) => isArchived && body);
  const topics = texts.filter(({ address }) => addresses.LIST_OF_TOPIC.test(address));
  const list = texts.find(({ address }) => address === addresses.INSIGHTS_ADDRESS);
  const section = (title: string, pages: readonly PageText[]): string | false =>
    pages.length > 0 && `${markdownHeading(2, title)}\n\n${pages.map((page) => pageLink(page, site)).join('\n')}`;
  const sections = [
    section(labels.pages, own),
    section(list?.title ?? labels.articleType, articles.slice(0, MAX_LISTED)),
    section(labels.articleTopics, topics.slice(0, MAX_LISTED)),
    `## Optional\n\n${moreLines(site).join('\n')}`,
  ];
  return `${[headOf(site), `${identity.url}\n${markdownLine(site.chrome.footer.legal)}`, ...sections].filter(Boolean).join('\n\n')}\n`;
}

/** Returns the whole site as Markdown, divided like the archive. */
export function llmsFullFiles(site: Site<object>, most?: number): MarkdownFile[] {
  const byId = new Map(site.texts.map((text) => [text.id, text]));
  const addressOf = ({ address }: ArchiveFile): string =>
    addresses.LLMS_FULL_FILE.replace('.txt', address.slice(addresses.ARCHIVE_FILE.length - '.txt'.length));
  const files = archiveFiles(site, most);
  const others = files.slice(1).map((file) => `- ${site.identity.url}${addressOf(file)}`);
  return files.map((file, index) => ({
    address: addressOf(file),
    head: [headOf(site), index === 0 && others.join('\n')].filter(Boolean).join('\n\n'),
    pages: file.parts.flatMap(({ id }) => byId.get(id) ?? []),
  }));
}

/** Returns the text of a Markdown file. Reads the long texts of its pages. */
export function llmsFullText({ head, pages }: MarkdownFile, site: SiteFrame): string {
  const { identity, labels } = site;
  const parts = pages.map((page) => {
    const known = [
      `${markdownLine(labels.source)}: ${identity.url}${page.address}`,
      page.changed && `${markdownLine(labels.lastChanged)}: ${page.changed.day}`,
    ];
    return `${known.filter(Boolean).join('\n')}\n\n${pageMarkdown(page, site)}`;
  });
  return `${[head, ...parts].join('\n\n---\n\n')}\n`;
}

function headOf({ identity }: SiteFrame): string {
  return `${markdownHeading(1, identity.name)}\n\n> ${markdownLine(identity.description)}`;
}

function moreLines({ identity: { url }, labels, feeds }: Site<object>): string[] {
  const named: readonly (readonly [label: string, address: string, what: string])[] = [
    [labels.allAsMarkdown, addresses.LLMS_FULL_FILE, labels.fileMarkdown],
    [labels.plainText, addresses.ARCHIVE_FILE, labels.fileText],
    [addresses.FACTS_JSON, addresses.FACTS_JSON, labels.fileFacts],
    [addresses.addressOfChanges(0), addresses.addressOfChanges(0), labels.fileChanges],
    ...(feeds[0] ? [[labels.feeds, addresses.FEED_FORMS.rss.file, labels.fileFeed] as const] : []),
    ['Sitemap', addresses.SITEMAP_FILE, labels.fileSitemap],
    [addresses.NOTICES_FILE, addresses.NOTICES_FILE, labels.fileNotices],
  ];
  return named.map(([label, address, what]) => markdownLinkItem(label, url + address, `: ${what}`));
}
