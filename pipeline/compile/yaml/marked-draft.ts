import { fencedOf } from './fenced.ts';

const DRAFT = /^(['"]?)draft\1[ \t]*:[ \t]*(['"]?)([^\s'"#]*)\2[ \t]*(?:#.*)?$/gim;
const YES = /^(?:true|yes|on)$/i;

/** The line, from 1, that says of a file that it is a draft, though its fields may not be readable; undefined where none does. */
export function lineOfDraftMark(text: string): number | undefined {
  const fields = fencedOf(text)?.head ?? text;
  const [first, ...others] = [...fields.matchAll(DRAFT)];
  const isTold = first !== undefined && [first, ...others].every((match) => YES.test(match[3] ?? ''));
  return isTold ? fields.slice(0, first.index).split('\n').length : undefined;
}
