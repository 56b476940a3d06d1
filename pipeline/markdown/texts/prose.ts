import type { Root, ElementContent, RootContent } from 'hast';
import { element, headingRank, isElement } from '../elements.ts';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { PlacedInteractiveFigure } from '../../content/model/interactive-figure.ts';
import type { Heading, Prose } from '../../content/model/text.ts';
import { toMarkdownText } from './markdown-text.ts';
import { toPlainText, type PlainTextOptions, isBlock, isForScreenReaders } from './plain-text.ts';
import { shownText, isOfNote, typedText } from '../tree-text.ts';
import { elementsBelow } from '../visit.ts';

const serializer = unified().use(rehypeStringify).freeze();

/** Serializes nodes to HTML. */
export function htmlOf(children: Root['children']): string {
  return serializer.stringify({ type: 'root', children });
}

/** Converts a compiled text to the forms that pages, the archive and machines use. */
export function toProse(tree: Root, options: PlainTextOptions): Prose {
  return { ...toHtml(tree), text: toPlainText(tree, options), markdown: toMarkdownText(tree, options) };
}

/** Does the same, and links each heading of level 2 and 3 to itself. */
export function toLinkedProse(tree: Root, options: PlainTextOptions): Prose {
  const forms = { text: toPlainText(tree, options), markdown: toMarkdownText(tree, options) };
  for (const node of elementsBelow(tree)) {
    const { id } = node.properties;
    const isLinked = /^h[23]$/.test(node.tagName) && !elementsBelow(node).some(({ tagName }) => tagName === 'a');
    if (isLinked && typeof id === 'string') node.children = [element('a', { href: `#${id}` }, node.children)];
  }
  return { ...toHtml(tree), ...forms };
}

function toHtml(tree: Root): Pick<Prose, 'html' | 'interactiveFigures'> {
  let html = '';
  const interactiveFigures: PlacedInteractiveFigure[] = [];
  for (const node of tree.children) {
    const start = html.length;
    html += htmlOf([node]);
    if (!isElement(node) || !node.data?.interactiveFigure) continue;
    const rest = htmlOf(node.children.filter((child) => !isElement(child, 'figcaption')));
    interactiveFigures.push({ start, end: html.length, rest, interactiveFigure: node.data.interactiveFigure });
  }
  return { html, ...(interactiveFigures.length > 0 && { interactiveFigures }) };
}

/** Returns the headings of a compiled text that have words, in order. */
export function headingsOf(tree: Root): Heading[] {
  return elementsBelow(tree).flatMap((node) => {
    const depth = headingRank(node);
    const { id } = node.properties;
    const text = shownText(node).trim();
    return depth === undefined || typeof id !== 'string' || text === '' ? [] : [{ depth, id, text }];
  });
}

type Node = Root | RootContent | ElementContent;

/**
 * Returns the text of a tree for speech, in one line: no addresses, no marks, blocks separated; characters as typed.
 */
export function spokenText(node: Node): string {
  return spoken(node).replace(/\s+/g, ' ').trim();
}

function spoken(node: Node): string {
  if (node.type === 'text') return typedText(node);
  if (!('children' in node) || (node.type === 'element' && (isOfNote(node) || isForScreenReaders(node)))) return '';
  const text = node.children.map(spoken).join('');
  return node.type === 'element' && !isBlock(node) ? text : ` ${text} `;
}
