import type { Parents } from 'mdast';
import { endOf, startOf } from '../../compile/markdown/points.ts';
import { HIDDEN } from './found.ts';

/** A backslash escape with its character. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** A start or end tag of an element for code, keyboard input or sample output. */
const CODE_TAG = /^<(\/?)(?:code|kbd|samp|tt)\b/i;

/**
 * Returns the source from `start` to `end` of a block, at its full length, with everything hidden that is not prose.
 */
export function proseOf(block: Parents, source: string, start: number, end: number): string {
  const hidden: [number, number][] = [];
  collectHidden(block, source, start, end, hidden);
  let [prose, at] = ['', start];
  for (const [from, to] of hidden) {
    prose += source.slice(at, from) + hide(source.slice(from, to));
    at = to;
  }
  prose += source.slice(at, end);
  return prose.includes('\\') ? prose.replace(ESCAPE, HIDDEN + HIDDEN) : prose;
}

/**
 * Collects the spans to hide, in order: the syntax around a node's children, children that are not prose or are inside
 * HTML for code, and removed HTML. If an address was found in a text, the parser does not give the positions of its
 * parts: everything up to the next known position counts as prose.
 */
function collectHidden(parent: Parents, source: string, start: number, end: number, hidden: [number, number][]): void {
  let at: number | undefined = start;
  let isCode = false;
  for (const child of parent.children) {
    const [from, to] = [startOf(child)?.offset, endOf(child)?.offset];
    if (at !== undefined && from !== undefined && from > at && (at === start || source[at] === '<'))
      hidden.push([at, from]);
    at = to;
    const tag = child.type === 'html' ? CODE_TAG.exec(child.value) : null;
    if (tag) isCode = tag[1] === '';
    if ((child.type === 'text' && !isCode) || from === undefined || to === undefined) continue;
    if ('children' in child && child.children.length > 0 && !isCode) collectHidden(child, source, from, to, hidden);
    else hidden.push([from, to]);
  }
  if (at !== undefined && end > at) hidden.push([at, end]);
}

function hide(text: string): string {
  return text.includes('\n') ? text.replace(/[^\n]/g, HIDDEN) : HIDDEN.repeat(text.length);
}
