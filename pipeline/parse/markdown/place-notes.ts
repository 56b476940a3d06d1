import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Labels } from '../../schema/labels.ts';
import { visitElements } from './visit.ts';

/**
 * Takes each footnote from the end of a text and puts it behind the block that first refers to it, so that
 * it can stand in the margin beside that block, and is read where it belongs. One that nothing in
 * the text refers to stays at the end.
 */
export function placeNotes(tree: Root, anchors: Set<string>, labels: Labels): void {
  const section = tree.children.find((node) => node.type === 'element' && 'dataFootnotes' in node.properties);
  if (section?.type !== 'element') return;
  const list = section.children.find((node) => node.type === 'element' && node.tagName === 'ol');
  if (list?.type !== 'element') return;
  for (let index = 0; index < tree.children.length; index++) {
    const block = tree.children[index];
    if (block?.type !== 'element' || block === section) continue;
    const notes = referencesIn(block).flatMap((reference) => takeNote(list, reference, labels) ?? []);
    tree.children.splice(index + 1, 0, ...notes);
  }
  if (list.children.some((node) => node.type === 'element')) return;
  visitElements(section, ({ properties }) => void anchors.delete(String(properties['id'])));
  tree.children.splice(tree.children.indexOf(section), 1);
  const last = tree.children.at(-1);
  if (last?.type === 'text' && last.value.trim() === '') tree.children.pop();
}

function referencesIn(block: Element): Element[] {
  const references: Element[] = [];
  visitElements({ type: 'root', children: [block] }, (node) => {
    if (!('dataFootnoteRef' in node.properties)) return;
    delete node.properties['ariaDescribedBy'];
    node.properties['role'] = 'doc-noteref';
    references.push(node);
  });
  return references;
}

/** The note that a reference leads to, out of the list; undefined if it has been taken already. */
function takeNote(list: Element, reference: Element, labels: Labels): Element | undefined {
  const id = decodeURIComponent(String(reference.properties['href'] ?? '').slice(1));
  const at = list.children.findIndex((node) => node.type === 'element' && node.properties['id'] === id);
  const [item] = at < 0 ? [] : list.children.splice(at, 1);
  if (item?.type !== 'element') return undefined;
  const number = toString(reference);
  const children = item.children.filter((node: ElementContent) => node.type !== 'text' || node.value.trim() !== '');
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['note'],
      id: item.properties['id'],
      role: 'doc-footnote',
      ariaLabel: `${labels.footnote} ${number}`,
      dataNumber: number,
    },
    children,
  };
}
