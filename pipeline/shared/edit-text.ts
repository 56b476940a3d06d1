/** A change of a text: what stands from `start` to `end` becomes `text`. Offsets in UTF-16 units. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text from `from` to `to` with its edits made; they are in order, and each lies wholly inside or outside. */
export function editText(text: string, edits: readonly TextEdit[], from = 0, to = text.length): string {
  const pieces: string[] = [];
  let at = from;
  for (const { start, end, text: replacement } of edits) {
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  return [...pieces, text.slice(at, to)].join('');
}
