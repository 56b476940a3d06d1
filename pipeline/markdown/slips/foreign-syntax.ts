import { toForeign } from './braces.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

/** Braces around what cannot be the name of a fact, rightly typed or not; others report names that no fact has. */
const BRACES = /(?<![{\\=])\{\{(?!\{|[ \t]*\p{L}[\p{L}\d _–—-]*\}\})[^{}\n]*\}\}(?!\})/gu;
const SHORTCODE = '(?:caption|gallery|embed|playlist|contact-form-7)';
/** A sum between two `$`, as Pandoc knows them: no blank inside of them, no digit behind. Two prices have no sign of a sum in between. */
const INLINE_MATH =
  /(?<![\\$\w])\$(?=[^\s$])(?![^$\n]*(?:\p{L}{4}|\s\p{L}{2,}\s))(?=[A-Za-z]\$|[^$\n]{0,60}(?:[\^_=<>≤≥≈∈]|[A-Za-z\d)] ?[+*/−-] ?[A-Za-z(]|[A-Za-z]\())[^$\n]{1,60}(?<!\s)\$(?![\w$])/gu;
/** Forms that other programs understand, and this one publishes as they are. What stands inside of an earlier form is part of it. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['template', BRACES],
  ['template', /\{%-?[ \t]*\w[^%\n]*%\}/g],
  ['container', /^[ \t>]*(:{3,}[ \t]*[\w{[].*)$/gm],
  ['container', /^[ \t>]*((?:!!!|\?\?\?\+?)[ \t]+[a-z].*)$/gm],
  ['alert', /^[ \t>]*(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|QUOTE|EXAMPLE)\])/gim],
  ['contents', /^[ \t>]*(\[TOC\]|\[\[_?TOC_?\]\]|\$\{toc\})[ \t]*$/gim],
  ['module', /^(import[ \t]+(?:[\w*{][^'"\n]*[ \t]+from[ \t]+)?['"][^'"\n]+['"];?)[ \t]*$/gm],
  ['module', /^(export[ \t]+(?:const|let|default|function)[ \t].*)$/gm],
  ['wiki', /(?<![\w[\]!])\[\[(?!_?TOC)[^[\]\n]+\]\](?!\()/g],
  [
    'shortcode',
    new RegExp(String.raw`(\[${SHORTCODE}(?: [^\]\n]*)?\])(?:[^]{0,1000}?\[/${SHORTCODE}\])?|\[/${SHORTCODE}\]`, 'g'),
  ],
  ['embed', /\[(?:(?:inline )?image|cid):[^[\]\n]+\](?![([:])/gi],
  ['page', /^[ \t]*(\\(?:newpage|pagebreak|clearpage))(?:\{\})?[ \t]*$/gm],
  ['math', /\$\$[^$]+\$\$/g],
  ['math', /(?<![\\$\w])\$(?![\s$])[^$\n]*\\[a-zA-Z]{2,}[^$\n]*\$(?![\w$])/g],
  ['math', INLINE_MATH],
  ['source', /【[^【】\n]{0,40}†[^【】\n]{0,80}】/g],
  ['source', /:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g],
  ['source', /[\ue200-\ue20f]?(?<!\p{L})cite(?:[\ue200-\ue20f]?turn\d+[a-z]+\d+)+[\ue200-\ue20f]?/gu],
  ['note', /(?<=[\p{L}\d.,;:!?)"”’])\^\[(?=[^[\]\n\\]*\p{L} )[^[\]\n\\]+\](?![(*+?{])/gu],
  ['key', /(?<![\w\]!])\[-?@[a-z][\w:-]*\d{4}[a-z]?(?:[,;][^[\]\n]*)?\](?![(:[])/gi],
  ['remark', /(?<=^|\s)%%(?!%)[^%]{2,}%%(?=$|[\s.,;:!?)])/gm],
  ['remark', /<(?:!-|--)-*[ \t]*[\p{L}\d][^<>\n]*-[ \t]?>/gu],
  ['mention', /<[@#][A-Z][A-Z\d]{5,}(?:\|[^<>\n]*)?>/g],
  [
    'entity',
    /&(?:nbsp|[nm]dash|amp|lt|gt|quot|hellip|euro|copy|rarr|times)(?![\w;=])|&#(?:\d{2,6}(?![\d;])|x[\dA-Fa-f]{2,6}(?![\w;]))/g,
  ],
  ['block', /(?<=\S[ \t])\^(?:[a-z][a-z\d-]{3,}|[a-f\d]{6})$/g],
  ['inserted', /(?<![\w+])\+\+(?=\p{L}{2})[^+\n]+(?<=\p{L}{2}|[.!?])\+\+(?![\w+])/gu],
  ['term', /^(?![ \t>]*:)[^\n]{0,79}[^\n.,;:!?]\n[ \t>]*(:[ \t]+\S[^\n]{0,39})/g],
  ['highlight', /(?<![=\w])==[^\s=](?:[^=\n]*[^\s=])?==(?![=\w])/g],
  ['raised', /(?<=[\p{L}\d)])\^[\w+-]{1,9}\^(?!\w)/gu],
  ['lowered', /(?<=[\p{L})])~[\w+-]{1,9}~(?!~)/gu],
  ['struck', /(?<![^\s(“"])~(?=[\p{L}\d“"(])[^~\n]*[\p{L}\d.!?)”"]~(?![\p{L}\d~])/gu],
  ['emoji', /(?<=^|[\s(])(?::[a-z][a-z\d_+-]{1,30}:|:[+-]1:)(?=$|[\s.,!?)])/gm],
  [
    'attributes',
    /\{:[ \t]*[.#\w][^}\n]*\}|(?<=\ufffc)\{[\w-]+=[^{}\n]+\}|\{[.#][\w-]+(?:[ \t]+[.#][\w-]+|[ \t]+\w+=[^\s}]+)*\}/g,
  ],
];

/** What the writer of another program would have typed: each form is one slip, as often as it stands there. */
export function findForeign({ prose, start, kind }: ProseBlock, { source, facts }: TextParts): Slip[] {
  const taken = new Uint8Array(prose.length);
  return FORMS.flatMap(([form, pattern]) =>
    [...prose.matchAll(pattern)].flatMap((match): Slip[] => {
      const what = match[1] ?? match[0];
      const index = match.index + match[0].indexOf(what);
      const isHeading = kind === 'heading' || /^#{1,6}[^\s#]/.test(prose.slice(prose.lastIndexOf('\n', index) + 1));
      const isAnchor = isHeading && /^\{#[\w-]+(?:[ \t]+#[\w-]+)*\}$/.test(what);
      // A sign behind a backslash holds no attributes: `\_{k=0}` is a part of a formula.
      const isEscaped = source[start + index - 2] === '\\';
      if (taken[index] === 1 || (form === 'attributes' && (isAnchor || isEscaped))) return [];
      taken.fill(1, index, index + what.length);
      const typed = source.slice(start + index, start + index + what.length);
      return [{ ...toForeign(form, typed, start + index, facts), ...mendOf(form, typed) }];
    }),
  );
}

function mendOf(form: string, actual: string): Pick<Slip, 'mend'> {
  if (form === 'raised') return { mend: { actual, expected: `<sup>${actual.slice(1, -1)}</sup>` } };
  if (form === 'lowered') return { mend: { actual, expected: `<sub>${actual.slice(1, -1)}</sub>` } };
  if (form === 'struck') return { mend: { actual, expected: `~${actual}~` } };
  if (form === 'entity') return { mend: { actual, expected: `${actual};` } };
  if (form === 'inserted') return { mend: { actual, expected: `<ins>${actual.slice(2, -2)}</ins>` } };
  if (form === 'highlight') return { mend: { actual, expected: `<mark>${actual.slice(2, -2)}</mark>` } };
  return {};
}
