import type { TextEdit } from '../../shared/edit-text.ts';

/** A change of a text that its language asks for. */
export interface Edit extends TextEdit {
  /** Whether `text` stands above the line, as a power does. */
  readonly raised?: boolean;
}

/** Edits in the order of their places; of two that overlap, the one that was given first. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const kept: Edit[] = [];
  for (const edit of sorted) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  return kept;
}
