import type { Element, ElementContent, Root, RootContent, Nodes } from 'hast';
import type { Plugin } from 'unified';
import { fillLabel } from '../content/fill-label.ts';
import type { Labels } from '../content/model/labels.ts';
import { contextOf } from './context.ts';
import { element, elementsIn, isElement } from './elements.ts';
import { elementsBelow, visitMarkdown } from './visit.ts';
import { startOf } from './points.ts';
import type { FootnoteReference, Parents, PhrasingContent, Root as MarkdownRoot } from 'mdast';

/** Characters per line of text at a comfortable width. */
const SIGNS_A_LINE = 66;

/**
 * Moves each footnote from the end of a text to just after the block that first refers to it, so that it can stand in
 * the margin beside that block and is read where it belongs.
 */
export const rehypeNotes: Plugin<[], Root> = () => (tree, file) => {
  const { anchors, labels } = contextOf(file);
  const section = elementsIn(tree).find(isListOfNotes);
  if (!section) return;
  for (const { properties } of elementsIn(section)) anchors.delete(String(properties['id']));
  const [list] = elementsIn(section, 'ol');
  const items = list ? elementsIn(list) : [];
  const left = new Map(items.map((node) => [`#${String(node.properties['id'])}`, node]));
  tree.children = tree.children.filter((node) => node !== section);
  tree.children = blocksWithNotes(tree, (block) => takeNotes(block, left, labels));
  const last = tree.children.at(-1);
  if (last?.type === 'text' && last.value.trim() === '') tree.children.pop();
};

/** Tells the list that the compiler put at the end of a text from one that the writer typed as HTML, which has a place. */
function isListOfNotes(node: Element): boolean {
  return 'dataFootnotes' in node.properties && startOf(node) === undefined;
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

/** Takes the notes that a block refers to from those that have no place yet; a target and an id are written in the same way. */
function takeNotes(block: Element, left: Map<string, Element>, labels: Labels): Element[] {
  const parts = block.tagName === 'p' ? partsOf(block) : undefined;
  return referencesBelow(block).flatMap((reference) => {
    const { properties } = reference;
    delete properties['ariaDescribedBy'];
    properties['role'] = 'doc-noteref';
    const target = String(properties['href']);
    const item = left.get(target);
    if (!item) return [];
    left.delete(target);
    const [number] = reference.children;
    return [toNote(item, number?.type === 'text' ? number.value : '', parts && linesFrom(reference, parts), labels)];
  });
}

/** Returns the references to notes in a part of a text. */
export function referencesBelow(node: Nodes): Element[] {
  if (!isElement(node)) return [];
  return [node, ...elementsBelow(node)].filter(({ properties }) => 'dataFootnoteRef' in properties);
}

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

/** Moves the references to notes that stand in the words of a link behind it: a link cannot stand in another one. */
export const remarkNotesInLinks: Plugin<[], MarkdownRoot> = () => (tree) => {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    parent.children.splice(index + 1, 0, ...takeFromLink(node));
  });
};

function takeFromLink(node: Parents): FootnoteReference[] {
  const children: readonly PhrasingContent[] = node.children as PhrasingContent[];
  const notes = children.flatMap((child) => {
    if (child.type === 'footnoteReference') return [child];
    return 'children' in child ? takeFromLink(child) : [];
  });
  if (notes.length > 0) node.children = children.filter(({ type }) => type !== 'footnoteReference');
  return notes;
}
