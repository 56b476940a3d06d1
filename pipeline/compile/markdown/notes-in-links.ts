import type { FootnoteReference, Parents, PhrasingContent, Root } from 'mdast';
import { visitMarkdown } from './visit.ts';

/** Moves the references to notes that stand in the words of a link behind it: a link cannot stand in another one. */
export function moveNotesOutOfLinks(tree: Root): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    parent.children.splice(index + 1, 0, ...takeNotes(node));
  });
}

function takeNotes(node: Parents): FootnoteReference[] {
  const children: readonly PhrasingContent[] = node.children as PhrasingContent[];
  const notes = children.flatMap((child) => {
    if (child.type === 'footnoteReference') return [child];
    return 'children' in child ? takeNotes(child) : [];
  });
  if (notes.length > 0) node.children = children.filter(({ type }) => type !== 'footnoteReference');
  return notes;
}
