import { fences } from './fences.ts';
import type { Mistake } from './mistake.ts';
import { colons, indentation } from './yaml-lines.ts';
import { parents } from './yaml-parents.ts';
import { quotes } from './yaml-quotes.ts';
import { signs, wrapped } from './yaml-texts.ts';

/** Ways in which YAML is written wrong. */
export const yaml: readonly Mistake[] = [
  ...indentation,
  ...colons,
  ...quotes,
  ...wrapped,
  ...signs,
  ...parents,
  ...fences,
];
