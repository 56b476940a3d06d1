import type { List, Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { Plugin } from 'unified';
import { linkBareAddresses } from '../markdown/syntax/address-ends.ts';
import { wordsOfNode } from '../markdown/tree-text.ts';

type Phrase = PhrasingContent;
type Marked = Extract<Phrase, { type: 'strong' | 'emphasis' | 'delete' }>;

const WORD = /[\p{L}\p{N}]/u;
const HOLDS_PHRASES = /^(?:paragraph|heading|tableCell|link|strong|emphasis|delete)$/;
const ANCHOR = /\{#[^{}]*\}\s*$/;

/** Puts words, marks and line breaks of each block into the form that Markdown can hold, and drops what is empty. */
export const remarkTidyPhrases: Plugin<[], Root> = () => (tree) => {
  tidy(tree);
  // As a page would: the signs of an address are no marks.
  linkBareAddresses(tree);
};

function tidy(parent: Parents): void {
  for (const child of parent.children) if ('children' in child) tidy(child);
  if (parent.type === 'list') tighten(parent);
  if (HOLDS_PHRASES.test(parent.type)) {
    const phrases = joined((parent.children as Phrase[]).flatMap((node) => outside(node)));
    parent.children = isMarked(parent) || parent.type === 'link' ? allApart(phrases) : finished(phrases, parent);
  }
  parent.children = (parent.children as RootContent[]).filter((child) => !isEmpty(child)) as typeof parent.children;
}

/** Lets items of one paragraph follow each other without an empty line. */
function tighten(list: List): void {
  for (const item of list.children) item.spread = item.children.filter(({ type }) => type !== 'list').length > 1;
  list.spread = list.children.some(({ spread }) => spread);
}

function isMarked(node: Nodes): node is Marked {
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
}

/** Whether a node shows nothing. Cells of tables may be empty, and so may a picture's words. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value === '';
  return 'children' in node && node.children.length === 0 && !node.type.startsWith('table');
}

/** Joins marks, code and texts of one kind that follow each other. */
function joined(nodes: readonly Phrase[]): Phrase[] {
  const out: Phrase[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (node.type === 'text' && before?.type === 'text')
      before.value = `${before.value}${node.value}`.replaceAll(/[ \t]+/g, ' ');
    else if (node.type === 'inlineCode' && before?.type === 'inlineCode') before.value += node.value;
    else if (isMarked(node) && before?.type === node.type)
      before.children = allApart([...before.children, ...node.children]);
    else if (node.type === 'link' && before?.type === 'link' && before.url === node.url)
      before.children = joined([...before.children, ...node.children]);
    else out.push(node);
  }
  return out;
}

/** Puts blanks and line breaks at the edges of a mark or a link outside of it. */
function outside(node: Phrase): Phrase[] {
  if (!isMarked(node) && node.type !== 'link') return [node];
  const [before, after]: [Phrase[], Phrase[]] = [[], []];
  const { children } = node;
  while (isBlank(children[0])) before.push(...children.splice(0, 1));
  while (isBlank(children.at(-1))) after.unshift(...children.splice(-1));
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') before.push(...cut(first, /^\s+/));
  if (last?.type === 'text') after.unshift(...cut(last, /\s+$/));
  return [...before, ...(children.length === 0 ? [] : [node]), ...after];
}

function isBlank(node: Phrase | undefined): boolean {
  return node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
}

/** Takes a part out of a text, and returns it. */
function cut(node: Text, part: RegExp): Text[] {
  const [value = ''] = part.exec(node.value) ?? [];
  node.value = node.value.replace(part, '');
  return value === '' ? [] : [{ type: 'text', value }];
}

/** What only a whole block can say: which marks touch words, what is bold anyway, where its lines begin and end. */
function finished(phrases: readonly Phrase[], parent: Parents): Phrase[] {
  const filled = phrases.filter((node) => !isEmpty(node));
  let nodes = allApart(parent.type === 'heading' ? plainHeading(filled) : filled);
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'text') continue;
    if (index === 0 || nodes[index - 1]?.type === 'break') node.value = node.value.trimStart();
    if (index === nodes.length - 1 || nodes[index + 1]?.type === 'break') node.value = node.value.trimEnd();
  }
  nodes = nodes.filter((node) => !isEmpty(node));
  while (nodes[0]?.type === 'break') nodes.shift();
  while (nodes.at(-1)?.type === 'break') nodes.pop();
  return nodes;
}

/** A heading is bold by itself; an anchor's form at its end would be taken for one. */
function plainHeading(nodes: Phrase[]): Phrase[] {
  const isBold = nodes.every((node) => node.type === 'strong' || !/\p{L}/u.test(wordsOfNode(node)));
  const plain = isBold ? joined(nodes.flatMap((node) => (node.type === 'strong' ? node.children : [node]))) : nodes;
  const last = plain.at(-1);
  const [anchor] = (last?.type === 'text' && ANCHOR.exec(last.value)) || [];
  if (last?.type !== 'text' || anchor === undefined) return plain;
  last.value = last.value.slice(0, -anchor.length);
  return [...plain, { type: 'inlineCode', value: anchor.trim() }];
}

function allApart(nodes: readonly Phrase[]): Phrase[] {
  return joined(nodes.flatMap((node, index) => apart(node, nodes[index - 1], nodes[index + 1])));
}

/**
 * Puts signs at the edges of a mark outside of it where a word touches them: `**so:**then` is no bold in Markdown,
 * `**so**:then` is.
 */
function apart(node: Phrase, before: Phrase | undefined, after: Phrase | undefined): Phrase[] {
  if (!isMarked(node)) return [node];
  const [start, end]: [Phrase[], Phrase[]] = [[], []];
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (last?.type === 'text' && WORD.test(edgeOf(after, 'start'))) end.push(...cut(last, /[^\p{L}\p{N}]+$/u));
  if (first?.type === 'text' && WORD.test(edgeOf(before, 'end'))) start.push(...cut(first, /^[^\p{L}\p{N}]+/u));
  node.children = node.children.filter((child) => !isEmpty(child)) as typeof node.children;
  return [...start, ...(node.children.length === 0 ? [] : [node]), ...end];
}

/** The sign of a node that stands beside the one in question. */
function edgeOf(node: Phrase | undefined, edge: 'start' | 'end'): string {
  const words = node?.type === 'text' ? [...node.value] : [];
  return words.at(edge === 'start' ? 0 : -1) ?? '';
}
