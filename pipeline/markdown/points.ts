import type { Nodes, Text } from 'mdast';

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
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const row = countBelow(starts, offset + 1) - 1;
    const column = offset - (starts[row] ?? 0);
    return {
      line: begin.line + row,
      column: row === 0 ? begin.column + column : column + 1,
      offset: begin.offset + offset,
    };
  };
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
