import type { Element, Root, Text } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { fillLabel } from '../../fill-label.ts';
import { readExhibit } from '../../exhibits/read-aloud.ts';
import type { Deck, Ladder, Matrix } from '../../model/exhibit.ts';
import type { MarkdownContext } from '../context.ts';
import { visitElements } from '../visit.ts';
import type { Asked } from './asked.ts';
import { cellsOf, type Cell } from './cells.ts';
import { drawBars } from './draw-bars.ts';
import { keepExhibit } from './made.ts';
import { readDeck } from './read-deck.ts';
import { readLadder } from './read-ladder.ts';
import { readMatrix } from './read-matrix.ts';

const serializer = unified().use(rehypeStringify).freeze();

/**
 * Makes a figure of each caption that a directive has left, the table below it and what can be read from that. A table that
 * cannot be read stays a table, with its caption above.
 */
export function placeExhibits(
  tree: Root,
  asked: ReadonlyMap<string, Asked>,
  source: string,
  context: MarkdownContext,
): void {
  if (asked.size === 0) return;
  let number = context.firstFigure;
  for (let index = 0; index < tree.children.length; index++) {
    const caption = tree.children[index];
    if (caption?.type !== 'element' || caption.tagName !== 'figcaption') continue;
    const id = String(caption.properties['id']);
    const wanted = asked.get(id);
    const at = tree.children.findIndex((node, place) => place > index && node.type === 'element');
    const box = tree.children[at];
    if (!wanted || box?.type !== 'element') continue;
    const table = tableIn(box);
    const read = table && readTable(cellsOf(table, source, context), wanted, context);
    if (table && wanted.kind === 'bars') drawBars(table, wanted, context.labels.language, context.report);
    tree.children.splice(index, at - index + 1, figureOf(captionOf(caption, number, context), box, id, read, context));
    if (number !== undefined) number++;
  }
}

function captionOf(
  { children, ...caption }: Element,
  number: number | undefined,
  { labels }: MarkdownContext,
): Element {
  const words = number === undefined ? [] : [bold(fillLabel(labels.figure, number))];
  const gap = words.length > 0 && children.length > 0 ? [textOf('. ')] : [];
  return { ...caption, properties: {}, children: [...words, ...gap, ...children] };
}

function figureOf(
  caption: Element,
  box: Element,
  id: string,
  read: Readable | undefined,
  { labels }: MarkdownContext,
): Element {
  const reading = read ? readExhibit(read, labels) : [];
  const figure: Element = {
    type: 'element',
    tagName: 'figure',
    properties: { id, dataExhibit: read?.kind ?? 'table' },
    children: [...(caption.children.length > 0 ? [caption] : []), box, ...reading.map(paragraph)],
  };
  const words = serializer.stringify({ type: 'root', children: caption.children });
  if (read) keepExhibit(figure, { ...read, id, caption: words });
  return figure;
}

/** What a table can be read as. */
type Readable = Ladder | Matrix | Deck;

function readTable(
  rows: readonly (readonly Cell[])[],
  asked: Asked,
  { report }: MarkdownContext,
): Readable | undefined {
  switch (asked.kind) {
    case 'ladder':
      return readLadder(rows, report);
    case 'matrix':
      return readMatrix(rows, asked, report);
    case 'deck':
      return readDeck(rows, report);
    case 'bars':
      return undefined;
  }
}

function tableIn(box: Element): Element | undefined {
  if (box.tagName === 'table') return box;
  let table: Element | undefined;
  visitElements(box, (node) => {
    if (node.tagName === 'table') table ??= node;
  });
  return table;
}

function bold(text: string): Element {
  return { type: 'element', tagName: 'b', properties: {}, children: [textOf(text)] };
}

function textOf(value: string): Text {
  return { type: 'text', value };
}

function paragraph(text: string): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [textOf(text)] };
}
