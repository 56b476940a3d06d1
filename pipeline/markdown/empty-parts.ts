import type { Element, Nodes, Root } from 'hast';
import { elementsIn, headingRank, isElement } from './elements.ts';
import { typedText } from './tree-text.ts';
import type { Root as MarkdownRoot } from 'mdast';
import type { Plugin } from 'unified';
import { contextOf } from './context.ts';
import { otherAnchorsOf } from './headings.ts';
import { keyOf } from './html/raw-tags.ts';
import { message } from './message.ts';
import { startOf } from './points.ts';
import { elementsBelow, nodesBelow, visitElements } from './visit.ts';

declare module 'vfile' {
  interface DataMap {
    /** The Markdown tree of which the HTML tree was made. */
    markdown: MarkdownRoot;
    /** Keys of the elements that would appear empty. */
    empty: ReadonlySet<string>;
  }
}

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
 * are not checked; the page that shows such a text checks it. Leaves the keys of the elements in `file.data.empty`.
 */
export const rehypeFindEmptyParts: Plugin<[], Root> = () => (tree, file) => {
  const context = contextOf(file);
  const { markdown } = file.data;
  if (!context.hasFrontMatter || !markdown) return;
  const found = new Set<string>();
  const add = (node: Element): void => {
    found.add(keyOf(node));
    for (const anchor of [node.properties['id'], ...otherAnchorsOf(node)]) context.given?.delete(String(anchor));
  };
  for (const { heading, inside, isBesideNext } of emptySections(tree, markdown)) {
    for (const one of [heading, ...inside]) add(one);
    message(file, 'heading-alone', heading, {
      words: typedText(heading).trim(),
      ...(inside.length > 0 && { inside: 'headings' }),
      ...(isBesideNext && { next: 'beside' }),
    });
  }
  visitElements(tree, (node, index) => {
    const what = headingRank(node) === undefined ? FRAMES[node.tagName] : 'heading';
    if (what === undefined || !isEmpty(node) || startOf(node) === undefined) return undefined;
    add(node);
    const values = { what, ...(summaryOf(node).length > 0 && { words: 'kept' }) };
    message(file, 'empty-part', node, values);
    return index + 1;
  });
  file.data.empty = found;
};

/** Removes from an HTML tree the elements found empty; keeps the summary of a fold as a text. */
export const rehypeLeaveOutEmptyParts: Plugin<[], Root> = () => (tree, file) => {
  const parts = file.data.empty;
  if (!parts || parts.size === 0) return;
  visitElements(tree, (node, index, parent) => {
    if (!parts.has(keyOf(node))) return undefined;
    parent.children.splice(index, 1, ...summaryOf(node));
    return index;
  });
};

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

/** A heading with a link, a note or a picture is more than the name of what follows. */
function isWhole(node: Nodes): boolean {
  return (
    isElement(node) && elementsBelow(node).some(({ tagName, properties }) => SHOWN.has(tagName) || 'href' in properties)
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

function summaryOf(node: Element): Element[] {
  const [summary] = node.tagName === 'details' ? elementsIn(node, 'summary') : [];
  if (!summary || summary.children.every(isEmpty)) return [];
  const isHeading = summary.children.some((child) => headingRank(child) !== undefined);
  return [{ ...summary, tagName: isHeading ? 'div' : 'p' }];
}

function isListOfNotes(node: Nodes): boolean {
  return isElement(node) && 'dataFootnotes' in node.properties;
}
