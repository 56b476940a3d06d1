import type { Link, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { startOf } from '../points.ts';
import { nodesBelow, visitMarkdown } from '../visit.ts';

const START = /^<a\s(?:[^>]*\s)?href\s*=/i;
const END = /^<\/a\s*>/i;

/**
 * Makes bare addresses between `<a href="…">` and `</a>` text again: a link inside another one would end the other,
 * which would be left without words.
 */
export function unlinkInAnchors(tree: Root, source: string): void {
  const inside = new Set<Nodes>();
  visitMarkdown(tree, (node, index, parent) => {
    if (isTag(node, START)) for (const link of bareLinks(contentOf(parent, index), source)) inside.add(link);
  });
  if (inside.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (inside.has(node)) parent.children.splice(index, 1, ...((node as Link).children as PhrasingContent[]));
  });
}

/** Returns the siblings between a start tag and its end tag; none if it has no end among them. */
function contentOf({ children }: Parents, start: number): readonly Nodes[] {
  for (let at = start + 1; at < children.length; at++) {
    const node = children[at];
    if (!node || isTag(node, START)) return [];
    if (isTag(node, END)) return children.slice(start + 1, at);
  }
  return [];
}

function isTag(node: Nodes, form: RegExp): boolean {
  return node.type === 'html' && form.test(node.value);
}

/** Returns the links that are addresses without brackets; the parser gives no position to those it finds last. */
function bareLinks(nodes: readonly Nodes[], source: string): Link[] {
  return nodes
    .flatMap((node) => ('children' in node ? [node, ...nodesBelow(node)] : []))
    .filter((node) => node.type === 'link')
    .filter((link) => !/[[<]/.test(source[startOf(link)?.offset ?? -1] ?? ''));
}
