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

/** Finds the point at an offset of a text, in any order; of one that begins at a point of another text, the point in that. */
export function createPointTable(
  text: string,
  begin: Point = { line: 1, column: 1, offset: 0 },
): (offset: number) => Point {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - (starts[low] ?? 0);
    return {
      line: begin.line + low,
      column: low === 0 ? begin.column + column : column + 1,
      offset: begin.offset + offset,
    };
  };
}
