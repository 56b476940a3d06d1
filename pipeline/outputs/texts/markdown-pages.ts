import { stringify } from 'yaml';
import { addressOfMarkdown, LLMS_FILE } from '../../content/addresses.ts';
import type { PageText } from '../../content/model/block.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { markdownBlocks, markdownLinkItem } from './markdown-blocks.ts';
import { joinBlocks } from '../../compile/derive/plain-blocks.ts';

/** One line per value, with quotes like JSON's where needed. */
const IN_LINES = { lineWidth: 0, singleQuote: false, doubleQuotedAsJSON: true, blockQuote: false } as const;

/** Returns the Markdown file of a page: its metadata as YAML, then its whole text. Reads its long text. */
export function markdownPage(page: PageText, site: SiteFrame): string {
  const { title, description, address, published, updated, changed } = page;
  const { identity, labels } = site;
  const known = {
    title,
    description,
    url: identity.url + address,
    author: identity.author.byline,
    published,
    updated,
    last_changed: changed?.day,
    language: labels.language,
    // `llms.txt` lists all other pages.
    index: identity.url + LLMS_FILE,
  };
  return `---\n${stringify(known, IN_LINES)}---\n\n${pageMarkdown(page, site)}\n`;
}

/** Returns the whole text of a page as Markdown. Reads its long text. */
export function pageMarkdown({ address, blocks, body, ending = [] }: PageText, { identity }: SiteFrame): string {
  const origin = { siteUrl: identity.url, here: address };
  return joinBlocks([markdownBlocks(blocks, origin), body?.prose.markdown, markdownBlocks(ending, origin)]);
}

/** Returns a list item for a page: a link to its Markdown, and its description. */
export function pageLink({ title, description, address }: PageText, { identity }: SiteFrame): string {
  return markdownLinkItem(title, identity.url + addressOfMarkdown(address), `: ${description}`);
}
