import type { Element } from 'hast';
import type { Paragraph, Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { InteractiveFigure } from '../../content/model/interactive-figure.ts';
import { nearestValue, onlyNear } from '../../shared/nearest.ts';
import { contextOf } from '../context.ts';
import { elementsIn, rowsOf } from '../elements.ts';
import { message, type PlaceInText } from '../message.ts';
import { asTyped, startOf } from '../points.ts';
import { shownText } from '../tree-text.ts';
import { visitMarkdown } from '../visit.ts';

/** What a directive can request. */
export type InteractiveFigureKind = InteractiveFigure['kind'] | 'bars';

/** The options that each kind accepts between braces. */
const OPTIONS: Readonly<Record<InteractiveFigureKind, readonly string[]>> = {
  ladder: ['id'],
  matrix: ['id', 'players', 'belief', 'question'],
  deck: ['id', 'pictures'],
  titles: ['id'],
  bars: ['id', 'columns', 'rows', 'line'],
};

/** A directive with a table below it. */
export interface FigureRequest {
  readonly kind: InteractiveFigureKind;
  readonly options: Readonly<Record<string, string>>;
  /** The place of the directive. */
  readonly place: PlaceInText;
}

/** Requests by the start offset of their directive in the text; their captions begin at the same offset. */
type RequestsByStart = ReadonlyMap<number, FigureRequest>;

declare module 'vfile' {
  interface DataMap {
    /** The directives of a text that were taken out of its tree. */
    figures: RequestsByStart;
  }
}

/** Returns the request of the directive that became an element as its caption. */
export function requestOf(node: Element, requests: RequestsByStart): FigureRequest | undefined {
  const start = node.tagName === 'figcaption' ? startOf(node) : undefined;
  return start && requests.get(start.offset);
}

/** A table cell: its words, and their place in the text. */
export interface Cell {
  readonly text: string;
  readonly place: PlaceInText;
}

/** The rows of a table, header first. */
export type Rows = readonly (readonly Cell[])[];

/** What precedes the words of a cell in the source. */
const BEFORE_WORDS = /^\|?[ \t]*(?:\*\*)?/;

/** Returns the rows of a table in `source`. */
export function cellsOf(table: Element, source: string): Rows {
  return rowsOf(table).map((row) =>
    elementsIn(row).map((cell) => ({ text: shownText(cell).trim(), place: placeOf(cell, row) })),
  );

  function placeOf(cell: Element, row: Element): PlaceInText {
    const start = startOf(cell) ?? startOf(row);
    if (!start) return { line: 1, column: 1 };
    const [signs = ''] = BEFORE_WORDS.exec(source.slice(start.offset)) ?? [];
    return { line: start.line, column: start.column + signs.length };
  }
}

/** Reports that a cell contains something other than expected. */
export type TellCell = (cell: Cell, expected: string) => void;

/** Says what is wrong with the table or the options of a figure, and remembers whether anything is. */
export interface Faults {
  readonly tell: TellCell;
  readonly tellOption: (option: string, expected: string) => void;
  readonly isRight: () => boolean;
}

/** Creates what reports the faults of a figure. */
export function createFaults({ kind, place }: FigureRequest, file: VFile): Faults {
  let isRight = true;
  return {
    tell(cell, expected) {
      message(file, 'directive-cell', cell.place, { text: cell.text, expected });
      isRight = false;
    },
    tellOption(option, expected) {
      message(file, 'directive-option', place, { name: kind, option, expected });
      isRight = false;
    },
    isRight: () => isRight,
  };
}

const KINDS = Object.keys(OPTIONS) as InteractiveFigureKind[];
/** The form of an anchor, as in headings. */
const ID = /^[A-Za-z][\w-]*$/;

/**
 * Takes the directives out of a text: a known one with a table below it becomes the table's caption, with its anchor;
 * any other is reported and stays as typed. Leaves the requests by start offset in `file.data.figures`.
 */
export const remarkInteractiveFigures: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  if (!source.includes('::')) return;
  const found = new Map<number, FigureRequest>();
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'leafDirective') return undefined;
    const request = requestBy(node, parent, index, file);
    const { id } = request?.options ?? {};
    if (id !== undefined) contextOf(file).given?.add(id);
    const start = startOf(node)?.offset;
    if (request && start !== undefined) found.set(start, request);
    const taken: Paragraph = request ? captionOf(node, id) : { type: 'paragraph', children: [asTyped(node, source)] };
    (parent.children as RootContent[]).splice(index, 1, taken);
    return index + 1;
  });
  file.data.figures = found;
};

function requestBy(node: LeafDirective, parent: Parents, index: number, file: VFile): FigureRequest | undefined {
  const place = startOf(node) ?? { line: 1, column: 1 };
  const { name } = node;
  const kind = KINDS.find((one) => one === name);
  if (!kind) {
    const meant = onlyNear(name, KINDS);
    const fix = meant === undefined ? undefined : { actual: `::${name}`, expected: `::${meant}` };
    message(file, 'unknown-directive', place, () => ({ name, ...nearestValue(name, KINDS) }), fix);
    return undefined;
  }
  const options = node.attributes ?? {};
  if (parent.type !== 'root') message(file, 'directive-place', place, { name, kind: 'inside' });
  else if (parent.children[index + 1]?.type !== 'table')
    message(file, 'directive-place', place, { name, kind: 'alone' });
  else if (hasGoodOptions({ kind, options, place }, file)) return { kind, options: filled(options), place };
  return undefined;
}

type Options = NonNullable<LeafDirective['attributes']>;

function hasGoodOptions(
  { kind, options, place }: { kind: InteractiveFigureKind; options: Options; place: PlaceInText },
  file: VFile,
): boolean {
  const known = OPTIONS[kind];
  const unknown = Object.keys(options).filter((option) => !known.includes(option));
  for (const option of unknown)
    message(file, 'directive-option', place, () => ({
      name: kind,
      option,
      typed: options[option] ? `${option}="${options[option]}"` : option,
      known: known.map((one) => `\`${one}\``).join(', '),
      ...nearestValue(option, known),
    }));
  if (unknown.length > 0) return false;
  const isGood = !options['id'] || ID.test(options['id']);
  const expected = 'letters, digits and hyphens that begin with a letter, such as `{#plan}`';
  if (!isGood) message(file, 'directive-option', place, { name: kind, option: 'id', expected });
  return isGood;
}

function filled(options: Options): Record<string, string> {
  return Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function captionOf({ children, position }: LeafDirective, id: string | undefined): Paragraph {
  const data = { hName: 'figcaption', ...(id !== undefined && { hProperties: { id } }) };
  return { type: 'paragraph', children, data, ...(position && { position }) };
}
