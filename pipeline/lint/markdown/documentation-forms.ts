import { FORMULA } from '../../markdown/syntax/formula-syntax.ts';
import {
  formsOf,
  IN_BOLD,
  IN_ITS_PLACE,
  LETTER,
  LINK,
  SOURCE,
  TAKE_LINE_OUT,
  TAKE_OUT,
  WIKI,
  type ForeignForm,
} from './foreign-form.ts';

const MATH =
  'Write the sum in words and signs (× ÷ ² √), or put it in as a picture; between backticks it is shown as it is.';
const BOX = 'Take this line, and the one that closes it, out; `>` before each line makes a quote.';
const NOTE = 'Make a note of it: `[^1]` here, and a line `[^1]: …` of its own below.';
const TABLE =
  'Write each row of the table as a line, `| Gate | Cost |`, with a line `|---|---|` below the first, and take this one out.';
const CONTENTS = 'Take it out: the contents of a page are made of its headings.';

/** Formulas, and the texts around them. */
export const TEX: readonly ForeignForm[] = formsOf(
  'TeX',
  { form: FORMULA, advice: MATH, inSource: true },
  { form: /^[ \t>]*(?<what>\$\$)[ \t]*$/gm, advice: MATH, inSource: true },
  { form: /\{\\["'`^~=.][A-Za-z]\}/g, advice: LETTER, inSource: true },
  {
    form: /\\(?:begin|end|cite[pt]?|@?ref|label|textbf|textit|emph|section|subsection|footnote|href|url)\{[^{}\n]*\}|\\(?:newpage|pagebreak|noindent|LaTeX)\b/g,
    advice: IN_BOLD,
  },
);

/** Forms of the programs in which documentation, papers and answers of a chat are written. */
export const DOCUMENTATION_FORMS: readonly ForeignForm[] = [
  ...formsOf(
    'a program for documentation',
    { form: /^[ \t>]*(?<what>:{3,}[ \t]*[\w{[].*)$/gm, advice: BOX },
    { form: /^(?<what>(?:!!!|\?\?\?)\+?[ \t]+[a-z]+.*)$/gm, advice: BOX },
    { form: /^(?<what>\.\.[ \t]+(?:[a-z-]+::|_[^:\n]+:(?!:)).*)$/gm, advice: TAKE_LINE_OUT },
    {
      form: /(?:(?<!\w):[a-z]{2,12}:|\{[a-z][a-z:-]{1,20}\})(?=\ufffc)|(?<=\ufffc)__?(?![\w\ufffc])/g,
      // The name of a package, as in `[{golem}](/x)`, is no role.
      isText: (what, index, { typed }) => what.startsWith('{') && typed[index + what.length] !== '`',
      advice: LINK,
    },
    { form: /<<(?!<)[\w-]+(?:,[^<>\n]*)?>>/g, advice: WIKI },
    { form: /^(?<what>\([\w-]+\)=|<<<[ \t]+\S.*)$/gm, advice: TAKE_LINE_OUT },
    {
      form: /\b(?<!:)(?:(?:link|image|xref|include|video):{1,2}[^\s[\]]+|footnote:|kbd:|btn:)\[[^\]\n]*\]/g,
      advice: WIKI,
    },
    { form: /^(?<what>\[(?:(?:source|quote|verse)(?:[,%][^\]\n]*)?|NOTE|TIP|WARNING)\])$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>\[\[?_?TOC_?\]?\])$/gim, advice: CONTENTS },
    { form: /^(?<what>-{1,2}8<-{1,2}[ \t].*)$/gm, advice: TAKE_LINE_OUT },
    {
      form: /^(?<what>:(?:[A-Z][\w -]{1,30}|toc|icons|author|doctype|imagesdir|revdate|sectnums):(?:[ \t].*)?)$/gm,
      advice: TAKE_LINE_OUT,
    },
    { form: /\[(?:fn:[\w-]*|#[\w-]*|\d+)\]_(?!\w)|\[fn:[\w-]*(?::[^\]\n]*)?\]/g, advice: NOTE },
    { form: /^(?<what>\|={3,}|\+(?:[-=]{2,}\+)+|[┌├└╔╠╚][─━═┬┼┴╦╬╩┐┤┘╗╣╝]+)[ \t]*$/gm, advice: TABLE },
    {
      form: /(?<!\n)^(?<what>\|)(?=[ \t]+[^|\n]*\p{L}[^|\n]*$)/gmu,
      advice: 'Take it out of each line; a line that is to end where you end it gets a backslash at its end.',
    },
    { form: /(?<=^|\s)\|[a-z][\w-]{2,30}\|(?=[\s.,;:!?)]|$)/gm, advice: IN_ITS_PLACE },
    { form: /^(?<what>\[[.#%]\w[\w.#%-]*(?:: [^\]\n]*)?\])$/gm, advice: TAKE_LINE_OUT },
    { form: /\[[.\w-]+\](?=#[^#\n]+#)/g, advice: 'Take it out, with the `#` on both sides of the words behind it.' },
    { form: /(?<!\n)^(?<what>\.)(?=(?!Net )\p{Lu}\p{Ll}+ )/gmu, advice: IN_BOLD },
    {
      form: /^(?<what>@(?:param|returns?|throws|see|since|deprecated|chapter|section|node)[ \t].*)$/gm,
      advice: TAKE_LINE_OUT,
    },
    { form: /\{@(?:code|inheritDoc|link|linkplain|value)\b[^{}\n]*\}/g, advice: 'Write its words without the braces.' },
    { form: /\\f[BIRP]/g, advice: IN_BOLD },
    { form: /^(?<what>\.(?:PP|SH|TP|IP|BR|SS)(?:[ \t].*)?)$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>=(?:head[1-6]|over|item|back|cut|pod|begin|end)(?:[ \t].*)?)$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>#\|[ \t]+[\w-]+:.*|=>[ \t]+\w+:\/\/.*|[ABDEIQTWX]>(?=[ \t]+\p{L}{2}))/gmu, advice: TAKE_OUT },
    { form: /^(?<what>\(@\w*\))(?=[ \t])/gm, advice: 'Take it out; an item of a numbered list begins with `1. `.' },
    { form: /(?<=[\p{L}\d)]:):(?=\s*$)/gu, advice: 'Take one of the two colons out.' },
    { form: /^(?<what>(?:In|Out) ?\[\d+\]:)/gm, advice: TAKE_OUT },
    {
      form: /^(?<what>#(?:(?:image|figure|table|bibliography|outline|pagebreak|lorem)\(.*|(?:set|show|let|import|include)[ \t]+(?:["“]|[a-z][\w.-]*[ \t]*[(:=]).*))$/gm,
      advice: TAKE_LINE_OUT,
    },
    { form: /(?<![\w\\])#(?:link|cite|footnote|emph|strong)(?:\([^()\n]*\)\[|[([])[^\][()\n]*[\])]/g, advice: IN_BOLD },
  ),
  ...formsOf('GitHub', {
    form: /^[ \t>]*(?<what>\[![a-z][a-z-]{2,20}\][+-]?)/gim,
    advice: 'Take it out and begin the quote with its word in bold: `> **Note:** …`.',
  }),
  ...formsOf(
    'a chat program',
    { form: /【[^【】\n]{0,40}†[^【】\n]{0,80}】/g, advice: SOURCE },
    { form: /:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g, advice: SOURCE },
    { form: /\[cite_(?:start|end)\][ \t]?|\[cite: ?\d[\d, ]*\]/g, advice: SOURCE },
    { form: /oai_citation:\d+‡[^\][\n\ufffc]*|\[\^\d+\^\]|<\|[a-z_]{2,20}\|>/g, advice: SOURCE },
    { form: /[\ue200-\ue20f]?(?<!\p{L})cite(?:[\ue200-\ue20f]?turn\d+[a-z]+\d+)+[\ue200-\ue20f]?/gu, advice: SOURCE },
  ),
  ...formsOf(
    'Pandoc',
    { form: /\[-?@\p{L}[\p{L}_:.-]*\d[\p{L}\d_:.-]*(?:[,;][^\]\n]*)?\](?!\()/gu, advice: SOURCE },
    { form: /\[#\p{L}[\w:-]*\](?![[(:_])/gu, advice: SOURCE },
    { form: /(?<![\w.@])@(?:fig|tbl|sec|eq)-[\w-]+/g, advice: 'Write the words, such as `the figure above`.' },
    { form: /\^\[[^\][\n]{2,}\]/g, advice: NOTE },
    { form: /\[\^(?!\d+\])[^\][\n]*[ \t][^\][\n]*\](?![([:])/g, advice: NOTE },
    {
      form: /^[ \t>]*(?<what>\*\[[^[\]\n]+\]:[ \t]*\S.*)$/gm,
      advice:
        'Write the long words in brackets where the short ones stand first, as in `GMP (good manufacturing practice)`, and take this line out.',
    },
    { form: /\^(?<=[\p{L}\d)]\^)(?<high>[\w+-]{1,9})\^(?!\w)/gu, to: (_, { high }) => `<sup>${high}</sup>` },
    { form: /~(?<=[\p{L})]~)(?<low>[\w+-]{1,9})~(?!~)/gu, to: (_, { low }) => `<sub>${low}</sub>` },
    {
      // A longer line above is no term: a line of French may begin with a colon.
      form: /(?<=^[ \t>]*\S[^\n]{0,40}\n[ \t]*):(?=[ \t]+\S)/gm,
      advice: 'Put the words and what they mean into one line of a list, as in `- **Gate**: a promise to stop`.',
    },
  ),
];
