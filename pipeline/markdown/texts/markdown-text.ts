/// <reference types="remark-stringify" />
import type { Element, Nodes, Root } from 'hast';
import type { BlockContent, Code, ListItem, PhrasingContent, RootContent, TableRow, Text } from 'mdast';
import { defaultHandlers as writers, toMarkdown, type Handle as Writer, type Options } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { elementsIn, headingRank, isElement, rowsOf, textNode } from '../elements.ts';
import { markersOf } from '../list-markers.ts';
import { typedText } from '../tree-text.ts';
import {
  wholeAddress,
  type TextOrigin,
  blocksAndLines,
  isBlock,
  isForScreenReaders,
  onOneLine,
  raised,
} from './plain-text.ts';

type Phrase = PhrasingContent;
type Blocks = BlockContent[];

/** An unneeded backslash before `&`, which begins a character reference only with a semicolon after it. */
const NEEDLESS = /(?<!\\)\\&(?!#?\w+;)/g;

/** Programs may look for an address without parsing Markdown. */
const plainly =
  (write: Writer): Writer =>
  (...given) =>
    write(...given).replaceAll(NEEDLESS, '&');

/**
 * A text without special characters; testing each of the 90 patterns that may need escaping takes thirty times as long.
 */
const PLAIN = /^(?!\d+[.)])[\p{L}\p{N}][\p{L}\p{N} .:,;?'"“”‘’()/%€$£—–…·-]*(?<! )$/u;
/** Except dots and colons inside an address. */
const IN_ADDRESS = /w\.(?! )|:(?! )/i;

const textWriter = plainly(writers.text);

/** The one form in which each construct is written. */
const FORM: Options = {
  handlers: {
    link: Object.assign(plainly(writers.link), { peek: writers.link.peek }),
    text: (node: Text, ...around) =>
      PLAIN.test(node.value) && !IN_ADDRESS.test(node.value) ? node.value : textWriter(node, ...around),
  },
  bullet: '-',
  emphasis: '*',
  rule: '-',
  extensions: unified().use(remarkGfm, { tablePipeAlign: false }).freeze().data().toMarkdownExtensions ?? [],
};

/**
 * Converts an HTML tree to Markdown for programs, in GitHub's form: absolute addresses, tables as tables, notes as
 * footnotes. Characters are as they were typed.
 */
export function toMarkdownText(tree: Root | Element, origin: TextOrigin): string {
  return writeMarkdown(flow(tree.children, origin));
}

/** Returns Markdown blocks as text, without a line break at the end; `more` is for the texts of a site of its own. */
export function writeMarkdown(children: readonly RootContent[], more: Options = {}): string {
  return toMarkdown({ type: 'root', children: [...children] }, { ...FORM, ...more }).trimEnd();
}

function flow(nodes: readonly Nodes[], origin: TextOrigin): RootContent[] {
  return blocksAndLines(nodes).flatMap((part): RootContent[] => {
    if (!Array.isArray(part)) return block(part, origin);
    const children = trimmed(phrases(part, origin));
    return children.length > 0 ? [{ type: 'paragraph', children }] : [];
  });
}

function block(node: Element, origin: TextOrigin): RootContent[] {
  const depth = headingRank(node);
  if (depth !== undefined)
    return [{ type: 'heading', depth: depth as 1, children: trimmed(phrases(node.children, origin)) }];
  switch (node.tagName) {
    case 'pre':
      return [codeOf(node)];
    case 'blockquote':
      return [{ type: 'blockquote', children: flow(node.children, origin) as Blocks }];
    case 'ul':
    case 'ol':
      return [listOf(node, origin)];
    case 'table':
      return tableOf(node, origin);
    case 'hr':
      return [{ type: 'thematicBreak' }];
    default:
      return noteOf(node, origin) ?? flow(node.children, origin);
  }
}

function codeOf(node: Element): Code {
  const [inner] = node.children;
  const classes = [inner?.type === 'element' ? inner.properties['className'] : []].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  return { type: 'code', lang: language ?? null, value: typedText(node).replace(/\n$/, '') };
}

function listOf(node: Element, origin: TextOrigin): RootContent {
  const markers = node.tagName === 'ol' ? markersOf(node) : [];
  const start = markers.length > 0 ? Number(markers[0]) : null;
  const ordered = start !== null && start >= 0 && markers.every((marker, index) => marker === String(start + index));
  const children = elementsIn(node, 'li').map((item, index) =>
    itemOf(item, origin, ordered ? undefined : markers[index]),
  );
  return { type: 'list', ordered, start, spread: children.some(({ spread }) => spread), children };
}

/** Markdown counts only upwards and in digits: any other `marker` becomes a word of the item. */
function itemOf(item: Element, origin: TextOrigin, marker?: string): ListItem {
  const box = boxOf(item);
  const checked = box ? Boolean(box.properties['checked']) : null;
  const spread = elementsIn(item, 'p').length > 0;
  const content: readonly Nodes[] = marker === undefined ? item.children : [textNode(`${marker}. `), ...item.children];
  return { type: 'listItem', spread, checked, children: flow(content, origin) as Blocks };
}

/** Returns the check box before a task, in its text or in its first paragraph. */
function boxOf(item: Element): Element | undefined {
  const first = item.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
  if (first?.type !== 'element') return undefined;
  if (first.tagName === 'input') return first;
  return first.tagName === 'p' ? boxOf(first) : undefined;
}

/** Puts a table's caption before it; a table without a header gets an empty one. */
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
  return trimmed(phrases(cell.children, origin).map((node) => (node.type === 'break' ? text(' ') : node)));
}

/** Returns a note that stands beside the text; undefined for any other part. */
function noteOf({ properties: { id, dataNumber }, children }: Element, origin: TextOrigin): RootContent[] | undefined {
  if (dataNumber === undefined) return undefined;
  const label = String(id);
  return [{ type: 'footnoteDefinition', identifier: label, label, children: flow(children, origin) as Blocks }];
}

/** A block inside of a line is a part of it, between blanks: lines have no blocks in Markdown. */
function phrases(nodes: readonly Nodes[], origin: TextOrigin): Phrase[] {
  return nodes.flatMap((node) =>
    isElement(node) && isBlock(node) ? [text(' '), ...phrase(node, origin), text(' ')] : phrase(node, origin),
  );
}

function phrase(node: Nodes, origin: TextOrigin): Phrase[] {
  if (node.type === 'text') return [text(typedText(node))];
  if (node.type !== 'element') return [];
  const inside = (): Phrase[] => phrases(node.children, origin);
  const mark = markOf(node);
  if (mark) return wrapped({ type: mark, children: inside() });
  switch (node.tagName) {
    case 'br':
      return [{ type: 'break' }];
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
    case 'ul':
    case 'ol':
      return itemsInLine(node, origin);
    default:
      return inside();
  }
}

function itemsInLine(list: Element, origin: TextOrigin): Phrase[] {
  const markers = list.tagName === 'ol' ? markersOf(list) : [];
  return elementsIn(list, 'li').flatMap((item, index) => [
    text(markers[index] === undefined ? ' - ' : ` ${markers[index]}. `),
    ...phrases(item.children, origin),
  ]);
}

function markOf({ tagName }: Element): 'emphasis' | 'strong' | 'delete' | undefined {
  if (tagName === 'em' || tagName === 'i') return 'emphasis';
  if (tagName === 'strong' || tagName === 'b') return 'strong';
  return tagName === 'del' || tagName === 's' ? 'delete' : undefined;
}

/** Drops marks and links around nothing or around blanks, and puts blanks at their edges outside, where they are read. */
function wrapped(node: Phrase & { children: Phrase[] }): Phrase[] {
  const [first, last] = [edge(node.children[0], /^\s/), edge(node.children.at(-1), /\s$/)];
  const children = trimmed(node.children);
  return children.length === 0 ? [text(' ')] : [...first, { ...node, children } as Phrase, ...last];
}

function edge(node: Phrase | undefined, blank: RegExp): Phrase[] {
  return node?.type === 'break' || (node?.type === 'text' && blank.test(node.value)) ? [text(' ')] : [];
}

function pictureOf({ properties: { src, alt } }: Element, origin: TextOrigin): Phrase[] {
  const words = String(alt ?? '');
  return words === '' ? [] : [{ type: 'image', url: wholeAddress(String(src ?? ''), origin), alt: words }];
}

/**
 * Turns the number of a note into a reference, drops the link back from a note, and reduces a named place to its words.
 */
function linkOf({ properties }: Element, children: Phrase[], origin: TextOrigin): Phrase[] {
  const { href, dataFootnoteBackref, dataFootnoteRef } = properties;
  if (dataFootnoteBackref !== undefined) return [];
  if (typeof href !== 'string') return children;
  if (dataFootnoteRef !== undefined) {
    const label = href.replace(/^#/, '');
    return [{ type: 'footnoteReference', identifier: label, label }];
  }
  return wrapped({ type: 'link', url: wholeAddress(href, origin), children } as Phrase & { children: Phrase[] });
}

function holdsReference({ children }: Element): boolean {
  return children.some((child) => isElement(child) && 'dataFootnoteRef' in child.properties);
}

/** Joins adjacent texts, collapses blanks, and trims them at the start, at the end and around a break. */
function trimmed(nodes: readonly Phrase[]): Phrase[] {
  const out: Phrase[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (node.type === 'text' && before?.type === 'text') before.value = onOneLine(before.value + node.value);
    else if (node.type === 'text') out.push(text(onOneLine(node.value)));
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

function text(value: string): Text {
  return { type: 'text', value };
}
