/** Replaces the part from `start` to `end` with `text`. Offsets are in UTF-16 units. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits to a text from `from` to `to`; the edits are sorted, and none crosses these bounds. */
export function editText(text: string, edits: readonly TextEdit[], from = 0, to = text.length): string {
  const pieces: string[] = [];
  let at = from;
  for (const { start, end, text: replacement } of edits) {
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  return [...pieces, text.slice(at, to)].join('');
}
