/** A change of a text: what stands from `start` to `end` becomes `text`. Offsets in UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
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

/** A text from `from` to `to` with its edits made; they are in order, and each lies wholly inside or outside. */
export function applyEdits(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  let [shown, done] = ['', from];
  for (const { start, end, text: replacement } of edits) {
    shown += text.slice(done, start) + replacement;
    done = end;
  }
  return shown + text.slice(done, to);
}
