import { isSureFact, singleReferences, type Facts } from '../../facts.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const BRACES = /(?<![{\\=])\{\{(?!\{)(?<inside>[^{}\n]*)\}\}(?!\})/g;
/** What may be the name of a fact, rightly typed or not; others report those that are none. */
const NAME = /^[ \t]*\p{L}[\p{L}\d _–—-]*$/u;
const ONLY_NAME = /^[\s{[%"']*(?:[a-z]+\.)?(?<name>[a-z][a-z\d-]*)[\s}\]%"']*$/;

/** Braces of other programs, and facts in single braces. */
export function findBraces({ prose, start }: ProseBlock, { facts }: TextParts): Slip[] {
  if (!prose.includes('{')) return [];
  const foreign = [...prose.matchAll(BRACES)].flatMap(({ 0: what, index, groups }): Slip[] =>
    NAME.test(groups?.['inside'] ?? '') ? [] : [toForeign('template', what, start + index, facts)],
  );
  const single = singleReferences(prose, facts).map(({ name, index, typed }): Slip => {
    const mend = { actual: typed, expected: `{{ ${name} }}` };
    const values = { name: typed, nearest: mend.expected };
    return { rule: 'unknown-fact', offset: start + index, values, ...(isSureFact(typed) && { mend }) };
  });
  return [...foreign, ...single];
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
