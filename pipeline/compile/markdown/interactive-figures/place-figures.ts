import type { Element, ElementData, Root } from 'hast';
import { fillLabel } from '../../../content/fill-label.ts';
import { readInteractiveFigure } from '../../../content/interactive-figures/read-aloud.ts';
import type { Deck, InteractiveFigure, Ladder, Matrix, Titles } from '../../../content/model/interactive-figure.ts';
import type { MarkdownContext } from '../context.ts';
import { element, isElement, textNode } from '../elements.ts';
import { htmlOf } from '../texts/prose.ts';
import { elementsBelow } from '../visit.ts';
import { requestOf, type FigureRequest, type RequestsByStart } from './figure-request.ts';
import { cellsOf, type Rows } from './cells.ts';
import { drawBars } from './draw-bars.ts';
import { readDeck } from './read-deck.ts';
import { readLadder } from './read-ladder.ts';
import { readMatrix } from './read-matrix.ts';
import { readTitles } from './read-titles.ts';

declare module 'hast' {
  interface ElementData {
    /** The data of an interactive figure. */
    interactiveFigure?: InteractiveFigure;
  }
}

/**
 * Combines the caption of each directive, the table below it and the data in the table into a figure. An unreadable
 * table stays a table with its caption above. Reports directives inside HTML.
 */
export function placeInteractiveFigures(
  tree: Root,
  requests: RequestsByStart,
  source: string,
  context: MarkdownContext,
): void {
  if (requests.size === 0) return;
  const left = new Set(requests.values());
  let number = context.firstFigure;
  for (let index = 0; index < tree.children.length; index++) {
    const caption = tree.children[index];
    const request = isElement(caption) ? requestOf(caption, requests) : undefined;
    if (!isElement(caption) || !request) continue;
    const at = tree.children.findIndex((node, next) => next > index && isElement(node));
    const box = tree.children[at];
    const table = isElement(box) ? [box, ...elementsBelow(box)].find(({ tagName }) => tagName === 'table') : undefined;
    if (!isElement(box) || !table) continue;
    const read = readTable(cellsOf(table, source, context), request, context);
    if (request.kind === 'bars') drawBars(table, request, context);
    tree.children.splice(index, at - index + 1, figureOf(caption, box, number, read, context));
    left.delete(request);
    if (number !== undefined) number++;
  }
  for (const { kind, place } of left) context.report.report('directive-place', place, { name: kind, kind: 'inside' });
  for (const node of left.size > 0 ? elementsBelow(tree) : []) {
    const request = requestOf(node, requests);
    if (request && left.has(request)) node.tagName = 'p';
  }
}

/** The data that a table can contain. */
type Readable = Ladder | Matrix | Deck | Titles;

function readTable(rows: Rows, request: FigureRequest, context: MarkdownContext): Readable | undefined {
  switch (request.kind) {
    case 'ladder':
      return readLadder(rows, context);
    case 'matrix':
      return readMatrix(rows, request, context);
    case 'deck':
      return readDeck(rows, request, context.report);
    case 'titles':
      return readTitles(rows, context.report);
    case 'bars':
      return undefined;
  }
}

function figureOf(
  typedCaption: Element,
  box: Element,
  number: number | undefined,
  read: Readable | undefined,
  { labels }: MarkdownContext,
): Element {
  const id = String(typedCaption.properties['id']);
  const name = number === undefined ? [] : [element('b', {}, [textNode(fillLabel(labels.figure, number))])];
  const gap = name.length > 0 && typedCaption.children.length > 0 ? [textNode('. ')] : [];
  const caption = { ...typedCaption, properties: {}, children: [...name, ...gap, ...typedCaption.children] };
  const reading = read ? readInteractiveFigure(read, labels) : [];
  const paragraphs = reading.map((text) => element('p', {}, [textNode(text)]));
  const children = [...(caption.children.length > 0 ? [caption] : []), box, ...paragraphs];
  const figure = element('figure', { id, dataFigureKind: read?.kind ?? 'table' }, children);
  if (read) figure.data = { interactiveFigure: { ...read, id, caption: htmlOf(caption.children) } } as ElementData;
  return figure;
}
