import { readFileSync } from 'node:fs';
import type { Mistake } from './mistake.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
/** The first and the last line, counted from 1. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/** The lines of mistakes, which are requested thousands of times. */
const known = new Map<Mistake, Lines>();

/** Tells whether a mistake is only one edit: no other file is edited, added or removed. */
export function isAlone({ also, add, remove, fixedFiles }: Mistake): boolean {
  return !also && !add && !remove && !fixedFiles;
}

/** Tells whether two mistakes are in different files, or in separate lines. */
export function areApart(one: Mistake, other: Mistake): boolean {
  if (one.file !== other.file) return true;
  const [a, b] = [linesOf(one), linesOf(other)];
  return a.last < b.first || b.last < a.first;
}

/** Returns the lines that a mistake replaces. */
export function linesOf(mistake: Mistake): Lines {
  const lines = known.get(mistake) ?? readLinesOf(mistake);
  known.set(mistake, lines);
  return lines;
}

function readLinesOf({ file = '', from = '' }: Mistake): Lines {
  const text = readFileSync(new URL(file, CONTENT), 'utf8');
  const first = text.slice(0, text.indexOf(from)).split('\n').length;
  return { first, last: first + from.split('\n').length - 1 };
}

/** Tells whether a mistake keeps the replaced text and adds paragraphs above it. */
export function isInserted({ from = '', to = '' }: Mistake): boolean {
  return to.endsWith(`\n\n${from}`);
}

/** Tells whether a mistake keeps the fields of its file from being read: nothing else is found in them until it is fixed. */
export function hidesFields({ rule }: Mistake): boolean {
  return /^(?:yaml|front-matter)-|^bad-date$/.test(rule);
}
