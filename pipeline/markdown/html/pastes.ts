import type { Element, ElementContent, Nodes, Root as HtmlRoot } from 'hast';
import type { Html, Nodes as MarkdownNodes, Root, RootContent, Text } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { element, isElement } from '../elements.ts';
import { message } from '../message.ts';
import { typedText } from '../tree-text.ts';
import { nodesBelow, visitElements } from '../visit.ts';

/** Programs, by what they write into the HTML that they export. */
const PROGRAMS: readonly (readonly [program: string, signs: RegExp])[] = [
  ['Google Docs', /\bid=["']?docs-internal-guid-/i],
  ['Word', /\bclass=["']?Mso|[\s"';]mso-|<\/?o:p\b|schemas-microsoft-com|<!--\[if |<!\[(?:if|endif)\b/i],
  ['WordPress', /<!--\s*\/?wp:|\bclass=["'][^"']*\b(?:wp-|has-[\w-]+-(?:color|background|font-size)\b)/],
  ['Pages or Notes', /\bclass=["'](?:Apple-|[ps][1-9]\d?["'\s])|Cocoa HTML Writer/],
  ['another program', /<!--\s*(?:Start|End)Fragment\s*-->/i],
];
/** What Word writes and Markdown reads as text. */
const OF_WORD = /<\/?o:p[^<>]*>|<!\[(?:if\b[^<>\]]*|endif)\]>/gi;
/** Elements that mean nothing without their styles; Google Docs puts a whole text into such a `b`. */
const BARE = /^(?:center|font|span|u)$/;
const BLOCK = /^(?:blockquote|div|h[1-6]|ol|p|table|ul)$/;
const NOT_BOLD = /font-weight:\s*(?:normal|[1-4]00)/i;
const BOLD = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]\d\d)/i;
const ITALIC = /(?:^|[;\s])font-style:\s*italic/i;

/**
 * Finds HTML from another program in a text, reports it once, and removes what Word left beside its tags. Returns whether
 * there is any; all HTML of the text counts as pasted then.
 */
export function findPaste(tree: Root, file: VFile): boolean {
  let first: RootContent | undefined;
  for (const block of tree.children) {
    const html = nodesBelow({ type: 'root', children: [block] }).filter(isOfPaste);
    first = html.length > 0 ? (first ?? block) : undefined;
    const [program] = PROGRAMS.find(([, signs]) => html.some(({ value }) => signs.test(value))) ?? [];
    if (program === undefined) continue;
    message(file, 'html-pasted', first ?? block, { program });
    for (const node of nodesBelow(tree)) if (node.type === 'text') node.value = node.value.replace(OF_WORD, '');
    return true;
  }
  return false;
}

/** Tells whether a node is HTML, or a text with what Word writes. */
function isOfPaste(node: MarkdownNodes): node is Html | Text {
  return node.type === 'html' || (node.type === 'text' && node.value.search(OF_WORD) >= 0);
}

/**
 * Makes elements of the bold and italic styles in a paste, and leaves out paragraphs with nothing in them and elements
 * that have only styles. Keeps every word; the allow-list removes the styles.
 */
export const rehypePastes: Plugin<[], HtmlRoot> = () => (tree, file) => {
  if (!file.data.isPasted) return;
  visitElements(tree, (node, index, parent) => {
    const isBlank =
      (/^(?:h[1-6]|p)$/.test(node.tagName) && isBlankText(node.children)) || isGap(node, index, parent.children);
    const style = String(node.properties['style'] ?? '');
    // The allow-list would leave empty ones.
    if (!/task-list|language-|footnote|sr-only/.test(String(node.properties['className'])))
      delete node.properties['className'];
    if (node.properties['dir'] === 'ltr') delete node.properties['dir'];
    const isBare = BARE.test(node.tagName) && node.properties['id'] === undefined;
    if (!isBlank && !isBare && !(node.tagName === 'b' && NOT_BOLD.test(style))) return undefined;
    let children: ElementContent[] = isBlank ? [] : node.children;
    if (BOLD.test(style)) children = [element('strong', {}, children)];
    if (ITALIC.test(style)) children = [element('em', {}, children)];
    parent.children.splice(index, 1, ...children);
    return index;
  });
};

/** Tells whether a line break stands beside a block, where it would be an empty line. */
function isGap({ tagName }: Element, index: number, siblings: readonly Nodes[]): boolean {
  const isBlock = (node: Nodes | undefined): boolean => isElement(node) && BLOCK.test(node.tagName);
  return tagName === 'br' && (isBlock(siblings[index - 1]) || isBlock(siblings[index + 1]));
}

function isBlankText(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => typedText(node).trim() === '' && !('tagName' in node && node.tagName === 'img'));
}
