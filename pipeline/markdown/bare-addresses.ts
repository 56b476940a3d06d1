import type { Link, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { startOf } from './points.ts';
import { mayHoldAddress } from './syntax/address-ends.ts';
import { FORMULA } from './syntax/formula-syntax.ts';
import { nodesBelow, visitMarkdown } from './visit.ts';

const START = /^<a\s(?:[^>]*\s)?href\s*=/i;
const END = /^<\/a\s*>/i;
const UNDERSCORES = /^_+(?![\p{L}\p{N}])/u;

/** Corrects what GFM reads as bare addresses, and what it leaves of them. */
export const remarkBareAddresses: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  if (!mayHoldAddress(source)) return;
  if (source.includes('<')) unlinkInAnchors(tree, source);
  keepUnderscores(tree, source);
};

/**
 * Makes bare addresses between `<a href="…">` and `</a>` text again: a link inside another one would end the other,
 * which would be left without words.
 */
function unlinkInAnchors(tree: Root, source: string): void {
  const inside = new Set<Nodes>();
  visitMarkdown(tree, (node, index, parent) => {
    if (isTag(node, START)) for (const link of bareLinks(contentOf(parent, index), source)) inside.add(link);
  });
  if (inside.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (inside.has(node)) parent.children.splice(index, 1, ...((node as Link).children as PhrasingContent[]));
  });
}

/** Returns the siblings between a start tag and its end tag; none if it has no end among them. */
function contentOf({ children }: Parents, start: number): readonly Nodes[] {
  for (let at = start + 1; at < children.length; at++) {
    const node = children[at];
    if (!node || isTag(node, START)) return [];
    if (isTag(node, END)) return children.slice(start + 1, at);
  }
  return [];
}

/**
 * Takes the backslash out of `\|` where a cell of a table holds it in an address, a tag or a formula: GFM does so before it reads
 * the cell, the parser only where `\|` is an escape.
 */
export const remarkEscapedPipes: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  if (!source.includes('\\|')) return;
  const plain = (typed: string): string => typed.replaceAll('\\|', '|');
  visitMarkdown(tree, (cell) => {
    if (cell.type !== 'tableCell') return;
    for (const node of nodesBelow(cell)) {
      if (node.type === 'html') node.value = plain(node.value);
      if (node.type === 'text') node.value = node.value.replaceAll(FORMULA, plain);
      const [words] = node.type === 'link' && source[startOf(node)?.offset ?? -1] !== '[' ? node.children : [];
      if (node.type !== 'link' || words?.type !== 'text') continue;
      node.url = plain(node.url);
      words.value = plain(words.value);
    }
  });
};

function isTag(node: Nodes, form: RegExp): boolean {
  return node.type === 'html' && form.test(node.value);
}

function bareLinks(nodes: readonly Nodes[], source: string): Link[] {
  return nodes
    .flatMap((node) => ('children' in node ? [node, ...nodesBelow(node)] : []))
    .filter((node) => node.type === 'link')
    .filter((link) => isBare(link, source));
}

/** Tells whether a link is an address without brackets; the parser gives no position to those it finds last. */
function isBare(link: Link, source: string): boolean {
  return !/[[<]/.test(source[startOf(link)?.offset ?? -1] ?? '');
}

/**
 * Gives a bare address the `_` at its end, without which it leads elsewhere. GFM leaves it out, since it may close
 * italics; where it is still text, it closes none.
 */
function keepUnderscores(tree: Root, source: string): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'link') return;
    const [words, after] = [node.children[0], parent.children[index + 1]];
    if (words?.type !== 'text' || after?.type !== 'text' || !isBare(node, source)) return;
    const [signs = ''] = UNDERSCORES.exec(after.value) ?? [];
    node.url += signs;
    words.value += signs;
    after.value = after.value.slice(signs.length);
  });
}
