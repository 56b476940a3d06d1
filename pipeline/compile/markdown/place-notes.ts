import type { Element, ElementContent, Root, RootContent } from 'hast';
import { typedText } from './tree-text.ts';
import { fillLabel } from '../../content/fill-label.ts';
import type { Labels } from '../../content/model/labels.ts';
import { elementsIn, element } from './elements.ts';
import { elementsBelow } from './visit.ts';

/** Characters per line of text at a comfortable width. */
const SIGNS_A_LINE = 66;

/**
 * Moves each footnote from the end of a text to just after the block that first refers to it, so that it can stand in
 * the margin beside that block and is read where it belongs. Unreferenced footnotes stay at the end.
 */
export function placeNotes(tree: Root, anchors: Set<string>, labels: Labels): void {
  const section = elementsIn(tree).find(({ properties }) => 'dataFootnotes' in properties);
  const [list] = section ? elementsIn(section, 'ol') : [];
  if (!section || !list) return;
  // Keyed by the targets that lead to the notes; a target and an id are written in the same way.
  const left = new Map(elementsIn(list).map((node) => [`#${String(node.properties['id'])}`, node]));
  tree.children = blocksWithNotes(tree, section, (block) => takeNotes(block, left, labels));
  const kept = new Set<ElementContent>(left.values());
  list.children = list.children.filter((node) => node.type !== 'element' || kept.has(node));
  if (kept.size > 0) return;
  for (const { properties } of elementsBelow(section)) anchors.delete(String(properties['id']));
  tree.children = tree.children.filter((node) => node !== section);
  const last = tree.children.at(-1);
  if (last?.type === 'text' && last.value.trim() === '') tree.children.pop();
}

/**
 * Returns all blocks, each followed by its notes, and each note by its own. Uses a loop, because chains of notes have
 * no limit.
 */
function blocksWithNotes(tree: Root, section: Element, takeFrom: (block: Element) => Element[]): RootContent[] {
  const blocks: RootContent[] = [];
  const waiting = tree.children.toReversed();
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    blocks.push(block);
    if (block.type !== 'element' || block === section) continue;
    for (const note of takeFrom(block).toReversed()) waiting.push(note);
  }
  return blocks;
}

/** Takes the notes that a block refers to from those that are left. */
function takeNotes(block: Element, left: Map<string, Element>, labels: Labels): Element[] {
  const parts = block.tagName === 'p' ? partsOf(block) : undefined;
  return referencesIn(block).flatMap((reference) => {
    const target = String(reference.properties['href']);
    const item = left.get(target);
    left.delete(target);
    return item ? [toNote(item, typedText(reference), parts && linesFrom(reference, parts), labels)] : [];
  });
}

function referencesIn(block: Element): Element[] {
  const inside = elementsBelow({ type: 'root', children: [block] });
  const references = inside.filter(({ properties }) => 'dataFootnoteRef' in properties);
  for (const { properties } of references) {
    delete properties['ariaDescribedBy'];
    properties['role'] = 'doc-noteref';
  }
  return references;
}

/** Estimates how many lines a paragraph has from a reference to its end. */
function linesFrom(reference: Element, parts: readonly ElementContent[]): number {
  const before = countSigns(parts.slice(0, parts.indexOf(reference)));
  return Math.ceil(countSigns(parts) / SIGNS_A_LINE) - Math.floor(before / SIGNS_A_LINE);
}

function partsOf(node: ElementContent): ElementContent[] {
  return [node, ...('children' in node ? node.children.flatMap(partsOf) : [])];
}

function countSigns(parts: readonly ElementContent[]): number {
  return parts.reduce((sum, part) => sum + (part.type === 'text' ? part.value.length : 0), 0);
}

function toNote(item: Element, number: string, rise: number | undefined, labels: Labels): Element {
  const ariaLabel = fillLabel(labels.footnote, number);
  const { id } = item.properties;
  return element(
    'div',
    { className: ['note'], id, role: 'doc-footnote', ariaLabel, dataNumber: number, dataRise: rise },
    item.children.filter((node) => node.type !== 'text' || node.value.trim() !== ''),
  );
}
