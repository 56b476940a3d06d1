import { diff } from '@codemirror/merge';

/** A change of a text; offsets count in the text before. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Limits the search for the smallest changes; longer ones are told as one. */
const SCAN_LIMIT = 500;

/** Returns the changes that make one text of another, in order, so that a cursor between them keeps its words. */
export function changesBetween(before: string, after: string): TextChange[] {
  return diff(before, after, { scanLimit: SCAN_LIMIT }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }));
}
