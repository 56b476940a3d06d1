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
