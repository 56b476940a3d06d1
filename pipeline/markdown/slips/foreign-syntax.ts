import type { ProseBlock, Slip, TextParts } from './slip.ts';

/** Braces around what cannot be the name of a fact, rightly typed or not; of a name that no fact has, `unknown-fact` tells. */
const BRACES = /(?<![{\\=])\{\{(?!\{|[ \t]*\p{L}[\p{L}\d _–—-]*\}\})[^{}\n]*\}\}(?!\})/gu;
/** A sum between two `$`, as Pandoc knows them: no blank inside of them, no digit behind. Two prices have no sign of a sum in between. */
const INLINE_MATH =
  /(?<![\\$\w])\$(?=[^\s$])(?![^$\n]*(?:\p{L}{4}|\s\p{L}{2,}\s))(?=[A-Za-z]\$|[^$\n]{0,60}(?:[\^_=<>≤≥≈∈]|[A-Za-z\d)] ?[+*/−-] ?[A-Za-z(]|[A-Za-z]\())[^$\n]{1,60}(?<!\s)\$(?![\w$])/gu;

/** What other programs understand, and this one publishes as it is typed. What stands inside of an earlier form is a part of it. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['template', BRACES],
  ['template', /\{%-?[ \t]*\w[^%\n]*%\}/g],
  ['container', /^[ \t>]*(:{3,}[ \t]*[\w{[].*)$/gm],
  ['alert', /^[ \t>]*(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|QUOTE|EXAMPLE)\])/gim],
  ['math', /\$\$[^$]+\$\$/g],
  ['math', /(?<![\\$\w])\$(?![\s$])[^$\n]*\\[a-zA-Z]{2,}[^$\n]*\$(?![\w$])/g],
  ['math', INLINE_MATH],
  ['source', /【[^【】\n]{0,40}†[^【】\n]{0,80}】/g],
  ['source', /:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g],
  ['source', /[\ue200-\ue20f]?(?<!\p{L})cite(?:[\ue200-\ue20f]?turn\d+[a-z]+\d+)+[\ue200-\ue20f]?/gu],
  ['raised', /(?<=[\p{L}\d)])\^[\w+-]{1,9}\^(?!\w)/gu],
  ['lowered', /(?<=[\p{L})])~[\w+-]{1,9}~(?!~)/gu],
  ['struck', /(?<![^\s(“"])~(?=[\p{L}\d“"(])[^~\n]*[\p{L}\d.!?)”"]~(?![\p{L}\d~])/gu],
  ['emoji', /(?<=^|[\s(])(?::[a-z][a-z\d_+-]{1,30}:|:[+-]1:)(?=$|[\s.,!?)])/gm],
  [
    'attributes',
    /\{:[ \t]*[.#\w][^}\n]*\}|(?<=\ufffc)\{[\w-]+=[^{}\n]+\}|\{[.#][\w-]+(?:[ \t]+[.#][\w-]+|[ \t]+\w+=[^\s}]+)*\}/g,
  ],
];
/** How the same is typed here, where that is sure. */
const MEANT: Readonly<Record<string, (typed: string) => string>> = {
  raised: (typed) => `<sup>${typed.slice(1, -1)}</sup>`,
  lowered: (typed) => `<sub>${typed.slice(1, -1)}</sub>`,
  struck: (typed) => `~${typed}~`,
};

/** What the writer of another program would have typed: each form is one slip, as often as it stands there. */
export function findForeign(block: ProseBlock, { source }: TextParts): Slip[] {
  const { prose, start } = block;
  const taken = new Uint8Array(prose.length);
  return FORMS.flatMap(([kind, pattern]) =>
    [...prose.matchAll(pattern)].flatMap((match): Slip[] => {
      const found = match[1] ?? match[0];
      const index = match.index + match[0].indexOf(found);
      if (taken[index] === 1 || (kind === 'attributes' && isOfMarkdown(block, found, index, source))) return [];
      taken.fill(1, index, index + found.length);
      const what = source.slice(start + index, start + index + found.length);
      const expected = MEANT[kind]?.(what);
      const mend = expected === undefined ? {} : { mend: { actual: what, expected } };
      return [{ rule: 'foreign-syntax', offset: start + index, values: { kind, what }, ...mend }];
    }),
  );
}

/** The anchor of a heading, and braces behind a backslash: `\_{k=0}` is a part of a formula. */
function isOfMarkdown({ kind, prose, start }: ProseBlock, found: string, index: number, source: string): boolean {
  if (source[start + index - 2] === '\\') return true;
  const line = prose.slice(prose.lastIndexOf('\n', index) + 1);
  const isHeading = kind === 'heading' || /^#{1,6}[^\s#]/.test(line);
  return isHeading && /^\{#[\w-]+(?:[ \t]+#[\w-]+)*\}$/.test(found);
}
