import type { Nodes } from 'mdast';

/** Returns the text of a node, including code but not alternative text of images. */
export function wordsOfNode(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOfNode).join('') : '';
}
