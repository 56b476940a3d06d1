import { imageLine, quoted, underline } from '../markdown/texts/plain-text.ts';
import type { Block } from '../../content/model/block.ts';
import type { Labels } from '../../content/model/labels.ts';
import { wholeAddress, type TextOrigin } from '../markdown/whole-address.ts';

interface PlainOrigin extends TextOrigin {
  readonly labels: Labels;
}

/** Returns blocks as plain text with a blank line between them; leaves out empty ones. */
export function plainBlocks(blocks: readonly Block[], origin: PlainOrigin): string {
  return joinBlocks(blocks.map((block) => plainBlock(block, origin)));
}

/** Joins texts with a blank line between them; leaves out empty ones. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}

function plainBlock(block: Block, origin: PlainOrigin): string | undefined {
  switch (block.kind) {
    case 'heading':
      return block.depth === 3 ? block.text : underline(block.text, block.depth === 1 ? '=' : '-');
    case 'line':
      return block.text;
    case 'lines':
      return block.items.join('\n');
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'prose':
      return block.prose.text;
    case 'points':
      return block.items.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
    case 'links':
      return block.items.map(({ label, href }) => `${label}: ${wholeAddress(href, origin)}`).join('\n');
    case 'picture':
      return imageLine(block.picture.alt, origin.labels);
    case 'quote':
      return `${quoted(block.quote, origin.labels.language)}\n${block.by}`;
    case 'page':
      return [block.title, ...block.lines, origin.siteUrl + block.address].join('\n');
  }
}
