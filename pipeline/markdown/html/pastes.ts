import type { Element, ElementContent, Nodes, Root as HtmlRoot } from 'hast';
import type { Html, Root, RootContent, Text } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { element, isElement } from '../elements.ts';
import { message } from '../message.ts';
import { endOf, startOf } from '../points.ts';
import { typedText } from '../tree-text.ts';
import { nodesBelow, visitElements } from '../visit.ts';

/** Tells by its line whether a place is inside text pasted from another program. */
export type IsPasted = (place: { readonly line: number }) => boolean;

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
 * Finds text pasted from word processors, reports each paste once, and removes what Word left in the text beside tags.
 * A paste extends over consecutive blocks with HTML. Undefined if there is none.
 */
export function findPastes(tree: Root, file: VFile): IsPasted | undefined {
  const lines = new Set<number>();
  let run: RootContent[] = [];
  for (const block of tree.children) {
    if (htmlIn([block]).length > 0) run.push(block);
    else run = endRun(run);
  }
  endRun(run);
  return lines.size === 0 ? undefined : ({ line }) => lines.has(line);

  function endRun(blocks: RootContent[]): [] {
    const html = htmlIn(blocks);
    const program = PROGRAMS.find(([, signs]) => html.some(({ value }) => signs.test(value)))?.[0];
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (program === undefined || !first || !last) return [];
    for (const node of html) if (node.type === 'text') node.value = node.value.replace(OF_WORD, '');
    for (let line = startOf(first)?.line ?? 0; line <= (endOf(last)?.line ?? 0); line++) lines.add(line);
    message(file, 'html-pasted', first, { program });
    return [];
  }
}

/** Returns the HTML in blocks, and the texts with what Word writes. */
function htmlIn(children: RootContent[]): (Html | Text)[] {
  return nodesBelow({ type: 'root', children }).flatMap((node) =>
    node.type === 'html' || (node.type === 'text' && node.value.search(OF_WORD) >= 0) ? [node] : [],
  );
}

/**
 * Makes elements of the bold and italic styles in a paste, and leaves out paragraphs with nothing in them and elements
 * that have only styles. Keeps every word; the allow-list removes the styles.
 */
export const rehypePastes: Plugin<[], HtmlRoot> = () => (tree, file) => {
  const { isPasted } = file.data;
  if (!isPasted) return;
  visitElements(tree, (node, index, parent) => {
    const start = startOf(node);
    const isBlank =
      (/^(?:h[1-6]|p)$/.test(node.tagName) && isBlankText(node.children)) || isGap(node, index, parent.children);
    // The HTML parser makes empty paragraphs, without a place, of ends that close nothing.
    if (start ? !isPasted(start) : !isBlank) return undefined;
    const style = String(node.properties['style'] ?? '');
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
