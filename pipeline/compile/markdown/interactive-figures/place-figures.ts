import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { fillLabel } from '../../../content/fill-label.ts';
import { readInteractiveFigure } from '../../../content/interactive-figures/read-aloud.ts';
import type { Deck, Ladder, Matrix } from '../../../content/model/interactive-figure.ts';
import type { MarkdownContext } from '../context.ts';
import { startOf } from '../points.ts';
import { element, isElement, textNode } from '../elements.ts';
import { elementsBelow } from '../visit.ts';
import type { FigureRequest, RequestsByStart } from './figure-request.ts';
import { cellsOf, type Cell } from './cells.ts';
import { drawBars } from './draw-bars.ts';
import { keepInteractiveFigure } from './made.ts';
import { readDeck } from './read-deck.ts';
import { readLadder } from './read-ladder.ts';
import { readMatrix } from './read-matrix.ts';

const serializer = unified().use(rehypeStringify).freeze();

/** Gives every caption of a directive that was given no anchor one that is made of the name of its figure. */
export function nameInteractiveFigures(tree: Root, request: RequestsByStart): void {
  if (request.size === 0) return;
  for (const node of elementsBelow(tree)) {
    const wanted = requestBy(node, request);
    if (wanted) node.properties['id'] ??= wanted.kind;
  }
}

/**
 * Makes a figure of each caption that a directive has left, the table below it and what can be read from that. A table that
 * cannot be read stays a table, with its caption above. What stands inside of HTML is a finding.
 */
export function placeInteractiveFigures(
  tree: Root,
  request: RequestsByStart,
  source: string,
  context: MarkdownContext,
): void {
  if (request.size === 0) return;
  const placed = new Set<FigureRequest>();
  let number = context.firstFigure;
  for (let index = 0; index < tree.children.length; index++) {
    const caption = tree.children[index];
    const wanted = isElement(caption) ? requestBy(caption, request) : undefined;
    if (!isElement(caption) || !wanted) continue;
    const at = tree.children.findIndex((node, next) => next > index && isElement(node));
    const box = tree.children[at];
    const table = isElement(box) ? [box, ...elementsBelow(box)].find(({ tagName }) => tagName === 'table') : undefined;
    if (!isElement(box) || !table) continue;
    const read = readTable(cellsOf(table, source, context), wanted, context);
    if (wanted.kind === 'bars') drawBars(table, wanted, context.labels.language, context.report);
    tree.children.splice(index, at - index + 1, figureOf(caption, box, number, read, context));
    placed.add(wanted);
    if (number !== undefined) number++;
  }
  reportOthers(tree, request, placed, context);
}

function reportOthers(
  tree: Root,
  request: RequestsByStart,
  placed: ReadonlySet<FigureRequest>,
  { report }: MarkdownContext,
): void {
  const others = [...request.values()].filter((wanted) => !placed.has(wanted));
  if (others.length === 0) return;
  for (const { kind, place } of others) report.report('directive-place', place, { name: kind, kind: 'inside' });
  for (const node of elementsBelow(tree)) {
    const wanted = requestBy(node, request);
    if (wanted && !placed.has(wanted)) node.tagName = 'p';
  }
}

function requestBy(node: Element, request: RequestsByStart): FigureRequest | undefined {
  const start = node.tagName === 'figcaption' ? startOf(node) : undefined;
  return start && request.get(start.offset);
}

function captionOf(
  { children, ...caption }: Element,
  number: number | undefined,
  { labels }: MarkdownContext,
): Element {
  const words = number === undefined ? [] : [element('b', {}, [textNode(fillLabel(labels.figure, number))])];
  const gap = words.length > 0 && children.length > 0 ? [textNode('. ')] : [];
  return { ...caption, properties: {}, children: [...words, ...gap, ...children] };
}

function figureOf(
  captionAsTyped: Element,
  box: Element,
  number: number | undefined,
  read: Readable | undefined,
  context: MarkdownContext,
): Element {
  const { labels } = context;
  const id = String(captionAsTyped.properties['id']);
  const caption = captionOf(captionAsTyped, number, context);
  const reading = read ? readInteractiveFigure(read, labels) : [];
  const paragraphs = reading.map((text) => element('p', {}, [textNode(text)]));
  const children = [...(caption.children.length > 0 ? [caption] : []), box, ...paragraphs];
  const figure = element('figure', { id, dataExhibit: read?.kind ?? 'table' }, children);
  const words = serializer.stringify({ type: 'root', children: caption.children });
  if (read) keepInteractiveFigure(figure, { ...read, id, caption: words });
  return figure;
}

/** What a table can be read as. */
type Readable = Ladder | Matrix | Deck;

function readTable(
  rows: readonly (readonly Cell[])[],
  request: FigureRequest,
  context: MarkdownContext,
): Readable | undefined {
  switch (request.kind) {
    case 'ladder':
      return readLadder(rows, context);
    case 'matrix':
      return readMatrix(rows, request, context);
    case 'deck':
      return readDeck(rows, request, context.report);
    case 'bars':
      return undefined;
  }
}
