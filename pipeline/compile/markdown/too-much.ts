import type { Nodes, Root } from 'mdast';
import { MOST_BYTES, MOST_NODES } from '../../content/limits.ts';
import type { MarkdownContext } from './context.ts';
import { startOf } from './points.ts';
import type { RawTag } from './html/raw-tags.ts';
import { nodesBelow } from './visit.ts';

/**
 * Reports a text with more parts than can be compiled in seconds. Counts what the page will contain: each row of a
 * table has as many cells as its header, and a reference or a fact counts with the text that replaces it.
 */
export function isTooMuch(tree: Root, tags: readonly RawTag[], { report, locate }: MarkdownContext): boolean {
  const all = nodesBelow(tree);
  const definitions = all.filter((node) => node.type === 'definition');
  const targets = new Map(definitions.map((node) => [node.identifier, node.url.length + (node.title?.length ?? 0)]));
  let [nodes, characters] = [tags.length, 0];
  let { line, column } = { line: 1, column: 1 };
  for (const node of all) {
    nodes += 1 + cellsAddedTo(node);
    characters += lengthOf(node, targets);
    ({ line, column } = startOf(node) ?? { line, column });
    if (nodes <= MOST_NODES && characters <= MOST_BYTES) continue;
    report.report('document-limit', locate(line, column), WORDS[nodes > MOST_NODES ? 'parts' : 'bytes']);
    return true;
  }
  return false;
}

const WORDS = {
  parts: { what: 'headings, paragraphs, items, links and other parts', limit: String(MOST_NODES) },
  bytes: { what: 'bytes, once facts and references are put in', limit: String(MOST_BYTES) },
};

/** Short rows are padded with empty cells. */
function cellsAddedTo(node: Nodes): number {
  if (node.type !== 'table') return 0;
  return (node.align?.length ?? 0) * node.children.length;
}

function lengthOf(node: Nodes, targets: ReadonlyMap<string, number>): number {
  if ('value' in node) return node.value.length;
  return node.type === 'linkReference' || node.type === 'imageReference' ? (targets.get(node.identifier) ?? 0) : 0;
}
