import { stringify } from 'yaml';
import { addressOfMarkdown, LLMS_FILE } from '../../content/addresses.ts';
import type { PageText } from '../../content/model/block.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { joinBlocks } from '../../compile/derive/plain-blocks.ts';

/** A line each, in quotes like JSON's where they need any. */
const IN_LINES = { lineWidth: 0, singleQuote: false, doubleQuotedAsJSON: true, blockQuote: false } as const;

/** The file of a page as Markdown: what is known of it as YAML, then all that it says. Reads its long text. */
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
    // This file names all other pages.
    index: identity.url + LLMS_FILE,
  };
  return `---\n${stringify(known, IN_LINES)}---\n\n${pageMarkdown(page, site)}\n`;
}

/** All that a page says, as Markdown. Reads its long text. */
export function pageMarkdown({ address, blocks, body, ending = [] }: PageText, { identity }: SiteFrame): string {
  const origin = { siteUrl: identity.url, here: address };
  return joinBlocks([markdownBlocks(blocks, origin), body?.prose.markdown, markdownBlocks(ending, origin)]);
}

/** A page in a line of a list: a link to its Markdown, and what it is about. */
export function pageLink({ title, description, address }: PageText, { identity }: SiteFrame): string {
  const label = title.replaceAll(/[[\]\\]/g, '\\$&');
  return `- [${label}](${identity.url}${addressOfMarkdown(address)}): ${description}`;
}
