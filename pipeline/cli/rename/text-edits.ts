/** What takes the place of a part of a text, which is named by its offsets. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** A text with edits that do not overlap, in any order. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  let [edited, at] = ['', 0];
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start)) {
    edited += text.slice(at, start) + by;
    at = end;
  }
  return edited + text.slice(at);
}

/** A text as it was saved, as the site reads it: without a byte order mark, each line ended by a line feed. */
export function asRead(saved: string): string {
  return saved.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** A text in the form in which an earlier version of it was saved: with its byte order mark, and the end of its first line. */
export function asSaved(text: string, saved: string): string {
  const mark = saved.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + text.replaceAll('\n', /\r\n?|\n/.exec(saved)?.[0] ?? '\n');
}

/** Where a part stands in a text, each time from its beginning. */
export function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part !== '') for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
