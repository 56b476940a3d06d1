import type { Element, ElementData, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { fillLabel } from '../../content/fill-label.ts';
import { readDeckAloud } from '../../content/interactive-figures/deck.ts';
import { readLadderAloud } from '../../content/interactive-figures/ladder.ts';
import { readMatrixAloud } from '../../content/interactive-figures/matrix.ts';
import type { Deck, InteractiveFigure, Ladder, Matrix, Titles } from '../../content/model/interactive-figure.ts';
import type { Labels } from '../../content/model/labels.ts';
import { contextOf } from '../context.ts';
import { element, isElement, textNode } from '../elements.ts';
import { message } from '../message.ts';
import { htmlOf } from '../texts/prose.ts';
import { elementsBelow } from '../visit.ts';
import { drawBars } from './draw-bars.ts';
import { cellsOf, createFaults, type FigureRequest, requestOf } from './figure-request.ts';
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
export const rehypeInteractiveFigures: Plugin<[], Root> = () => (tree, file) => {
  const requests = file.data.figures;
  if (!requests || requests.size === 0) return;
  const context = contextOf(file);
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
    const read = readTable(table, request, file);
    tree.children.splice(index, at - index + 1, figureOf(caption, box, number, read, context.labels));
    left.delete(request);
    if (number !== undefined) number++;
  }
  for (const { kind, place } of left) message(file, 'directive-place', place, { name: kind, kind: 'inside' });
  for (const node of left.size > 0 ? elementsBelow(tree) : []) {
    const request = requestOf(node, requests);
    if (request && left.has(request)) node.tagName = 'p';
  }
};

type Readable = Ladder | Matrix | Deck | Titles;

/** Reads the table of a figure; undefined if it stays a table, as one does that gets bars. */
function readTable(table: Element, request: FigureRequest, file: VFile): Readable | undefined {
  const rows = cellsOf(table, String(file));
  const faults = createFaults(request, file);
  switch (request.kind) {
    case 'ladder':
      return readLadder(rows, faults, file);
    case 'matrix':
      return readMatrix(rows, request, faults, contextOf(file).labels.language);
    case 'deck':
      return readDeck(rows, request, faults);
    case 'titles':
      return readTitles(rows, faults);
    case 'bars':
      drawBars(table, request, faults, file);
      return undefined;
  }
}

function figureOf(
  typedCaption: Element,
  box: Element,
  number: number | undefined,
  read: Readable | undefined,
  labels: Labels,
): Element {
  const id = String(typedCaption.properties['id']);
  const hasWords = typedCaption.children.length > 0;
  const numbered = number === undefined ? '' : fillLabel(labels.figure, number) + (hasWords ? '.' : '');
  const name = numbered === '' ? [] : [element('b', {}, [textNode(numbered)]), ...(hasWords ? [textNode(' ')] : [])];
  const caption = { ...typedCaption, properties: {}, children: [...name, ...typedCaption.children] };
  const reading = read ? readInteractiveFigure(read, labels) : [];
  const paragraphs = reading.map((text) => element('p', {}, [textNode(text)]));
  const children = [...(caption.children.length > 0 ? [caption] : []), box, ...paragraphs];
  const figure = element('figure', { id, dataFigureKind: read?.kind ?? 'table' }, children);
  if (read) figure.data = { interactiveFigure: { ...read, id, caption: htmlOf(caption.children) } } as ElementData;
  return figure;
}

/**
 * Returns sentences that describe an interactive figure as published, for text readers, for machines and beside the
 * figure. Empty for rules for titles, which have no titles yet.
 */
function readInteractiveFigure(interactiveFigure: Readable, labels: Labels): string[] {
  switch (interactiveFigure.kind) {
    case 'ladder':
      return readLadderAloud(interactiveFigure, labels);
    case 'matrix':
      return readMatrixAloud(interactiveFigure, interactiveFigure.belief, labels);
    case 'deck':
      return readDeckAloud(interactiveFigure.slides, labels);
    case 'titles':
      return [];
  }
}
