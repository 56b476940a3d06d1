import type { Element, Nodes, Root } from 'hast';
import { elementsIn, headingRank, isElement, rowsOf } from '../elements.ts';
import { toString } from 'hast-util-to-string';
import type { BlockContent, Code, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { wholeAddress, type TextOrigin } from '../whole-address.ts';
import { isBlock, isForScreenReaders, raised } from './plain-text.ts';
import { typedText } from '../tree-text.ts';

type Phrase = PhrasingContent;

/** A compiled tree as a Markdown tree: whole addresses, notes as footnotes, signs as typed. Only what the compiler lets pass is known. */
export function toMarkdownTree(tree: Root | Element, origin: TextOrigin): RootContent[] {
  return flow(tree.children, origin);
}

function flow(nodes: readonly Nodes[], origin: TextOrigin): RootContent[] {
  const out: RootContent[] = [];
  let running: Phrase[] = [];
  const finish = (): void => {
    const children = trimmed(running);
    if (children.length > 0) out.push({ type: 'paragraph', children });
    running = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      finish();
      out.push(...block(node, origin));
    } else running.push(...phrase(node, origin));
  }
  finish();
  return out;
}

function block(node: Element, origin: TextOrigin): RootContent[] {
  const depth = headingRank(node);
  if (depth !== undefined)
    return [{ type: 'heading', depth: depth as 1, children: trimmed(phrases(node.children, origin)) }];
  switch (node.tagName) {
    case 'pre':
      return [codeOf(node)];
    case 'blockquote':
      return [{ type: 'blockquote', children: flow(node.children, origin) as BlockContent[] }];
    case 'ul':
    case 'ol':
      return [listOf(node, origin)];
    case 'table':
      return tableOf(node, origin);
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'div':
      return noteOf(node, origin) ?? flow(node.children, origin);
    default:
      return flow(node.children, origin);
  }
}

function codeOf(node: Element): Code {
  const [inner] = node.children;
  const classes = inner?.type === 'element' ? inner.properties['className'] : undefined;
  const language = Array.isArray(classes) ? classes.find((name) => String(name).startsWith('language-')) : undefined;
  const value = toString(node).replace(/\n$/, '');
  return { type: 'code', lang: language === undefined ? null : String(language).slice('language-'.length), value };
}

function listOf(node: Element, origin: TextOrigin): RootContent {
  const items = elementsIn(node, 'li').map((item) => itemOf(item, origin));
  const ordered = node.tagName === 'ol';
  const start = ordered ? Number(node.properties['start'] ?? 1) : null;
  return { type: 'list', ordered, start, spread: items.some(({ spread }) => spread), children: items };
}

function itemOf(item: Element, origin: TextOrigin): ListItem {
  const box = boxOf(item);
  const children = flow(item.children, origin) as BlockContent[];
  return {
    type: 'listItem',
    spread: elementsIn(item, 'p').length > 0,
    checked: box === undefined ? null : Boolean(box.properties['checked']),
    children,
  };
}

/** The box before a task, in its text or in the first paragraph of it. */
function boxOf(item: Element): Element | undefined {
  const first = item.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
  if (first?.type !== 'element') return undefined;
  if (first.tagName === 'input') return first;
  return first.tagName === 'p' ? boxOf(first) : undefined;
}

/** What a table is called goes before it; without a head it gets an empty one. */
function tableOf(table: Element, origin: TextOrigin): RootContent[] {
  const captions = elementsIn(table, 'caption').flatMap((caption) => flow(caption.children, origin));
  const rows = rowsOf(table).map((row) => elementsIn(row));
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const isHeaded = rows[0]?.some(({ tagName }) => tagName === 'th') ?? false;
  const toRow = (cells: readonly Element[]): TableRow => ({
    type: 'tableRow',
    children: Array.from({ length: columns }, (_, at) => ({ type: 'tableCell', children: cellOf(cells[at], origin) })),
  });
  const all = (isHeaded ? rows : [[], ...rows]).map(toRow);
  return [...captions, { type: 'table', align: [], children: all }];
}

function cellOf(cell: Element | undefined, origin: TextOrigin): Phrase[] {
  if (!cell) return [];
  const blocks = cell.children.flatMap((node) => [
    ...phrase(node, origin),
    ...(isElement(node) && isBlock(node) ? [text(' ')] : []),
  ]);
  return trimmed(blocks.map((node) => (node.type === 'break' ? text(' ') : node)));
}

/** A note that stands beside the text; undefined for any other part. */
function noteOf({ properties: { id, dataNumber }, children }: Element, origin: TextOrigin): RootContent[] | undefined {
  if (dataNumber === undefined) return undefined;
  const identifier = String(id);
  const blocks = flow(children, origin) as BlockContent[];
  return [{ type: 'footnoteDefinition', identifier, label: identifier, children: blocks }];
}

function phrases(nodes: readonly Nodes[], origin: TextOrigin): Phrase[] {
  return nodes.flatMap((node) => phrase(node, origin));
}

function phrase(node: Nodes, origin: TextOrigin): Phrase[] {
  if (node.type === 'text') return [text(typedText(node))];
  if (node.type !== 'element') return [];
  const inside = (): Phrase[] => phrases(node.children, origin);
  switch (node.tagName) {
    case 'br':
      return [{ type: 'break' }];
    case 'em':
    case 'i':
      return wrapped({ type: 'emphasis', children: inside() });
    case 'strong':
    case 'b':
      return wrapped({ type: 'strong', children: inside() });
    case 'del':
    case 's':
      return wrapped({ type: 'delete', children: inside() });
    case 'code':
    case 'kbd':
    case 'samp':
    case 'var':
      return [{ type: 'inlineCode', value: typedText(node).replaceAll(/\s+/g, ' ') }];
    case 'img':
      return pictureOf(node, origin);
    case 'a':
      return linkOf(node, inside(), origin);
    case 'span':
      return isForScreenReaders(node) ? [] : inside();
    case 'sup':
      return holdsReference(node) ? inside() : [text(raised(typedText(node)))];
    case 'q':
      return [text('"'), ...inside(), text('"')];
    default:
      return inside();
  }
}

/** Marks around nothing, or around blanks, would be signs. */
function wrapped(node: Phrase & { children: Phrase[] }): Phrase[] {
  const [first, last] = [edge(node.children[0], /^\s/), edge(node.children.at(-1), /\s$/)];
  const children = trimmed(node.children);
  return children.length === 0 ? [text(' ')] : [...first, { ...node, children } as Phrase, ...last];
}

function edge(node: Phrase | undefined, blank: RegExp): Phrase[] {
  return node?.type === 'text' && blank.test(node.value) ? [text(' ')] : [];
}

function pictureOf({ properties: { src, alt } }: Element, origin: TextOrigin): Phrase[] {
  const words = String(alt ?? '');
  return words === '' ? [] : [{ type: 'image', url: wholeAddress(String(src ?? ''), origin), alt: words }];
}

/** The number of a note is a reference, the way back from a note is left out, a place that is only named is its words. */
function linkOf({ properties }: Element, children: Phrase[], origin: TextOrigin): Phrase[] {
  const { href, dataFootnoteBackref, dataFootnoteRef } = properties;
  if (dataFootnoteBackref !== undefined) return [];
  if (typeof href !== 'string') return children;
  if (dataFootnoteRef !== undefined) {
    const identifier = href.replace(/^#/, '');
    return [{ type: 'footnoteReference', identifier, label: identifier }];
  }
  return [{ type: 'link', url: wholeAddress(href, origin), children: trimmed(children) } as Phrase];
}

function holdsReference({ children }: Element): boolean {
  return children.some((child) => isElement(child) && 'dataFootnoteRef' in child.properties);
}

/** Texts that follow each other as one, blanks as one, none at the beginning, at the end and around a break. */
function trimmed(nodes: readonly Phrase[]): Phrase[] {
  const out: Phrase[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (node.type === 'text' && before?.type === 'text') before.value = collapse(before.value + node.value);
    else if (node.type === 'text') out.push(text(collapse(node.value)));
    else out.push(node);
  }
  for (const [at, node] of out.entries()) {
    if (node.type !== 'text') continue;
    if (at === 0 || out[at - 1]?.type === 'break') node.value = node.value.trimStart();
    if (at === out.length - 1 || out[at + 1]?.type === 'break') node.value = node.value.trimEnd();
  }
  const filled = out.filter((node) => node.type !== 'text' || node.value !== '');
  while (filled.at(-1)?.type === 'break') filled.pop();
  return filled;
}

/** No-break spaces are kept. */
function collapse(value: string): string {
  return /[\t\n\r]| {2}/.test(value) ? value.replace(/[ \t\n\r]+/g, ' ') : value;
}

function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
