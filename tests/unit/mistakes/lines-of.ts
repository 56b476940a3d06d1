import { readFileSync } from 'node:fs';
import type { Mistake } from './mistake.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
/** The first and the last line, counted from 1. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Each is asked for thousands of times. */
const known = new Map<Mistake, Lines>();

/** Whether what is typed for a mistake is all that is done: no other file is edited, comes or goes. */
export function isAlone({ also, add, remove, fixedFiles }: Mistake): boolean {
  return !also && !add && !remove && !fixedFiles;
}

/**
 * Whether two mistakes stand in different files, or in lines of their own. Of two lines beside each other that YAML cannot read, each
 * may belong to the other.
 */
export function areApart(one: Mistake, other: Mistake): boolean {
  if (one.file !== other.file) return true;
  const [a, b] = [linesOf(one), linesOf(other)];
  const between = isYaml(one) && isYaml(other) ? 1 : 0;
  return a.last + between < b.first || b.last + between < a.first;
}

/** The lines that a mistake replaces. */
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

/** Whether it leaves what it replaces, and stands in paragraphs above it. */
export function isInserted({ from = '', to = '' }: Mistake): boolean {
  return to.endsWith(`\n\n${from}`);
}

/** Whether YAML cannot be read as it is meant. */
export function isYaml({ rule }: Mistake): boolean {
  return rule.startsWith('yaml-');
}
