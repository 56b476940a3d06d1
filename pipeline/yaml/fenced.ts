const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
const DRAFT = /^(['"]?)draft\1[ \t]*:[ \t]*(['"]?)([^\s'"#]*)\2[ \t]*(?:#.*)?$/gim;
const YES = /^(?:true|yes|on)$/i;
const PUBLISHED = /^published:[ \t]*(['"]?)(\d{4}-\d\d-\d\d)\1[ \t]*$/gm;

/**
 * Splits a text into its front matter with both fences (`head`), the lines between them (`fields`) and the rest
 * (`body`). Undefined if the front matter or a fence is missing.
 */
export function fencedOf(text: string): Readonly<Record<'head' | 'fields' | 'body', string>> | undefined {
  const [head, fields = ''] = FENCED.exec(text) ?? [];
  return head === undefined ? undefined : { head, fields, body: text.slice(head.length) };
}

/**
 * Returns the line, from 1, that marks a file as a draft even if its fields cannot be parsed; undefined if there is
 * none.
 */
export function lineOfDraftMark(text: string): number | undefined {
  const fields = fencedOf(text)?.head ?? text;
  const [first, ...others] = [...fields.matchAll(DRAFT)];
  const isTold = first !== undefined && [first, ...others].every((match) => YES.test(match[3] ?? ''));
  return isTold ? fields.slice(0, first.index).split('\n').length : undefined;
}

/** Returns the day that a file with errors in its fields still shows; undefined if it has none, or several. */
export function markedDay(text: string): string | undefined {
  const [first, ...others] = [...(fencedOf(text)?.fields ?? '').matchAll(PUBLISHED)];
  return others.length > 0 ? undefined : first?.[2];
}
