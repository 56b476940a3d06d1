import type { Parents } from 'mdast';
import { endOf, startOf } from '../../compile/markdown/points.ts';
import { HIDDEN } from './found.ts';

/** A backslash that makes a sign ordinary, with the sign. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** The beginning or the end of HTML that holds what is typed at a machine, or shown by one. */
const CODE_TAG = /^<(\/?)(?:code|kbd|samp|tt)\b/i;

/** What was typed from `start` to `end` as a block, as long as it was, with all hidden that is not prose. */
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
 * The spans, in order, of signs around the children of a node, of children that are no prose or stand in HTML for code, and of
 * HTML that was taken out.
 * Where an address was found in a text, the parser does not say where its parts stand: all up to the next is prose.
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
