import type { Element, Nodes, Root } from 'hast';
import { elementsIn, headingRank, isElement } from './elements.ts';
import { typedText } from './tree-text.ts';
import type { Root as MarkdownRoot } from 'mdast';
import type { MarkdownContext } from './context.ts';
import { otherAnchorsOf } from './headings.ts';
import { keyOfElement } from './html/raw-tags.ts';
import { placeOf, startOf } from './points.ts';
import { nodesBelow, visitElements } from './visit.ts';

/** What a reader sees around nothing: a bullet, a bar, a box, or words to press that open nothing. */
const FRAMES: Readonly<Record<string, string>> = {
  ul: 'list',
  ol: 'list',
  li: 'item of a list',
  blockquote: 'quote',
  details: 'fold',
  pre: 'box of code',
  figure: 'figure',
};
/** Elements that show something without any text in them. A heading above a rule is a line of its own. */
const SHOWN = new Set(
  'audio button canvas embed hr iframe img input math object picture select svg textarea video'.split(' '),
);

/**
 * Reports what would be shown empty: a heading with nothing below it, and a list, a quote, a fold or a box with nothing in it.
 * What the allow-list is going to take away counts as something: of that, others tell. A text in a field is what its writer put
 * there; the page that shows it looks whether that is nothing. Returns the keys of the elements that are to be left out.
 */
export function findEmptyParts(tree: Root, markdown: MarkdownRoot, context: MarkdownContext): ReadonlySet<string> {
  const found = new Set<string>();
  if (!context.hasFrontMatter) return found;
  const add = (node: Element): void => {
    found.add(keyOfElement(node));
    for (const anchor of [node.properties['id'], ...otherAnchorsOf(node)]) context.given?.delete(String(anchor));
  };
  for (const { heading, inside, isBesideNext } of emptySections(tree, proseIn(markdown))) {
    for (const one of [heading, ...inside]) add(one);
    context.report.report('heading-alone', placeOf(heading, context), {
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
    context.report.report('empty-part', placeOf(node, context), values);
    return index + 1;
  });
  return found;
}

/** Takes out of a tree what was found empty in the one that it was made of; of a fold, its summary stays as a text. */
export function leaveOut(tree: Root, parts: ReadonlySet<string>): void {
  if (parts.size === 0) return;
  visitElements(tree, (node, index, parent) => {
    if (!parts.has(keyOfElement(node))) return undefined;
    parent.children.splice(index, 1, ...summaryOf(node));
    return index;
  });
}

/** A heading, those inside of its section, which holds nothing else, and whether the next one has its level. */
interface Section {
  readonly heading: Element;
  readonly inside: readonly Element[];
  readonly isBesideNext: boolean;
}

/** In a file of headings alone, the file as a whole is reported. Only elements at the top level have a section. */
function emptySections({ children }: Root, prose: ReadonlySet<number | undefined>): Section[] {
  const shown = children.filter((node) => !isEmpty(node) && !isListOfNotes(node));
  const ranks = shown.map((node) => (prose.has(startOf(node)?.offset) ? undefined : headingRank(node)));
  if (!ranks.includes(undefined)) return [];
  const sections: Section[] = [];
  for (let index = 0; index < shown.length; index++) {
    const [heading, rank] = [shown[index], ranks[index]];
    if (heading?.type !== 'element' || rank === undefined) continue;
    let end = index + 1;
    for (; (ranks[end] ?? 0) > rank; end++);
    if (end < shown.length && ranks[end] === undefined) continue;
    const inside = shown.slice(index + 1, end).filter((node) => isElement(node));
    sections.push({ heading, inside, isBesideNext: ranks[end] === rank });
    index = end - 1;
  }
  return sections;
}

/** Where paragraphs begin that a line below turns into headings by accident; another finding reports them. */
function proseIn(tree: MarkdownRoot): ReadonlySet<number | undefined> {
  const prose = nodesBelow(tree).filter((node) => node.type === 'heading' && node.data?.isProse);
  return new Set(prose.map((node) => startOf(node)?.offset));
}

/** Whether nothing of it can be seen. A fold says in its summary only what is inside. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return node.type !== 'raw';
  if (SHOWN.has(node.tagName) || node.properties['href'] !== undefined) return false;
  const inside =
    node.tagName === 'details' ? node.children.filter((child) => !isElement(child, 'summary')) : node.children;
  return inside.every(isEmpty);
}

/** What the summary of a fold says, as a text of its own. */
function summaryOf(node: Element): Element[] {
  const [summary] = node.tagName === 'details' ? elementsIn(node, 'summary') : [];
  if (!summary || summary.children.every(isEmpty)) return [];
  const isHeading = summary.children.some((child) => headingRank(child) !== undefined);
  return [{ ...summary, tagName: isHeading ? 'div' : 'p' }];
}

function isListOfNotes(node: Nodes): boolean {
  return isElement(node) && 'dataFootnotes' in node.properties;
}
