import type { Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { phrasing } from 'hast-util-phrasing';
import { toString } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { parseTyped } from '../../pipeline/markdown/syntax/parse.ts';

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /<\/?[a-z][^<>]*>|<[!?][^<>]*>/gi;
/** Inline elements: a word continues across their ends. */
const PHRASING = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'html']);

/** Nodes with inline content: a tag in them does not end a word. */
const HOLDS_PHRASING = new Set([...PHRASING, 'paragraph', 'heading', 'tableCell']);

/** Returns the words of a Markdown text that are missing in the compiled text, each as often as it is missing. */
export function lostWords(source: string, tree: HtmlNodes): string[] {
  const left = counted(wordsOf(textOfHtml(tree)));
  return wordsOf(textOf(parseTyped(source, false))).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Returns everything that a reader would call text; of HTML, only what is between tags. */
function textOf(node: Nodes, between = ' '): string {
  if (node.type === 'html') return textBetweenTags(node.value, between);
  const inside = HOLDS_PHRASING.has(node.type) ? '' : ' ';
  const text =
    'children' in node
      ? node.children.map((child) => textOf(child, inside)).join('')
      : 'value' in node
        ? node.value
        : '';
  return PHRASING.has(node.type) ? text : ` ${text} `;
}

/** Returns the text of HTML that may be cut off anywhere, with the letters that `&…;` stand for. */
function textBetweenTags(html: string, between: string): string {
  return toString(fromHtml(html.replace(COMMENT, '').replace(TAG, between), { fragment: true }));
}

function textOfHtml(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  // The number of a footnote follows a word and is no part of it.
  if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return ' ';
  const text = 'children' in node ? node.children.map(textOfHtml).join('') : '';
  return phrasing(node) ? text : ` ${text} `;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
