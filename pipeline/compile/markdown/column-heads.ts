import type { Element, Root } from 'hast';
import { elementsIn, rowsOf } from './elements.ts';
import { typedText } from './tree-text.ts';
import { visitElements } from './visit.ts';

/** Returns the typed head of its column for each cell of a table in which every cell is in one column. */
export function columnHeads(tree: Root): ReadonlyMap<Element, string> {
  const heads = new Map<Element, string>();
  visitElements(tree, (table) => {
    if (table.tagName !== 'table') return;
    const [first = [], ...rows] = rowsOf(table).map((row) => elementsIn(row));
    if ([first, ...rows].flat().some(({ properties }) => properties['colSpan'] ?? properties['rowSpan'])) return;
    const names = first.map((head) => (head.tagName === 'th' ? typedText(head).trim() : ''));
    for (const cells of rows)
      for (const [column, cell] of cells.entries()) {
        const name = names[column];
        if (name) heads.set(cell, name);
      }
  });
  return heads;
}
