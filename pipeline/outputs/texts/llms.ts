import * as addresses from '../../content/addresses.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { archiveFiles, type ArchiveFile } from '../../compile/derive/archive.ts';
import { pageMarkdown, pageLink } from './markdown-pages.ts';

/** Newest articles that are listed; the lists as Markdown name all. */
const MOST_ARTICLES = 100;

/** A file with the Markdown of several pages. */
export interface MarkdownFile {
  readonly address: string;
  /** The text before the pages. */
  readonly head: string;
  readonly pages: readonly PageText[];
}

/**
 * Returns `llms.txt` for language models, in the form of https://llmstxt.org: a heading, a summary, and lists of links
 * with a line each. Readers may skip what is below `Optional`.
 */
export function llmsText(site: Site<object>): string {
  const { identity, labels, texts } = site;
  const own = texts.filter(({ isArchived, body }) => isArchived && !body);
  const articles = texts.filter(({ isArchived, body }) => isArchived && body);
  const list = texts.find(({ address }) => address === addresses.INSIGHTS_ADDRESS);
  const sections = [
    `## ${labels.pages}\n\n${own.map((page) => pageLink(page, site)).join('\n')}`,
    articles.length > 0 &&
      `## ${list?.title ?? labels.articleType}\n\n${articles
        .slice(0, MOST_ARTICLES)
        .map((page) => pageLink(page, site))
        .join('\n')}`,
    `## Optional\n\n${moreLines(site).join('\n')}`,
  ];
  return `${[headOf(site), `${identity.url}\n${site.chrome.footer.legal}`, ...sections].filter(Boolean).join('\n\n')}\n`;
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
      `${labels.source}: ${identity.url}${page.address}`,
      page.changed && `${labels.lastChanged}: ${page.changed.day}`,
    ];
    return `${known.filter(Boolean).join('\n')}\n\n${pageMarkdown(page, site)}`;
  });
  return `${[head, ...parts].join('\n\n---\n\n')}\n`;
}

function headOf({ identity }: SiteFrame): string {
  return `# ${identity.name}\n\n> ${identity.description}`;
}

function moreLines({ identity: { url }, labels, feeds }: Site<object>): string[] {
  const feed = feeds[0] ? [`- [${labels.feeds}](${url}${addresses.FEED_FORMS.rss.file})`] : [];
  return [
    `- [${labels.allAsMarkdown}](${url}${addresses.LLMS_FULL_FILE})`,
    `- [${labels.plainText}](${url}${addresses.ARCHIVE_FILE})`,
    `- [${addresses.FACTS_JSON}](${url}${addresses.FACTS_JSON})`,
    `- [${addresses.addressOfChanges(0)}](${url}${addresses.addressOfChanges(0)})`,
    ...feed,
    `- [Sitemap](${url}${addresses.SITEMAP_FILE})`,
    `- [${addresses.NOTICES_FILE}](${url}${addresses.NOTICES_FILE})`,
  ];
}
