import { isCollection, type Document, type Node } from 'yaml';

/** The node to which keys and indices lead from the root of a document; null where there is none. */
export function nodeAt(document: Document, path: readonly PropertyKey[]): Node | null {
  let node: Node | null = document.contents;
  for (const key of path) {
    if (!isCollection(node)) return null;
    node = (node.get(key, true) as Node | undefined) ?? null;
  }
  return node;
}
