import type { Nodes, Text } from 'mdast';

/** A place in a text. */
export interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

type PartOfPoint = { readonly [Part in keyof Point]?: number | undefined } | undefined;

interface Positioned {
  readonly position?: { readonly start?: PartOfPoint; readonly end?: PartOfPoint } | undefined;
}

/**
 * Where a node begins; undefined where that is not known. The types promise a whole position, but what HTML's
 * grammar moves, closes by itself or finds in a footnote has only parts of one.
 */
export function startOf({ position }: Positioned): Point | undefined {
  return whole(position?.start);
}

/** Where a node ends; undefined where that is not known. */
export function endOf({ position }: Positioned): Point | undefined {
  return whole(position?.end);
}

function whole(point: PartOfPoint): Point | undefined {
  const { line, column, offset } = point ?? {};
  return line === undefined || column === undefined || offset === undefined ? undefined : { line, column, offset };
}

/** What stands of a node in the text that it was parsed from. */
export function sourceOf(node: Positioned, source: string): string {
  return source.slice(startOf(node)?.offset, endOf(node)?.offset);
}

/** A node as the text that was typed in its place. */
export function asTyped(node: Nodes, source: string): Text {
  return { type: 'text', value: sourceOf(node, source), ...(node.position && { position: node.position }) };
}

interface Locating<Place> {
  readonly locate: (line: number, column: number) => Place;
}

/** Where a node begins in its file; where that is not known, the beginning of its text. */
export function placeOf<Place>(node: Positioned, { locate }: Locating<Place>): Place {
  const { line, column } = startOf(node) ?? { line: 1, column: 1 };
  return locate(line, column);
}

/** Finds the point at an offset of a text, in any order; of one that begins at a point of another text, the point in that. */
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

/** How many of some sorted numbers are below a limit. */
export function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
