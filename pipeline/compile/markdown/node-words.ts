import type { Nodes } from 'mdast';

/** The words of a node, code among them; without those that describe pictures. */
export function wordsOfNode(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOfNode).join('') : '';
}
