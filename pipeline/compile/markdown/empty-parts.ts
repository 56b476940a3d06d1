import type { Element, Nodes, Root } from 'hast';
import { elementsIn, headingRank, isElement } from './elements.ts';
import { typedText } from './tree-text.ts';
import type { Root as MarkdownRoot } from 'mdast';
import { decodeAddress } from '../../shared/decode-address.ts';
import { citedNotes, notesOf } from './cited-notes.ts';
import type { MarkdownContext } from './context.ts';
import { otherAnchorsOf } from './headings.ts';
import { keyOfElement } from './html/raw-tags.ts';
import { placeOf, startOf } from './points.ts';
import { elementsBelow, nodesBelow, visitElements } from './visit.ts';

/** What a reader would see if such an element were empty: a bullet, a bar, a box, or a summary that opens nothing. */
const FRAMES: Readonly<Record<string, string>> = {
  ul: 'list',
  ol: 'list',
  li: 'item of a list',
  blockquote: 'quote',
  details: 'fold',
  pre: 'box of code',
  figure: 'figure',
};
/** Elements that show something without any text. A heading above a rule counts as a line of its own. */
const SHOWN = new Set(
  'audio button canvas embed hr iframe img input math object picture select svg textarea video'.split(' '),
);

/**
 * Reports what would appear empty: a heading with nothing below it, and a list, quote, fold or box with nothing inside.
 * Elements that the allow-list will remove do not count as empty, because other findings cover them. Texts in fields
 * are not checked; the page that shows such a text checks it. Returns the keys of the elements to leave out.
 */
export function findEmptyParts(tree: Root, markdown: MarkdownRoot, context: MarkdownContext): ReadonlySet<string> {
  const found = new Set<string>();
  if (!context.hasFrontMatter) return found;
  const add = (node: Element): void => {
    found.add(keyOfElement(node));
    for (const anchor of [node.properties['id'], ...otherAnchorsOf(node)]) context.given?.delete(String(anchor));
  };
  const sections = emptySections(tree, markdown);
  const lostNotes = createLostNotes(tree, markdown, sections);
  for (const { heading, inside, isBesideNext } of sections) {
    for (const one of [heading, ...inside]) add(one);
    const notes = lostNotes([heading, ...inside]);
    context.report.report('heading-alone', placeOf(heading, context), {
      words: typedText(heading).trim(),
      ...(inside.length > 0 && { inside: 'headings' }),
      ...(isBesideNext && { next: 'beside' }),
      ...(notes.length > 0 && { notes: new Intl.ListFormat('en-GB').format(notes) }),
    });
  }
  visitElements(tree, (node, index) => {
    const what = headingRank(node) === undefined ? FRAMES[node.tagName] : 'heading';
    if (what === undefined || !isEmpty(node) || startOf(node) === undefined) return undefined;
    add(node);
    const values = { what, ...(summaryOf(node).length > 0 && { words: 'kept' }) };
    context.report.report('empty-part', placeOf(node, context), values);
    return index + 1;
  });
  return found;
}

/**
 * Returns a function that names the notes, as typed, that headings take with them: nothing that is published refers to
 * them.
 */
function createLostNotes(
  tree: Root,
  markdown: MarkdownRoot,
  sections: readonly Section[],
): (headings: readonly Element[]) => string[] {
  const { section, notes } = notesOf(tree);
  if (!section || sections.length === 0) return () => [];
  const gone = new Set<Nodes>([section, ...sections.flatMap(({ heading, inside }) => [heading, ...inside])]);
  const kept = citedNotes(
    tree.children.filter((node) => !gone.has(node)),
    notes,
  );
  const labels = nodesBelow(markdown).flatMap((node) =>
    node.type === 'footnoteDefinition' ? [node.label ?? node.identifier] : [],
  );
  const labelAt = new Map(labels.map((label) => [label.toLowerCase(), label]));
  return (headings) =>
    [...citedNotes(headings, notes)]
      .filter((target) => !kept.has(target))
      .map((target) => decodeAddress(target).replace(/^#fn-/, ''))
      .map((name) => `\`[^${labelAt.get(name) ?? name}]\``);
}

/** Removes from an HTML tree the elements found empty; keeps the summary of a fold as a text. */
export function leaveOut(tree: Root, parts: ReadonlySet<string>): void {
  if (parts.size === 0) return;
  visitElements(tree, (node, index, parent) => {
    if (!parts.has(keyOfElement(node))) return undefined;
    parent.children.splice(index, 1, ...summaryOf(node));
    return index;
  });
}

/**
 * A heading whose section contains only the headings `inside`; `isBesideNext` tells whether the next heading has the
 * same level.
 */
interface Section {
  readonly heading: Element;
  readonly inside: readonly Element[];
  readonly isBesideNext: boolean;
}

/**
 * Finds sections without content; none in a file of headings only, which is reported as a whole. Only top-level
 * headings have a section.
 */
function emptySections({ children }: Root, markdown: MarkdownRoot): Section[] {
  const prose = proseIn(markdown);
  // Of what was taken out, another finding tells.
  const removed = markdown.children.flatMap((node) =>
    node.type === 'html' && node.value === '' ? [startOf(node)?.offset ?? 0] : [],
  );
  const shown = children.filter((node) => !isEmpty(node) && !isListOfNotes(node));
  const ranks = shown.map((node) => {
    const rank = headingRank(node);
    return rank === undefined || prose.has(startOf(node)?.offset) || isWhole(node) ? undefined : rank;
  });
  if (!ranks.includes(undefined)) return [];
  const sections: Section[] = [];
  for (let index = 0; index < shown.length; index++) {
    const [heading, rank] = [shown[index], ranks[index]];
    if (heading?.type !== 'element' || rank === undefined) continue;
    let end = index + 1;
    for (; (ranks[end] ?? 0) > rank; end++);
    if (end < shown.length && ranks[end] === undefined) continue;
    const [from, to] = [startOf(heading)?.offset ?? 0, shown[end]?.position?.start.offset ?? Infinity];
    if (removed.some((at) => from < at && at < to)) continue;
    const inside = shown.slice(index + 1, end).filter((node) => isElement(node));
    sections.push({ heading, inside, isBesideNext: ranks[end] === rank });
    index = end - 1;
  }
  return sections;
}

/**
 * Returns the offsets of paragraphs that an underline turns into headings by accident; another finding reports them.
 */
function proseIn(tree: MarkdownRoot): ReadonlySet<number | undefined> {
  const prose = nodesBelow(tree).filter((node) => node.type === 'heading' && node.data?.isProse);
  return new Set(prose.map((node) => startOf(node)?.offset));
}

/** A heading with a link or a picture is more than the name of what follows. */
function isWhole(node: Nodes): boolean {
  return (
    isElement(node) &&
    elementsBelow(node).some(
      ({ tagName, properties }) => SHOWN.has(tagName) || ('href' in properties && !('dataFootnoteRef' in properties)),
    )
  );
}

/**
 * Tells whether nothing of a node is visible. The summary of a fold does not count, because it only names what is
 * inside.
 */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return node.type !== 'raw';
  if (SHOWN.has(node.tagName) || node.properties['href'] !== undefined) return false;
  const inside =
    node.tagName === 'details' ? node.children.filter((child) => !isElement(child, 'summary')) : node.children;
  return inside.every(isEmpty);
}

/** Returns the summary of a fold as an element of its own. */
function summaryOf(node: Element): Element[] {
  const [summary] = node.tagName === 'details' ? elementsIn(node, 'summary') : [];
  if (!summary || summary.children.every(isEmpty)) return [];
  const isHeading = summary.children.some((child) => headingRank(child) !== undefined);
  return [{ ...summary, tagName: isHeading ? 'div' : 'p' }];
}

function isListOfNotes(node: Nodes): boolean {
  return isElement(node) && 'dataFootnotes' in node.properties;
}
