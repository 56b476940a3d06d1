import { isScalar, type Node } from 'yaml';

/** What begins a block in Markdown: an item, a heading, a quotation, a row of a table, code. Hyphens are items in YAML, too, and told there. */
const BLOCK = /^[ \t]*(?:(?:[*+]|\d{1,3}[.)]|#{1,6}|>)[ \t]+\S|\||```)/;

/**
 * Where in a YAML text a line begins a block of Markdown, and YAML joins it to the line before: `|` is not there. An offset, in
 * UTF-16 units, of its first sign.
 */
export function joinedBlockIn(text: string, node: Node | null): number | undefined {
  if (!isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return undefined;
  const [start, end] = node.range;
  let offset = start;
  let above = '';
  for (const [index, line] of text.slice(start, end).split('\n').entries()) {
    if (index > 0 && above.trim() !== '' && BLOCK.test(line)) return offset + line.search(/\S/);
    above = line;
    offset += line.length + 1;
  }
  return undefined;
}
