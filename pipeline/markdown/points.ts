import type { Nodes, Text } from 'mdast';
import { LineCounter } from 'yaml';

/** A position in a text. */
export interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

type PartOfPoint = { readonly [Part in keyof Point]?: number | undefined } | undefined;

export interface Positioned {
  readonly position?: { readonly start?: PartOfPoint; readonly end?: PartOfPoint } | undefined;
}

/**
 * Returns where a node begins; undefined if unknown. The types promise a full position, but nodes that the HTML parser
 * moves, closes or finds in a footnote have only a part of one.
 */
export function startOf({ position }: Positioned): Point | undefined {
  return whole(position?.start);
}

/** Returns where a node ends; undefined if unknown. */
export function endOf({ position }: Positioned): Point | undefined {
  return whole(position?.end);
}

function whole(point: PartOfPoint): Point | undefined {
  const { line, column, offset } = point ?? {};
  return line === undefined || column === undefined || offset === undefined ? undefined : { line, column, offset };
}

/** Returns the source text of a node. */
export function sourceOf(node: Positioned, source: string): string {
  return source.slice(startOf(node)?.offset, endOf(node)?.offset);
}

/** Returns a text node with the source text of a node. */
export function asTyped(node: Nodes, source: string): Text {
  return { type: 'text', value: sourceOf(node, source), ...(node.position && { position: node.position }) };
}

/**
 * Creates a function that converts offsets to points, in any order. If the text begins inside another text, `begin` is
 * that point, and results are points of the other text.
 */
export function createPointTable(
  text: string,
  begin: Point = { line: 1, column: 1, offset: 0 },
): (offset: number) => Point {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return {
      line: begin.line + line - 1,
      column: line === 1 ? begin.column + col - 1 : col,
      offset: begin.offset + offset,
    };
  };
}
