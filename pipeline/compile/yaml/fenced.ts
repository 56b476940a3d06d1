const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
const DRAFT = /^(['"]?)draft\1[ \t]*:[ \t]*(['"]?)([^\s'"#]*)\2[ \t]*(?:#.*)?$/gim;
const YES = /^(?:true|yes|on)$/i;

/**
 * Takes a text apart: its front matter with both lines of hyphens, what stands between these, and what follows. Undefined where
 * front matter, or one of its lines of hyphens, is missing.
 */
export function fencedOf(text: string): Readonly<Record<'head' | 'fields' | 'body', string>> | undefined {
  const [head, fields = ''] = FENCED.exec(text) ?? [];
  return head === undefined ? undefined : { head, fields, body: text.slice(head.length) };
}

/** The line, from 1, that says of a file that it is a draft, though its fields may not be readable; undefined where none does. */
export function lineOfDraftMark(text: string): number | undefined {
  const fields = fencedOf(text)?.head ?? text;
  const [first, ...others] = [...fields.matchAll(DRAFT)];
  const isTold = first !== undefined && [first, ...others].every((match) => YES.test(match[3] ?? ''));
  return isTold ? fields.slice(0, first.index).split('\n').length : undefined;
}
