import type { Nodes } from 'hast';

/** The level of a heading, from 1 to 6; undefined for any other node. */
export function headingRank(node: Nodes): number | undefined {
  const [, level] = (node.type === 'element' && /^h([1-6])$/.exec(node.tagName)) || [];
  return level === undefined ? undefined : Number(level);
}
