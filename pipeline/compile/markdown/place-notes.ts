import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fillLabel } from '../../content/fill-label.ts';
import type { Labels } from '../../content/model/labels.ts';
import { element, elementsIn, textNode } from './elements.ts';
import { citedNotes, notesOf, referencesBelow } from './cited-notes.ts';
import { elementsBelow } from './visit.ts';

/** Characters per line of text at a comfortable width. */
const SIGNS_A_LINE = 66;

/** The notes that have no place yet, and the number of each, by their targets. */
interface Notes {
  readonly left: Map<string, Element>;
  readonly numbers: ReadonlyMap<string, string>;
  /** Ids of the references that are published. */
  readonly references: ReadonlySet<string>;
}

/**
 * Moves each footnote from the end of a text to just after the block that first refers to it, so that it can stand in
 * the margin beside that block and is read where it belongs. A note whose references have all been left out goes with
 * them; the others are numbered without it.
 */
export function placeNotes(tree: Root, anchors: Set<string>, labels: Labels): void {
  const { section, notes } = notesOf(tree);
  if (!section) return;
  tree.children = tree.children.filter((node) => node !== section);
  const cited = citedNotes(tree.children, notes);
  const left = new Map([...notes].filter(([target]) => cited.has(target)));
  const published = [...tree.children, ...left.values()].flatMap((node) => referencesBelow(node));
  const numbers = new Map([...cited].map((target, index) => [target, String(index + 1)]));
  const references = new Set(published.map(({ properties: { id } }) => `#${String(id)}`));
  tree.children = blocksWithNotes(tree, (block) => takeNotes(block, { left, numbers, references }, labels));
  const gone = [...notes].flatMap(([target, note]) => (cited.has(target) ? [] : [note, ...elementsBelow(note)]));
  for (const { properties } of [...gone, ...elementsIn(section)]) anchors.delete(String(properties['id']));
  const last = tree.children.at(-1);
  if (last?.type === 'text' && last.value.trim() === '') tree.children.pop();
}

/**
 * Returns all blocks, each followed by its notes, and each note by its own. Uses a loop, because chains of notes have
 * no limit.
 */
function blocksWithNotes(tree: Root, takeFrom: (block: Element) => Element[]): RootContent[] {
  const blocks: RootContent[] = [];
  const waiting = tree.children.toReversed();
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    blocks.push(block);
    if (block.type !== 'element') continue;
    for (const note of takeFrom(block).toReversed()) waiting.push(note);
  }
  return blocks;
}

/** Takes the notes that a block refers to from those that are left. */
function takeNotes(block: Element, { left, numbers, references }: Notes, labels: Labels): Element[] {
  const parts = block.tagName === 'p' ? partsOf(block) : undefined;
  return referencesBelow(block).flatMap((reference) => {
    const { properties } = reference;
    delete properties['ariaDescribedBy'];
    properties['role'] = 'doc-noteref';
    const target = String(properties['href']);
    const [item, number] = [left.get(target), numbers.get(target)];
    if (number === undefined) return [];
    reference.children = [textNode(number)];
    left.delete(target);
    if (!item) return [];
    keepBackLinks(item, references);
    return [toNote(item, number, parts && linesFrom(reference, parts), labels)];
  });
}

/** Removes the links of a note to references that are not published, and numbers the others. */
function keepBackLinks(item: Element, references: ReadonlySet<string>): void {
  let count = 0;
  for (const parent of [item, ...elementsBelow(item)]) {
    parent.children = parent.children.filter(
      (node) => !isBackLink(node) || references.has(String(node.properties['href'])),
    );
    for (const link of parent.children.filter(isBackLink)) {
      count++;
      link.children = [textNode('↩'), ...(count > 1 ? [element('sup', {}, [textNode(String(count))])] : [])];
    }
  }
}

function isBackLink(node: ElementContent): node is Element {
  return node.type === 'element' && 'dataFootnoteBackref' in node.properties;
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
