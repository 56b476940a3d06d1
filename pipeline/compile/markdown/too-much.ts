import type { Nodes, Root } from 'mdast';
import { MOST_BYTES, MOST_NODES } from '../../content/limits.ts';
import type { MarkdownContext } from './context.ts';
import { startOf, type Point } from './points.ts';
import type { RawTag } from './html/raw-tags.ts';
import { visitMarkdown } from './visit.ts';

/**
 * Reports a text of more parts than can be compiled in seconds. Counted is what a page will hold: each row of a
 * table has as many cells as its head, and a reference or a fact repeats what it stands for.
 */
export function isTooMuch(tree: Root, tags: readonly RawTag[], { report, locate }: MarkdownContext): boolean {
  const targets = lengthsOfTargets(tree);
  let [nodes, characters] = [tags.length, 0];
  let end: Pick<Point, 'line' | 'column'> | undefined;
  let what: 'parts' | 'bytes' | undefined;
  visitMarkdown(tree, (node) => {
    if (what !== undefined) return;
    nodes += 1 + cellsAddedTo(node);
    characters += lengthOf(node, targets);
    if (nodes > MOST_NODES) what = 'parts';
    else if (characters > MOST_BYTES) what = 'bytes';
    end = startOf(node) ?? end;
  });
  if (what === undefined) return false;
  const { line, column } = end ?? { line: 1, column: 1 };
  report.report('document-limit', locate(line, column), WORDS[what]);
  return true;
}

const WORDS = {
  parts: { what: 'headings, paragraphs, items, links and other parts', limit: String(MOST_NODES) },
  bytes: { what: 'bytes, once facts and references are put in', limit: String(MOST_BYTES) },
};

/** A row that is too short is filled up with empty cells. */
function cellsAddedTo(node: Nodes): number {
  if (node.type !== 'table') return 0;
  return (node.align?.length ?? 0) * node.children.length;
}

function lengthOf(node: Nodes, targets: ReadonlyMap<string, number>): number {
  if ('value' in node) return node.value.length;
  return node.type === 'linkReference' || node.type === 'imageReference' ? (targets.get(node.identifier) ?? 0) : 0;
}

function lengthsOfTargets(tree: Root): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  visitMarkdown(tree, (node) => {
    if (node.type === 'definition') lengths.set(node.identifier, node.url.length + (node.title?.length ?? 0));
  });
  return lengths;
}
