import { repairDirective } from '../exhibits/repair-directive.ts';
import type { ProseBlock, Slip } from './slip.ts';

/** A line of its own that asks for a figure in a form that is none, so that it is text. */
export function findDirective({ kind, start, end }: ProseBlock, source: string): Slip[] {
  const what = source.slice(start, end).trimEnd();
  const repair = kind === 'paragraph' && what.startsWith(':') ? repairDirective(what) : undefined;
  if (!repair) return [];
  const { expected } = repair;
  const mend = expected === undefined ? {} : { mend: { actual: what, expected } };
  return [
    { rule: 'directive-form', offset: start, values: { what, ...(expected !== undefined && { expected }) }, ...mend },
  ];
}
