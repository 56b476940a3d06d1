import type { Facts } from '../../facts.ts';
import type { Slip } from './slip.ts';

const ONLY_NAME = /^[\s{[%"']*(?:[a-z]+\.)?(?<name>[a-z][a-z\d-]*)[\s}\]%"']*$/;

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
