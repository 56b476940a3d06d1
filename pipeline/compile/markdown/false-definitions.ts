import type { Definition, Root } from 'mdast';
import { asTyped } from './points.ts';
import { nodesBelow, visitMarkdown } from './visit.ts';

/** What an address holds; a bare word is none. */
const IS_ADDRESS = /[/#:@]|\.\w/;
const NUMBER = /^\d{1,3}$/;
/** Definitions that people use for remarks. */
const REMARK = /^(?:\/\/|#|comment|_)/i;

/** Whether what the parser takes for the address of a link is a note whose name lacks its `^`. */
export function isNote(node: Definition, isUsed: boolean): boolean {
  const label = labelOf(node);
  if (label.startsWith('^')) return true;
  if (IS_ADDRESS.test(node.url) || node.url === '' || isRemark(node)) return false;
  return NUMBER.test(label) || !isUsed;
}

/** Whether a definition is a remark of its writer, which nothing refers to on purpose. */
export function isRemark(node: Definition): boolean {
  return REMARK.test(labelOf(node));
}

/** The name of a definition, as it was typed. */
export function labelOf(node: Definition): string {
  return node.label ?? node.identifier;
}

/** Makes text of references to notes that the parser takes for addresses, so that they lead to no address that is none. */
export function unlinkNotes(tree: Root, source: string): void {
  const definitions = nodesBelow(tree).filter((node) => node.type === 'definition');
  const notes = new Set(definitions.filter((node) => isNote(node, true)).map(({ identifier }) => identifier));
  if (notes.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type === 'linkReference' && notes.has(node.identifier))
      parent.children.splice(index, 1, asTyped(node, source));
  });
}
