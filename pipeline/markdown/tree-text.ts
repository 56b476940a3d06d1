import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raisedSign } from '../typography/typeset.ts';
import type { Nodes } from 'mdast';

/** Returns the text of a tree as it was typed, without the numbers of notes, which no writer types. */
export function typedText(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.data?.typed ?? node.value;
  return 'children' in node && !isOfNote(node) ? node.children.map(typedText).join('') : '';
}

/**
 * Returns the text of a tree as shown, in one line, without the numbers of notes: a power is a superscript sign, or has
 * `^` before it.
 */
export function shownText(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isOfNote(node)) return '';
  const text = node.children.map(shownText).join('');
  return isPower(node) ? (raisedSign(text) ?? `^${text}`) : text;
}

function isPower(node: Root | RootContent | ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'sup' && node.children.every(({ type }) => type === 'text');
}

/** Tells whether a node is a link to a note or back. */
export function isOfNote(node: Root | RootContent | ElementContent): boolean {
  return node.type === 'element' && ('dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties);
}

/** Returns the text of a node, including code but not alternative text of images. */
export function wordsOfNode(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOfNode).join('') : '';
}
