import { fences } from './fences.ts';
import type { Mistake } from './mistake.ts';
import { joined } from './yaml-joined.ts';
import { colons, indentation } from './yaml-lines.ts';
import { lostNames, topicLists } from './yaml-lists.ts';
import { parents } from './yaml-parents.ts';
import { braces, brackets, quotes, strayMarks } from './yaml-quotes.ts';
import { lists, signs, wrapped } from './yaml-texts.ts';
import { entries, wraps } from './yaml-wraps.ts';

/** Ways in which YAML is written wrong. */
export const yaml: readonly Mistake[] = [
  ...indentation,
  ...colons,
  ...quotes,
  ...strayMarks,
  ...brackets,
  ...braces,
  ...wrapped,
  ...lists,
  ...signs,
  ...entries,
  ...topicLists,
  ...lostNames,
  ...wraps,
  ...parents,
  ...fences,
  ...joined,
];
