import { singleReferences } from '../../facts.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const BRACES = /(?<![{\\=])\{\{(?!\{)(?<inside>[^{}\n]*)\}\}(?!\})/g;
/** What may be the name of a fact, rightly typed or not; others report those that are none. */
const NAME = /^[ \t]*(?:\p{L}[\p{L}\d _–—-]*)?$/u;

/** Braces of other programs, and facts in single braces. */
export function findBraces({ prose, start }: ProseBlock, { facts }: TextParts): Slip[] {
  if (!prose.includes('{')) return [];
  const foreign = [...prose.matchAll(BRACES)].flatMap(({ 0: what, index, groups }): Slip[] =>
    NAME.test(groups?.['inside'] ?? '')
      ? []
      : [{ rule: 'foreign-syntax', offset: start + index, values: { kind: 'template', what } }],
  );
  const single = singleReferences(prose, facts).map(({ name, index, typed }): Slip => {
    const mend = { actual: typed, expected: `{{ ${name} }}` };
    return { rule: 'unknown-fact', offset: start + index, values: { name: typed, nearest: mend.expected }, mend };
  });
  return [...foreign, ...single];
}
