import type { Root } from 'hast';
import { startOf } from '../points.ts';
import type { RawTag } from './raw-tags.ts';
import { elementsBelow } from '../visit.ts';

/** Gives elements of HTML the places where their tags were typed: facts that were put in have moved what follows. */
export function placeAsTyped(tree: Root, tags: readonly RawTag[]): void {
  const places = new Map(tags.map(({ offset, name, line, column }) => [`${offset} ${name}`, { line, column }]));
  for (const node of elementsBelow(tree)) {
    const start = startOf(node);
    const typed = start && places.get(`${start.offset} ${node.tagName}`);
    if (typed && node.position) node.position.start = { ...start, ...typed };
  }
}
