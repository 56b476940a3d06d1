import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { writeMarkdown } from '../../compile/markdown/texts/markdown-text.ts';
import type { Block } from '../../content/model/block.ts';
import { wholeAddress, type TextOrigin } from '../../compile/markdown/whole-address.ts';

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
