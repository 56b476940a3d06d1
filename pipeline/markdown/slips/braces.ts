import type { ProseBlock, Slip, TextParts } from './slip.ts';

const BRACES = /(?<![{\\=])\{\{(?!\{)(?<inside>[^{}\n]*)\}\}(?!\})/g;
/** What may be the name of a fact, rightly typed or not; others report those that are none. */
const NAME = /^[ \t]*(?:\p{L}[\p{L}\d _–—-]*)?$/u;
/** A fact between single braces, or between two pairs with blanks in them. */
const SINGLE = /(?<![{\\])\{(?: \{)?[ \t]*(?<name>[a-z](?:-?[a-z0-9])*)[ \t]*\}(?: \})?(?!\})/g;

/** Braces of other programs, and facts in single braces. */
export function findBraces({ prose, start }: ProseBlock, { facts }: TextParts): Slip[] {
  if (!prose.includes('{')) return [];
  const foreign = [...prose.matchAll(BRACES)].flatMap(({ 0: what, index, groups }): Slip[] =>
    NAME.test(groups?.['inside'] ?? '')
      ? []
      : [{ rule: 'foreign-syntax', offset: start + index, values: { kind: 'template', what } }],
  );
  const single = [...prose.matchAll(SINGLE)].flatMap(({ 0: actual, index, groups }): Slip[] => {
    const name = groups?.['name'] ?? '';
    if (!facts.has(name)) return [];
    const mend = { actual, expected: `{{ ${name} }}` };
    return [{ rule: 'unknown-fact', offset: start + index, values: { name: actual, nearest: mend.expected }, mend }];
  });
  return [...foreign, ...single];
}
