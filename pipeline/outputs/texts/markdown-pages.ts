import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { stringify } from 'yaml';
import { addressOfMarkdown, LLMS_FILE } from '../../content/addresses.ts';
import type { PageText, Block } from '../../content/model/block.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { writeMarkdown } from '../../markdown/texts/markdown-text.ts';
import { wholeAddress, type TextOrigin } from '../../markdown/texts/plain-text.ts';
import { joinBlocks } from '../../site/derive/blocks.ts';

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

/** Blocks as Markdown. */
export function markdownBlocks(blocks: readonly Block[], origin: TextOrigin): string {
  return writeMarkdown(blocks.flatMap((block) => markdownBlock(block, origin)));
}

/** A heading of plain text as Markdown. */
export function markdownHeading(depth: 1 | 2, words: string): string {
  return writeMarkdown([{ type: 'heading', depth, children: [text(words)] }]);
}

/** A line of plain text as Markdown that shows it unchanged. */
export function markdownLine(words: string): string {
  return writeMarkdown([paragraph(text(words))]);
}

/** A list item as Markdown: a link, and the plain text behind it. */
export function markdownLinkItem(label: string, url: string, behind = ''): string {
  return `- ${writeMarkdown([paragraph(link(label, url), text(behind))])}`;
}

function markdownBlock(block: Block, origin: TextOrigin): RootContent[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', depth: block.depth, children: [text(block.text)] }];
    case 'line':
      return [paragraph(text(block.text))];
    case 'lines':
      return list(block.items.map((item) => [paragraph(text(item))]));
    case 'list':
      return [paragraph(text(`${block.title}:`)), ...list(block.items.map((item) => [paragraph(text(item))]))];
    case 'prose':
      return written(block.prose.markdown);
    case 'points':
      return list(block.items.map(({ markdown }) => written(markdown)));
    case 'links':
      return list(block.items.map(({ label, href }) => [paragraph(link(label, wholeAddress(href, origin)))]));
    case 'picture':
      return pictureOf(block.picture.alt, wholeAddress(block.picture.src, origin));
    case 'quote':
      return [{ type: 'blockquote', children: [paragraph(text(block.quote)), paragraph(text(`— ${block.by}`))] }];
    case 'page':
      return [
        { type: 'heading', depth: 3, children: [link(block.title, origin.siteUrl + block.address)] },
        ...block.lines.map((line) => paragraph(text(line))),
      ];
  }
}

/** Text that is already Markdown. */
function written(markdown: string): (RootContent & ListItem['children'][number])[] {
  return markdown === '' ? [] : [{ type: 'html', value: markdown }];
}

/** A picture with its alternative text; empty for a decorative one. */
function pictureOf(alt: string, url: string): RootContent[] {
  return alt === '' ? [] : [paragraph({ type: 'image', alt, url })];
}

function list(items: readonly ListItem['children'][]): RootContent[] {
  if (items.length === 0) return [];
  const children = items.map((item): ListItem => ({ type: 'listItem', spread: false, children: item }));
  return [{ type: 'list', ordered: false, spread: false, children }];
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function link(label: string, url: string): PhrasingContent {
  return { type: 'link', url, children: [text(label)] };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
