import type { Parents } from 'mdast';
import { endOf, startOf } from '../points.ts';
import { HIDDEN } from './slip.ts';

/** A backslash that makes a sign ordinary, with the sign. */
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** What was typed from `start` to `end` as a block, as long as it was, with all hidden that is not prose. */
export function proseOf(block: Parents, source: string, start: number, end: number): string {
  const hidden: [number, number][] = [];
  collectHidden(block, start, end, hidden);
  let [prose, at] = ['', start];
  for (const [from, to] of hidden) {
    prose += source.slice(at, from) + hide(source.slice(from, to));
    at = to;
  }
  prose += source.slice(at, end);
  return prose.includes('\\') ? prose.replace(ESCAPE, HIDDEN + HIDDEN) : prose;
}

/**
 * The spans, in order, of signs around the children of a node, and of children that are no prose. Where an address was found
 * at an end of a text, the parser does not say where that stands: it is taken for prose up to the end.
 */
function collectHidden(parent: Parents, start: number, end: number, hidden: [number, number][]): void {
  const [first, last] = [parent.children[0], parent.children.at(-1)];
  const from = (first && startOf(first)?.offset) ?? start;
  const to = (last && endOf(last)?.offset) ?? end;
  if (from > start) hidden.push([start, from]);
  for (const child of parent.children) {
    const [childStart, childEnd] = [startOf(child)?.offset, endOf(child)?.offset];
    if (child.type === 'text' || childStart === undefined || childEnd === undefined) continue;
    if ('children' in child && child.children.length > 0) collectHidden(child, childStart, childEnd, hidden);
    else hidden.push([childStart, childEnd]);
  }
  if (end > to) hidden.push([to, end]);
}

function hide(text: string): string {
  return text.includes('\n') ? text.replace(/[^\n]/g, HIDDEN) : HIDDEN.repeat(text.length);
}
