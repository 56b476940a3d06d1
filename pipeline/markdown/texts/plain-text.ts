import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fillLabel } from '../../content/fill-label.ts';
import type { Labels } from '../../content/model/labels.ts';
import { saysAddress } from '../../shared/address-text.ts';
import { marksOf } from '../../typography/marks-of-languages.ts';
import { elementsIn, headingRank, isElement, rowsOf } from '../elements.ts';
import { markersOf } from '../list-markers.ts';
import { typedText } from '../tree-text.ts';
import { widthOfText } from '../../shared/terminal-line.ts';

/**
 * What plain text needs to know about the site: the page's address for links, labels for pictures, the language for
 * quotation marks.
 */
export interface PlainTextOptions extends TextOrigin {
  readonly labels: Pick<Labels, 'image' | 'language'>;
}

/**
 * Converts an HTML tree to text for readers: headings underlined, lists and tables laid out, each link's target in
 * brackets after its words, images as their alternative text. Characters are as they were typed; no markup is left.
 */
export function toPlainText(tree: Root | Element, options: PlainTextOptions): string {
  return blocks(tree.children, options).join('\n\n');
}

function blocks(nodes: readonly Nodes[], options: PlainTextOptions): string[] {
  const texts = blocksAndLines(nodes).map((part) =>
    Array.isArray(part) ? collapse(joined(part.map((node) => inline(node, options)))) : block(part, options),
  );
  return texts.filter((text) => text !== '');
}

/** Groups sibling nodes into blocks, and into lines of the inline nodes between blocks. */
export function blocksAndLines(nodes: readonly Nodes[]): (Element | Nodes[])[] {
  const parts: (Element | Nodes[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isElement(node) && isBlock(node)) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

function block(node: Element, options: PlainTextOptions): string {
  const rank = headingRank(node);
  if (rank !== undefined) {
    const words = collapse(inlineChildren(node, options));
    return rank <= 2 ? underline(words, '-') : words;
  }
  switch (node.tagName) {
    case 'pre':
      return indent(typedText(node).replace(/\n$/, ''), '    ');
    case 'blockquote':
      return indent(toPlainText(node, options), '> ');
    case 'ul':
    case 'ol':
      return list(node, options);
    case 'table':
      return tableText(node, options);
    case 'hr':
      return '* * *';
    case 'dd':
      return indent(toPlainText(node, options), '    ');
    default:
      return numberOf(node) + toPlainText(node, options);
  }
}

function numberOf({ properties: { dataNumber } }: Element): string {
  return dataNumber === undefined ? '' : `[${String(dataNumber)}] `;
}

function list(node: Element, options: PlainTextOptions): string {
  const markers = markersOf(node);
  return elementsIn(node, 'li')
    .map((item, index) => {
      const marker = node.tagName === 'ol' ? `${markers[index]}. ` : '- ';
      const parts = blocks(item.children, options);
      const hasProse = parts.length > 1 && elementsIn(item, 'p').length > 0;
      const text = indent(parts.join(hasProse ? '\n\n' : '\n'), ' '.repeat(marker.length));
      return marker + text.slice(marker.length);
    })
    .join('\n');
}

function tableText(table: Element, options: PlainTextOptions): string {
  const caption = blocks(elementsIn(table, 'caption'), options);
  const rows = rowsOf(table).map((row) => {
    const cells = elementsIn(row);
    const head = cells.length > 0 && cells.every((cell) => cell.tagName === 'th');
    return { head, cells: cells.map((cell) => collapse(blocks(cell.children, options).join(' '))) };
  });
  return [...caption, layOutTable(rows)].filter(Boolean).join('\n\n');
}

function inline(node: Nodes, options: PlainTextOptions): string {
  if (node.type === 'text') return onOneLine(typedText(node));
  if (node.type !== 'element') return '';
  switch (node.tagName) {
    case 'br':
      return '\n';
    case 'img':
      return imageLine(node.data?.typedAlt ?? String(node.properties['alt'] ?? ''), options.labels) ?? '';
    case 'input':
      return node.properties['checked'] ? '[x] ' : '[ ] ';
    case 'a':
      return linkText(node, options);
    case 'span':
      return isForScreenReaders(node) ? '' : inlineChildren(node, options);
    case 'sup':
      return raised(inlineChildren(node, options));
    case 'q':
      return quoted(inlineChildren(node, options), options.labels.language);
    default:
      return inlineChildren(node, options);
  }
}

function inlineChildren(node: Element, options: PlainTextOptions): string {
  return joined(
    node.children.map((child) => (isBlockContent(child) ? ` ${block(child, options)} ` : inline(child, options))),
  );
}

/** Keeps what follows an address out of it: `Anki (https://…) 를`. */
function joined(texts: readonly string[]): string {
  return texts.reduce((before, after) => {
    const isAddress = before.endsWith(')') && ADDRESS.test(before.slice(before.lastIndexOf(' (')));
    return isAddress && BEGINS_WORD.test(after) ? `${before} ${after}` : before + after;
  }, '');
}

const ADDRESS = /^ \([a-z]+:\S*\)$/i;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/** Marks a superscript, so that `10^9` is not `109`; a footnote number has brackets already. */
export function raised(text: string): string {
  return /^[[^]/.test(text) ? text : `^${text}`;
}

/** Tells whether an element has text for screen readers only. */
export function isForScreenReaders({ properties }: Element): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes('sr-only');
}

/** Returns a picture's alternative text; undefined for a decorative picture. */
export function imageLine(alt: string, labels: Pick<Labels, 'image'>): string | undefined {
  return alt === '' ? undefined : `[${fillLabel(labels.image, alt)}]`;
}

/** Puts a text in the outer quotation marks of a language. */
export function quoted(text: string, language: string): string {
  const { open, close } = marksOf(language).outer;
  return open + text + close;
}

function linkText(node: Element, options: PlainTextOptions): string {
  const text = inlineChildren(node, options);
  if ('dataFootnoteBackref' in node.properties) return '';
  if ('dataFootnoteRef' in node.properties) return `[${text}]`;
  const href = node.properties['href'];
  if (typeof href !== 'string' || href.startsWith('#')) return text;
  const address = href.startsWith('/') ? options.siteUrl + href : href;
  return saysAddress(collapse(text), address) ? text : `${text} (${address})`;
}

const BLOCKS = new Set(
  (
    'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p ' +
    'pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Tells whether an element is a block. */
export function isBlock(node: Element): boolean {
  const mayHoldBlocks = node.tagName === 'a' || node.tagName === 'span';
  return BLOCKS.has(node.tagName) || (mayHoldBlocks && node.children.some(isBlockContent));
}

function isBlockContent(node: ElementContent): node is Element {
  return isElement(node) && isBlock(node);
}

/** Collapses blanks but keeps no-break spaces. */
export function onOneLine(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ');
}

function collapse(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Returns a heading with a line below it. */
export function underline(text: string, mark: '=' | '-'): string {
  return `${text}\n${mark.repeat(Math.min(72, Math.max(3, text.length)))}`;
}

function indent(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');
}

/** The site and the page that a text is made for; needed to make its addresses absolute. */
export interface TextOrigin {
  readonly siteUrl: string;
  /** Address of the page. */
  readonly here: string;
}

/**
 * Returns a target as an absolute address of the site; an address of another site stays, with `https:` before a leading
 * `//`.
 */
export function wholeAddress(href: string, { siteUrl, here }: TextOrigin): string {
  if (href.startsWith('#')) return siteUrl + here + href;
  if (href.startsWith('//')) return `https:${href}`;
  return href.startsWith('/') ? siteUrl + href : href;
}

/** A row of plain cells; `head` rows get a line below them. */
interface Row {
  readonly cells: readonly string[];
  readonly head: boolean;
}

/** Lays out a table in columns padded with spaces; East Asian characters count as two. */
function layOutTable(rows: readonly Row[]): string {
  const flat = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replaceAll('\n', ' ')) }));
  const widths = widthsOf(flat);
  return flat
    .flatMap(({ cells, head }) => {
      const line = widths
        .map((width, column) => (cells[column] ?? '') + ' '.repeat(width - widthOfText(cells[column] ?? '')))
        .join(' | ')
        .trimEnd();
      return head ? [line, widths.map((width) => '-'.repeat(width)).join('-|-')] : [line];
    })
    .join('\n');
}

function widthsOf(rows: readonly Row[]): number[] {
  const widths: number[] = [];
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 1, widthOfText(cell));
  return widths;
}
