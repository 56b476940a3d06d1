import type { Root } from 'mdast';
import { isIncomplete } from './outside-address.ts';
import { endOf, startOf } from './points.ts';
import { visitMarkdown } from './visit.ts';

/** A part of a source, by its offsets. */
export type Span = readonly [start: number, end: number];

/** Makes plain text of bare addresses that lead nowhere inside of `told`, of which it has been said already that they are wrong. */
export function unlinkTold(tree: Root, told: readonly Span[]): void {
  if (told.length === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'link' || !isIncomplete(node.url)) return;
    const [start, end] = [startOf(node)?.offset ?? -1, endOf(node)?.offset ?? -1];
    if (told.some(([from, to]) => from <= start && end <= to)) parent.children.splice(index, 1, ...node.children);
  });
}
