import { ANCHOR } from '../../content/anchor-form.ts';
import { FACT } from '../../content/fact-form.ts';
import { optional } from '../../shared/optional.ts';
import { type TextParameters, inText, warning } from '../rule.ts';
import { FORMULA } from '../../compile/markdown/syntax/formula-syntax.ts';
import { HIDDEN, type Found, type ProseBlock, type TextParts } from '../markdown/found.ts';

/** What to do, by what it is. */
const FOREIGN = {
  template: 'Take it out, or put a backslash before its first sign to show it as it is.',
  attributes: 'Take it out, or put a backslash before its first sign to show it as it is.',
  container: 'Take this line, and the one that closes it, out; `>` before each line makes a quote.',
  alert: 'Take it out and begin the quote with its word in bold: `> **Note:** …`.',
  math: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture; between backticks it is shown as it is.',
  tex: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture.',
  source: 'Take it out; a source is a link, `[words](address)`, or a note, `[^1]`.',
  reference: 'Write what is meant, and make it a link to its heading, `[words](#heading)`, or take it out.',
  wiki: 'Write the words, and behind them the address: `[words](/faq)`, or `![what it shows](../images/…)` for a picture.',
  abbreviation:
    'Write the long words in brackets where the short ones stand first, as in `GMP (good manufacturing practice)`, and take this line out.',
  marked: 'Write `<mark>words</mark>` for words that are marked.',
  diagram:
    'Put the drawing in as a picture, `![What it shows](../images/…)`; to show it as code, take this word out from behind the backticks.',
  raised: 'Write `<sup>2</sup>` for what stands high.',
  lowered: 'Write `<sub>2</sub>` for what stands low.',
  struck:
    'Put two signs on each side, `~~words~~`, to strike the words out; a backslash before the first sign shows both as they are.',
  emoji: 'Type the picture itself, such as 🚀, or take the word out.',
};

type Syntax = keyof typeof FOREIGN;
type Parameters = TextParameters<'what', 'words'> & { readonly kind: Syntax };

/** Braces around what cannot be the name of a fact; `unknown-fact` reports unknown names. */
const BRACES = /(?<![{\\=])\{\{(?!\{|[ \t]*\p{L}[\p{L}\d \t_–—-]*\}\})[^{}\n]*\}\}(?!\})/gu;
/** A citation of Pandoc, `[@smith2020, p. 3]`: its key holds a figure or a colon, or a page or a second source follows. */
const CITATION =
  /\[(?:[^[\]\n@]*[\s;])?-?@(?!(?:eq|fig|lst|sec|tbl)[-:])(?=[\p{L}\d_])(?:(?=[^\s[\]@;,/]{0,60}[\d:])[^\s[\]@;,]+|[^\s[\]@;,/]+(?=;|,[ \t]*pp?\.))(?:[;,\s][^[\]\n]*)?\](?![([])/gu;
/** A link of a wiki; the name of a field or of settings, `[[Prototype]]` or `[[menus.main]]`, is one word. */
const WIKI_LINK =
  /!?\[\[(?=[^[\]\n]*(?:[\s|#/]|\.(?:gif|jpe?g|pdf|png|svg|webp)\]))(?=[^[\]\n]*\p{L}{2})(?!\s)[^[\]\n]+\]\]/gu;

/** Syntax of other programs that is published literally here. An earlier form includes what stands inside it. */
const FORMS: readonly (readonly [kind: Syntax, form: RegExp])[] = [
  ['template', BRACES],
  ['template', /\{\{[<%](?:[^{}]{1,500}[%>]\}\}|[^{}\n]*)/g],
  ['template', /\{%-?[ \t]*\w[^%\n]*%\}/g],
  ['template', /\[(?:audio|caption|embed|gallery|playlist|video)[ \t][^\][\n]*=[^\][\n]*\]/g],
  ['template', /\[\/(?:audio|caption|embed|gallery|playlist|video)\]/g],
  ['container', /^[ \t>]*(:{3,}[ \t]*[\w{[].*)$/gm],
  ['alert', /^[ \t>]*(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|QUOTE|EXAMPLE)\])/gim],
  ['math', FORMULA],
  ['math', /^[ \t>]*(\$\$)[ \t]*$/gm],
  ['source', /【[^【】\n]{0,40}†[^【】\n]{0,80}】/g],
  ['source', /:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g],
  ['source', /[\ue200-\ue20f]?(?<!\p{L})cite(?:[\ue200-\ue20f]?turn\d+[a-z]+\d+)+[\ue200-\ue20f]?/gu],
  ['source', CITATION],
  ['reference', /(?<![\w@/.])@(?:eq|fig|lst|sec|tbl)[-:][\w-]+/g],
  ['wiki', WIKI_LINK],
  ['abbreviation', /^[ \t>]*(\*\[[^[\]\n]+\]:[ \t]*\S.*)$/gm],
  ['marked', /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g],
  ['raised', /(?<=[\p{L}\d)])\^[\w+-]{1,9}\^(?!\w)/gu],
  ['lowered', /(?<=[\p{L})])~[\w+-]{1,9}~(?!~)/gu],
  ['struck', /(?<![^\s(“"])~(?=[\p{L}\d“"(])[^~\n]*[\p{L}\d.!?)”"]~(?![\p{L}\d~])/gu],
  ['emoji', /(?<=^|[\s(])(?::[a-z][a-z\d_+-]{1,30}:|:[+-]1:)(?=$|[\s.,!?)])/gm],
  [
    'attributes',
    /\{:[ \t]*[.#\w][^}\n]*\}|(?<=\ufffc)\{[\w-]+=[^{}]{1,300}\}|\{[.#][\w-]+(?:[ \t]+[.#][\w-]+|[ \t]+\w+=[^\s}]+)*\}/g,
  ],
];
/** Words for readers in a template: its caption, or what it is called. */
const WORDS = ['caption', 'title', 'alt'].map(
  (name) => new RegExp(String.raw`\b${name}=(?:"([^"]+)"|'([^']+)'|“([^”]+)”)`),
);
const ANCHORS = new RegExp(String.raw`^\{${ANCHOR}(?:[ \t]+${ANCHOR})*\}$`, 'u');
/** The equivalent here, if it is certain. */
const MEANT: Readonly<Partial<Record<Syntax, (typed: string) => string>>> = {
  raised: (typed) => `<sup>${typed.slice(1, -1)}</sup>`,
  lowered: (typed) => `<sub>${typed.slice(1, -1)}</sub>`,
  struck: (typed) => `~${typed}~`,
  marked: (typed) => `<mark>${typed.slice(2, -2)}</mark>`,
};

/** A brace that neither begins a fact nor is the second brace of one. */
const NO_FACT = String.raw`\{(?<!\{\{)(?<!(?=${FACT})\{)`;
const DIAGRAM = /^(?:mermaid|plantuml)$/i;

/** A formula in backslashed brackets, which Markdown reads as escaped brackets. */
const IN_LINE = /\\{1,2}\((?:[^\\\n]|\\[^)\n])+?\\{1,2}\)/g;
const ON_LINES = /^(?<before>[ \t>]*)\\{1,2}\[(?:[^\\]|\\[^\]])+?\\{1,2}\](?=[ \t.,]*$)/gm;
const COMMAND = /\\[a-zA-Z]{2,}/;
const SIGN = /[\^_=]/;
/** A remark, too, may stand in square brackets on a line of its own. */
const WORD = /\p{L}{4}/u;
const MOST_SHOWN = 60;

export const foreignSyntax = warning<Parameters>('markup', {
  message: (v) => `Unexpected \`${v.what}\`, which another program understands: it is published as text`,
  advice: (v) =>
    v.words === undefined
      ? FOREIGN[v.kind]
      : `Put its words in its place, \`${v.words}\`, with a link to what it shows, \`[words](address)\`; or put a backslash before its first sign to show it as it is.`,
  means:
    'Other programs that make pages of Markdown have signs of their own, for boxes, formulas, or pictures of faces. This one does not know them, so readers would see its signs. ' +
    'The message says what to write instead.',
  parameters: { kind: 'emoji', what: ':rocket:' },
  example: inText('We start ‸:rocket: today.', 'We start 🚀 today.'),
  find: {
    signs: new RegExp(
      String.raw`[[【\\]|==\S|@(?:eq|fig|lst|sec|tbl)[-:]|[$~](?!\s)|\^[\w+-]{1,9}\^|:[a-z+:]|cite.?turn\d|${NO_FACT}`,
    ),
    *block(block, text) {
      yield* findForms(block, text);
      yield* findTex(block, text);
    },
    /** Finds diagrams of other programs, by the info string of a fence. */
    *text({ nodes }) {
      for (const { node, start } of nodes('code'))
        if (node.lang && DIAGRAM.test(node.lang)) yield { offset: start, values: { kind: 'diagram', what: node.lang } };
    },
  },
});

/** Finds what the writer of another program would have typed; nothing else is told of what stands inside a formula. */
function* findForms(block: ProseBlock, { source }: TextParts): Iterable<Found<Parameters>> {
  const { prose, start, end: endOfBlock } = block;
  const taken = new Uint8Array(prose.length);
  for (const [kind, pattern] of FORMS)
    // A formula is text with all its signs, and those that look escaped are some of them.
    for (const match of (kind === 'math' ? source.slice(start, endOfBlock) : prose).matchAll(pattern)) {
      const found = match[1] ?? match[0];
      const index = match.index + match[0].indexOf(found);
      if (
        prose[index] === HIDDEN ||
        taken[index] === 1 ||
        (kind === 'attributes' && isOfMarkdown(block, found, index, source))
      )
        continue;
      taken.fill(1, index, index + found.length);
      const what = source.slice(start + index, start + index + found.length);
      const expected = MEANT[kind]?.(what);
      const fix = expected === undefined ? {} : { fix: { actual: what, expected } };
      const end = start + index + found.length;
      const words = kind === 'template' ? wordsIn(what) : undefined;
      const values = { kind, what: what.replaceAll(/\s+/g, ' '), ...optional('words', words) };
      yield { offset: start + index, values, ...(kind === 'math' ? { end } : fix) };
    }
}

function wordsIn(template: string): string | undefined {
  return WORDS.flatMap((form) => form.exec(template)?.slice(1) ?? []).find((words) => words !== undefined);
}

/** Tells whether braces are the anchor of a heading, or follow a backslash: `\_{k=0}` is part of a formula. */
function isOfMarkdown({ kind, prose, start }: ProseBlock, found: string, index: number, source: string): boolean {
  if (source[start + index - 2] === '\\') return true;
  const line = prose.slice(prose.lastIndexOf('\n', index) + 1);
  const isHeading = kind === 'heading' || /^#{1,6}[^\s#]/.test(line);
  return isHeading && ANCHORS.test(found);
}

/**
 * Finds TeX formulas as chat programs write them, `\(a\)` and `\[a\]`, and as other sites do, with two backslashes
 * each.
 */
function* findTex({ kind, prose, start, end }: ProseBlock, { source }: TextParts): Iterable<Found<Parameters>> {
  const typed = source.slice(start, end);
  if (kind === 'heading') return;
  for (const { 0: match, index, groups } of [...typed.matchAll(IN_LINE), ...typed.matchAll(ON_LINES)]) {
    const at = index + (groups?.['before']?.length ?? 0);
    const formula = typed.slice(at, index + match.length);
    const isProse = prose.startsWith(HIDDEN + HIDDEN, at) && /[^\s\ufffc]/.test(prose.slice(at, at + formula.length));
    if (!isProse || !isFormula(formula)) continue;
    const shown = formula.replace(/\s+/g, ' ');
    const what = shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown;
    yield { offset: start + at, end: start + at + formula.length, values: { kind: 'tex', what } };
  }
}

function isFormula(what: string): boolean {
  const hasSign = SIGN.test(what) && (/^\\+\(/.test(what) || !WORD.test(what));
  return COMMAND.test(what) || hasSign || /^\\+\[\n/.test(what);
}
