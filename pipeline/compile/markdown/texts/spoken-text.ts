import type { Element, ElementContent, Root, RootContent } from 'hast';
import { isBlock, isForScreenReaders } from './plain-text.ts';
import { isOfNote, typedText } from '../tree-text.ts';

type Node = Root | RootContent | ElementContent;

/**
 * Returns the text of a tree for speech, in one line: no addresses, no marks, blocks separated; characters as typed.
 */
export function spokenText(node: Node): string {
  return spoken(node).replace(/\s+/g, ' ').trim();
}

function spoken(node: Node): string {
  if (node.type === 'text') return typedText(node);
  if (!('children' in node) || (node.type === 'element' && isMark(node))) return '';
  const text = node.children.map(spoken).join('');
  return node.type === 'element' && !isBlock(node) ? text : ` ${text} `;
}

/** Tells whether an element is a link to a note or back, or is for screen readers only. */
function isMark(node: Element): boolean {
  return isOfNote(node) || isForScreenReaders(node);
}
