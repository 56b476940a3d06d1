import type { Nodes } from 'mdast';

/** The text of a node, with code, without the words for pictures. */
export function wordsOfNode(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOfNode).join('') : '';
}
