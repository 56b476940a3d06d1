import { isSureFact, singleReferences, type Facts } from '../../facts.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const ONLY_NAME = /^[\s{[%"']*(?:[a-z]+\.)?(?<name>[a-z][a-z\d-]*)[\s}\]%"']*$/;

/** Facts in single braces. */
export function findBraces({ prose, start }: ProseBlock, { facts }: TextParts): Slip[] {
  if (!prose.includes('{')) return [];
  return singleReferences(prose, facts).map(({ name, index, typed }): Slip => {
    const mend = { actual: typed, expected: `{{ ${name} }}` };
    const values = { name: typed, nearest: mend.expected };
    return { rule: 'unknown-fact', offset: start + index, values, ...(isSureFact(typed) && { mend }) };
  });
}

/** What another program understands; the name of a fact in it says what was meant. */
export function toForeign(kind: string, what: string, offset: number, facts: Facts): Slip {
  const expected = meantFact(what, facts);
  if (expected === undefined) return { rule: 'foreign-syntax', offset, values: { kind, what } };
  return { rule: 'foreign-syntax', offset, values: { kind, what, expected }, mend: { actual: what, expected } };
}

/** How a fact is typed here that another program would name so: `{{ facts.name }}`, `[[name]]`. */
function meantFact(typed: string, facts: Facts): string | undefined {
  const name = ONLY_NAME.exec(typed)?.groups?.['name'] ?? '';
  return facts.has(name) ? `{{ ${name} }}` : undefined;
}
