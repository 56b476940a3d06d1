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

/** The one edit that makes one text of another; undefined where they are the same. */
export function editBetween(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let [same, sameAtEnd] = [0, 0];
  while (same < shorter && before[same] === after[same]) same++;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++;
  return { start: same, end: before.length - sameAtEnd, by: after.slice(same, after.length - sameAtEnd) };
}

/** A text as it was saved, as the site reads it: without a byte order mark, each line ended by a line feed. */
export function asRead(saved: string): string {
  return saved.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * A text as it was saved, with steps of edits of the text as the site reads it; each step counts in what the one before has left. All else
 * stays, byte order mark and line ends too; new lines end as the one before them does.
 */
export function editSaved(saved: string, steps: readonly (readonly TextEdit[])[]): string {
  return steps.reduce((text, edits) => {
    const offsets = offsetsIn(text);
    const placed = edits.map(({ start, end, by }) => {
      const from = offsets[start] ?? text.length;
      return { start: from, end: offsets[end] ?? text.length, by: by.replaceAll('\n', lineEndBefore(text, from)) };
    });
    return editText(text, placed);
  }, saved);
}

/** For each character of a text as the site reads it, where it stands in the text as it was saved; and the end. */
function offsetsIn(saved: string): number[] {
  const offsets: number[] = [];
  for (let at = saved.startsWith('\uFEFF') ? 1 : 0; at < saved.length; at++) {
    offsets.push(at);
    if (saved[at] === '\r' && saved[at + 1] === '\n') at++;
  }
  return [...offsets, saved.length];
}

function lineEndBefore(saved: string, at: number): string {
  const last = saved
    .slice(0, at)
    .match(/\r\n?|\n/g)
    ?.at(-1);
  return last ?? /\r\n?|\n/.exec(saved)?.[0] ?? '\n';
}

/** Where a part stands in a text, each time from its beginning. */
export function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part !== '') for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
