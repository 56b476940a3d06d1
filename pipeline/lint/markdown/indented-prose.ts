import type { Code, Parents } from 'mdast';
import { endOf } from '../../compile/markdown/points.ts';
import type { Found, Located } from './found.ts';

const FENCE = /^(?:`{3,}|~{3,})/;
const QUOTED = /^> ?/gm;
const WORD = /^["“‘'(«]?\p{L}[\p{L}'’-]*[.,;:!?)”"’»…]*$/u;
const FEWEST_WORDS = 6;
const SHARE_OF_WORDS = 0.8;

/** The backticks or tildes that a code begins with; undefined where it is code by its blanks. */
export function fenceOf({ start, end }: Located<Code>, source: string): string | undefined {
  return FENCE.exec(source.slice(start, end).trimStart())?.[0];
}

/** A paragraph or a quote that is code only because it stands four blanks in. */
export function findIndentedProse(code: Located<Code>, source: string): Found<{ readonly what: string }>[] {
  const { node, parent, index, start, end } = code;
  const typed = source.slice(start, end);
  if (!isProse(node.value.replace(QUOTED, '')) || isAnnounced(parent, index, source)) return [];
  const values = { what: node.value.startsWith('>') ? 'a quote' : 'a paragraph' };
  const fix = { actual: typed, expected: typed.replace(/^( *?)(?: {4}|\t)/gm, '$1') };
  const isApart = !/^\n[ \t]*\S/.test(source.slice(end));
  return [{ offset: start, values, ...(isApart && { fix }) }];
}

/** Words and their signs, which end as a sentence does. */
function isProse(text: string): boolean {
  if (!/[.!?…]["”’)]?\s*$/.test(text)) return false;
  const words = text.split(/\s+/).filter(Boolean);
  return (
    words.length >= FEWEST_WORDS && words.filter((word) => WORD.test(word)).length >= words.length * SHARE_OF_WORDS
  );
}

/** Behind a colon, code may well be a text that is shown as an example. */
function isAnnounced({ children }: Parents, index: number, source: string): boolean {
  const before = children[index - 1];
  const end = before && endOf(before)?.offset;
  return end !== undefined && /:\s?$/.test(source.slice(Math.max(0, end - 2), end));
}
