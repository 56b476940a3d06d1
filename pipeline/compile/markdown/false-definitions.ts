import type { Definition, Root } from 'mdast';
import { asTyped } from './points.ts';
import { nodesBelow, visitMarkdown } from './visit.ts';

/** What distinguishes an address from a bare word. */
const IS_ADDRESS = /[/#:@]|\.\w/;
const NUMBER = /^\d{1,3}$/;
/** Labels of definitions that writers use as comments. */
const REMARK = /^(?:\/\/|#|comment|_)/i;

/** Tells whether a link definition is really a footnote whose label lacks its `^`. */
export function isNote(node: Definition, isUsed: boolean): boolean {
  const label = labelOf(node);
  if (label.startsWith('^')) return true;
  if (IS_ADDRESS.test(node.url) || node.url === '' || isRemark(node)) return false;
  return NUMBER.test(label) || !isUsed;
}

/** Tells whether a definition is a comment of its writer, so that it is unused on purpose. */
export function isRemark(node: Definition): boolean {
  return REMARK.test(labelOf(node));
}

/** Returns the label of a definition as it was typed. */
export function labelOf(node: Definition): string {
  return node.label ?? node.identifier;
}

/** Turns references to misread footnotes back into text, so that they do not become broken links. */
export function unlinkNotes(tree: Root, source: string): void {
  const definitions = nodesBelow(tree).filter((node) => node.type === 'definition');
  const notes = new Set(definitions.filter((node) => isNote(node, true)).map(({ identifier }) => identifier));
  if (notes.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type === 'linkReference' && notes.has(node.identifier))
      parent.children.splice(index, 1, asTyped(node, source));
  });
}
