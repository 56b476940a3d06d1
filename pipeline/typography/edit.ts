import type { TextEdit } from '../shared/edit-text.ts';

/** A change of a text that its language requires. */
export interface Edit extends TextEdit {
  /** Whether `text` is a superscript, as a power is. */
  readonly raised?: boolean;
}

/** Sorts edits by position; of two that overlap, keeps the one given first. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const kept: Edit[] = [];
  for (const edit of sorted) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  return kept;
}
