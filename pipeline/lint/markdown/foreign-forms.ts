import { ANCHOR } from '../../content/slug.ts';
import { FORMULA } from '../../markdown/syntax/formula-syntax.ts';
import type { ProseBlock } from './found.ts';
import { formsOf, linkRow, SOURCE, TAKE_LINE_OUT, TAKE_OUT, toHeading, type ForeignForm } from './foreign-form.ts';
import { PASTED_FORMS, REMARKS } from './pasted-forms.ts';

const MATH =
  'Write the sum in words and signs (× ÷ ² √), or put it in as a picture; between backticks it is shown as it is.';
const BOX = 'Take this line, and the one that closes it, out; `>` before each line makes a quote.';
const NOTE = 'Make a note of it: `[^1]` here, and a line `[^1]: …` of its own below.';
const TABLE =
  'Write each row of the table as a line, `| Gate | Cost |`, with a line `|---|---|` below the first, and take this one out.';
const IN_ITS_PLACE = 'Write in its place what it would have shown.';
const FOR_ALL = 'Write for all readers: no name is filled in here.';
const CONTENTS = 'Take it out: the contents of a page are made of its headings.';
const WIKI =
  'Write the words, and behind them the address: `[words](/faq)`, or `![what it shows](../images/…)` for a picture.';

/** Words for readers in a template: its caption, or what it is called. */
const CAPTIONS = ['caption', 'title', 'alt'].map(
  (name) => new RegExp(String.raw`\b${name}=(?:"([^"]+)"|'([^']+)'|“([^”]+)”)`),
);

function adviceForTemplate(typed: string): string {
  const words = CAPTIONS.flatMap((form) => form.exec(typed)?.slice(1) ?? []).find((found) => found !== undefined);
  return words === undefined
    ? TAKE_OUT
    : `Put its words in its place, \`${words}\`, with a link to what it shows, \`[words](address)\`; or put a backslash before its first sign to show it as it is.`;
}

const ANCHORS = new RegExp(String.raw`^\{${ANCHOR}(?:[ \t]+${ANCHOR})*\}$`, 'u');

/** The forms, in the order in which they are looked for: an earlier one includes what stands inside of it. */
export const FOREIGN_FORMS: readonly ForeignForm[] = [
  ...REMARKS,
  ...formsOf(
    'a template program',
    {
      form: /(?<![{\\=])\{\{(?!\{|[ \t]*\p{L}[\p{L}\d \t_–—\ufffc-]*\}\})[^{}\n]*\}\}(?!\})/gu,
      advice: adviceForTemplate,
    },
    { form: /\{\{[<%](?:[^{}]{1,500}[%>]\}\}|[^{}\n]*)/g, advice: adviceForTemplate },
    { form: /\{%-?[ \t]*\w[^%\n]*%\}/g, advice: adviceForTemplate },
    { form: /<%[=-]?[ \t][^%\n]{1,200}%>|\{\{\{[^{}\s]+\}\}\}|\$\{[a-z]\w*\.[\w.]+\}/gi, advice: TAKE_OUT },
  ),
  ...formsOf(
    'a program for mailings',
    {
      form: /(?<=[*\ufffc])\|[A-Z][A-Z\d_:]*\||\{![a-z]\w*\.[\w.]+\}|###[A-Z_]{2,}###|«(?:\w+_\w+|(?:First|Full|Last|Company)Name)»/gi,
      advice: FOR_ALL,
    },
    {
      form: /<<\p{Lu}\w*(?: \w+){1,2}>>|\[(?:COMPANY|FIRST|FULL|LAST|RECIPIENT|SENDER)[_ ]?NAME\](?![([:])/gu,
      advice: FOR_ALL,
    },
  ),
  ...formsOf(
    'MDX',
    {
      form: /^(?<what>import\s[^\n]*?["'“‘][^"'“”‘’\n]+["'”’];?|export (?:const|default|function|let) [^\n]*)$/gm,
      advice: 'Take this line out: parts of a program do nothing here.',
    },
    {
      form: /(?<![\w\\{$])\{(?:new )?[a-z]\w*(?:\.\w+|\([^(){}\n]*\))+\}/gi,
      advice: IN_ITS_PLACE,
    },
  ),
  ...formsOf(
    'WordPress',
    { form: /\[(?:audio|caption|embed|gallery|playlist|video)[ \t][^\][\n]*=[^\][\n]*\]/g, advice: adviceForTemplate },
    {
      form: /\[\/(?:audio|caption|embed|gallery|playlist|video)\]|(?:\[\/?(?:av|et_pb|fusion|vc)_[a-z_]+[^\][\n]*\])+/g,
      advice: TAKE_OUT,
    },
    { form: /\[[a-z][\w-]+(?: [\w-]+=["“'][^"“”'\]\n]*["”'])+ ?\/?\](?!\()/g, advice: adviceForTemplate },
  ),
  ...formsOf(
    'a bulletin board',
    {
      form: /\[(?<tag>b|i|u|s|url|img|quote|code|color|size|center|list|spoiler|font|h[1-6]|left|right|su[bp]|table|youtube)(?:=[^\]\n]*)?\](?=[^[\]]*\[\/\k<tag>\])/gi,
      advice: 'Take it out, with its end; `**words**` is bold, `[words](address)` a link.',
    },
    {
      form: /^(?<what>\[(?:\*|list(?:=\w)?)\])(?![([:])/gm,
      advice: 'Take it out; an item of a list begins with `- `.',
    },
    { form: /\[(?:date|details|poll|wrap)(?:=| [a-z]+=)[^\]\n]+\]|\[\/(?:details|poll|wrap)\]/g, advice: TAKE_OUT },
  ),
  ...formsOf(
    'a program for documentation',
    { form: /^[ \t>]*(?<what>:{3,}[ \t]*[\w{[].*)$/gm, advice: BOX },
    { form: /^(?<what>(?:!!!|\?\?\?)\+?[ \t]+[a-z]+.*)$/gm, advice: BOX },
    { form: /^(?<what>\.\.[ \t]+(?:[a-z-]+::|_[^:\n]+:(?!:)).*)$/gm, advice: TAKE_LINE_OUT },
    {
      form: /(?::[a-z]{2,12}:|\{[a-z][a-z:-]{1,20}\})(?=\ufffc)|(?<=\ufffc)__?(?![\w\ufffc])/g,
      advice: 'Take it out; a link is `[words](address)`.',
    },
    { form: /<<(?!<)[\w-]+(?:,[^<>\n]*)?>>/g, advice: WIKI },
    { form: /^(?<what>\([\w-]+\)=|<<<[ \t]+\S.*)$/gm, advice: TAKE_LINE_OUT },
    {
      form: /\b(?<!:)(?:(?:link|image|xref|include|video):{1,2}[^\s[\]]+|footnote:|kbd:|btn:)\[[^\]\n]*\]/g,
      advice: WIKI,
    },
    { form: /^(?<what>\[(?:source|quote|verse|NOTE|TIP|WARNING),?[^\]\n]*\])$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>\[\[?_?TOC_?\]?\])$/gim, advice: CONTENTS },
    { form: /^(?<what>-{1,2}8<-{1,2}[ \t].*)$/gm, advice: TAKE_LINE_OUT },
    {
      form: /^(?<what>:(?:[A-Z][\w -]{1,30}|toc|icons|author|doctype|imagesdir|revdate|sectnums):(?:[ \t].*)?)$/gm,
      advice: TAKE_LINE_OUT,
    },
    { form: /\[(?:fn:[\w-]*|#[\w-]*|\d+)\]_(?!\w)|\[fn:[\w-]*(?::[^\]\n]*)?\]/g, advice: NOTE },
    { form: /^(?<what>\|={3,}|\+(?:[-=]{2,}\+)+|[┌├└╔╠╚][─━═┬┼┴╦╬╩┐┤┘╗╣╝]+)[ \t]*$/gm, advice: TABLE },
    { form: /(?<=^|\s)\|[a-z][\w-]{2,30}\|(?=[\s.,;:!?)]|$)/gm, advice: IN_ITS_PLACE },
    { form: /^(?<what>\[[.#%][\w.#%-]+\])$/gm, advice: TAKE_LINE_OUT },
    { form: /\[[.\w-]+\](?=#[^#\n]+#)/g, advice: 'Take it out, with the `#` on both sides of the words behind it.' },
    { form: /(?<!\n)^(?<what>\.)(?=(?!Net )\p{Lu}\p{Ll}+ )/gmu, advice: 'Take it out; `**words**` is bold.' },
    { form: /^(?<what>@(?:param|returns?|throws|see|since|deprecated)[ \t].*)$/gm, advice: TAKE_LINE_OUT },
    { form: /\{@(?:code|inheritDoc|link|linkplain|value)\b[^{}\n]*\}/g, advice: 'Write its words without the braces.' },
    { form: /\\f[BIRP]/g, advice: 'Take it out; `**words**` is bold, `*words*` in italics.' },
    { form: /^(?<what>\.(?:PP|SH|TP|IP|BR|SS)(?:[ \t].*)?)$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>=(?:head[1-6]|over|item|back|cut|pod|begin|end)(?:[ \t].*)?)$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>(?:In|Out) ?\[\d+\]:)/gm, advice: TAKE_OUT },
  ),
  ...formsOf('GitHub', {
    form: /^[ \t>]*(?<what>\[![a-z][a-z-]{2,20}\][+-]?)/gim,
    advice: 'Take it out and begin the quote with its word in bold: `> **Note:** …`.',
  }),
  ...formsOf(
    'TeX',
    { form: FORMULA, advice: MATH, inSource: true },
    { form: /^[ \t>]*(?<what>\$\$)[ \t]*$/gm, advice: MATH, inSource: true },
    { form: /\{\\["'`^~=.][A-Za-z]\}/g, advice: 'Type the letter that belongs there.', inSource: true },
    {
      form: /\\(?:begin|end|cite[pt]?|ref|label|textbf|textit|emph|section|subsection|footnote|href|url)\{[^{}\n]*\}|\\(?:newpage|pagebreak|noindent|LaTeX)\b/g,
      advice: 'Take it out; `**words**` is bold, `*words*` in italics, `[words](address)` a link.',
    },
  ),
  ...formsOf(
    'a chat program',
    { form: /【[^【】\n]{0,40}†[^【】\n]{0,80}】/g, advice: SOURCE },
    { form: /:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g, advice: SOURCE },
    { form: /oai_citation:\d+‡[^\][\n\ufffc]*|\[\^\d+\^\]|<\|[a-z_]{2,20}\|>/g, advice: SOURCE },
    { form: /[\ue200-\ue20f]?(?<!\p{L})cite(?:[\ue200-\ue20f]?turn\d+[a-z]+\d+)+[\ue200-\ue20f]?/gu, advice: SOURCE },
  ),
  ...formsOf(
    'Pandoc',
    { form: /\[-?@\p{L}[\p{L}_:.-]*\d[\p{L}\d_:.-]*(?:[,;][^\]\n]*)?\](?!\()/gu, advice: SOURCE },
    { form: /(?<![\w.@])@(?:fig|tbl|sec|eq)-[\w-]+/g, advice: 'Write the words, such as `the figure above`.' },
    { form: /\^\[[^\][\n]{2,}\]/g, advice: NOTE },
    {
      form: /^[ \t>]*(?<what>\*\[[^[\]\n]+\]:[ \t]*\S.*)$/gm,
      advice:
        'Write the long words in brackets where the short ones stand first, as in `GMP (good manufacturing practice)`, and take this line out.',
    },
    {
      form: /\^(?<=[\p{L}\d)]\^)[\w+-]{1,9}\^(?!\w)/gu,
      advice: 'Write `<sup>2</sup>` for what stands high.',
      to: (typed) => `<sup>${typed.slice(1, -1)}</sup>`,
    },
    {
      form: /~(?<=[\p{L})]~)[\w+-]{1,9}~(?!~)/gu,
      advice: 'Write `<sub>2</sub>` for what stands low.',
      to: (typed) => `<sub>${typed.slice(1, -1)}</sub>`,
    },
    {
      form: /(?<=\S\n[ \t]*):(?=[ \t]+\S)/g,
      advice: 'Put the words and what they mean into one line of a list, as in `- **Gate**: a promise to stop`.',
    },
  ),
  ...formsOf(
    'a wiki',
    linkRow(/\[\[(?<address>[^[\]\n]+)\]\[(?<words>[^[\]\n]+)\]\]/g, WIKI),
    {
      // The name of a field or of settings, `[[Prototype]]` or `[[menus.main]]`, is one word.
      form: /!?\[\[(?=[^[\]\n]*(?:[\s|#/]|\.(?:gif|jpe?g|pdf|png|svg|webp)\]))(?=[^[\]\n]*\p{L}{2})(?!\s)[^[\]\n]+\]\]/gu,
      advice: WIKI,
    },
    linkRow(/\[(?<address>https?:\/\/[^\s\]]+)[ \t]+(?<words>[^\][\n]+)\](?!\()/g, WIKI),
    linkRow(/(?<!\[)\[(?<words>[^\][|\n]+)\|(?<address>https?:\/\/[^\s\]|]+)\]/g, WIKI),
    {
      form: /(?<![\w'])'''(?!')[^'\n]+'''(?![\w'])/g,
      advice: 'Write `**words**` for words in bold.',
      to: (typed) => `**${typed.slice(3, -3)}**`,
    },
    {
      form: /(?<!\n)^(?<what>={2,6}[ \t]+[^=\n]*[^=\s](?:[ \t]+={2,6})?|h[1-6]\.[ \t]+\S.*)$/gm,
      advice: 'A heading begins with `##` and a blank, and has an empty line above and below.',
      to: toHeading,
    },
    {
      form: /\{(?:code|color|expand|info|note|noformat|panel|quote|tip|toc|warning)(?::[^}\n]*)?\}/g,
      advice: TAKE_OUT,
    },
    { form: /(?<![\w!])![\w./-]+\.(?:gif|jpe?g|png|svg)(?:\|[^!\n]*)?!/gi, advice: WIKI },
    {
      form: /^(?<what>bq\.[ \t]+\S.*)$/gm,
      advice: 'Put `>` before each line of a quote.',
      to: (typed) => typed.replace(/^bq\.[ \t]+/, '> '),
    },
    { form: /^(?<what>(?:fn\d+|p\([\w #-]+\))\.)(?=[ \t])/gm, advice: TAKE_OUT },
    { form: /(?<=\S[ \t]+)~{3,5}[ \t]*$/gm, advice: TAKE_OUT },
    { form: /\[~[\w.@-]+\]/g, advice: 'Write the name in its place.' },
    {
      form: /(?<![\w'])''(?!['\s])[^'\n]*[^'\s]''(?![\w'])/g,
      advice: 'Take the signs out; words in italics stand between single stars.',
    },
    linkRow(/"(?<words>[^"\n]{1,80})":(?<address>https?:\/\/[^\s"<>]*[^\s"<>.,;:!?)])/g, WIKI),
    { form: /\[(?:edit|citation needed|modifica|Bearbeiten|modifier)\]/g, advice: TAKE_OUT },
    { form: /\(\([\da-f]{8}-[\da-f-]{20,}\)\)|\^(?<=\s\^)[\da-z]{6}$/gm, advice: TAKE_OUT },
    { form: /(?<=^|\s)\(\/\)(?=\s)/gm, advice: 'Type a sign such as ✓, or take it out.' },
  ),
  ...formsOf(
    'a messenger',
    {
      form: /<@[UW][A-Z\d]{6,}>|<#C[A-Z\d]{6,}(?:\|[^>\n]*)?>|<@[!&]?\d{10,}>|<t:\d{6,}(?::[a-z])?>|<a?:\w{2,}:\d{6,}>/gi,
      advice: 'Write the name in its place.',
    },
    linkRow(/<(?<address>https?:[^|>\s]+)\|(?<words>[^>\n]+)>/g, WIKI),
    {
      form: /(?<!\|)\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?!\|)|>!\S[^!\n]*!</g,
      advice: 'Take the signs out: nothing is hidden here.',
    },
    {
      form: /:(?<=(?:^|[\s(]):)(?:[a-z][a-z\d_+-]{1,30}|[+-]1):(?=$|[\s.,!?)])/gm,
      advice: 'Type the picture itself, such as 🚀, or take the word out.',
    },
    {
      form: /(?<![^\s(“"])~(?=[\p{L}\d“"(])[^~\n]*[\p{L}\d.!?)”"]~(?![\p{L}\d~])/gu,
      advice:
        'Put two signs on each side, `~~words~~`, to strike the words out; a backslash before the first sign shows both as they are.',
      to: (typed) => `~${typed}~`,
    },
    {
      form: /^(?<what>(?:#\p{L}[\p{L}\d_-]*[ \t]+)+#\p{L}[\p{L}\d_-]*)[ \t]*$/gmu,
      advice: 'Take this line out; the topics of a text stand in its field `tags`.',
    },
    { form: /^(?<what>-#)(?=[ \t]+\S)/gm, advice: TAKE_OUT },
  ),
  ...formsOf(
    'an editor of notes',
    {
      form: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g,
      advice: 'Write `<mark>words</mark>` for words that are marked.',
      to: (typed) => `<mark>${typed.slice(2, -2)}</mark>`,
    },
    {
      form: /\{(?<sign>\+\+?|--?|=)(?=\S)[^{}\n]+\k<sign>\}/g,
      advice: 'Keep the words that hold, and take the signs out.',
    },
    { form: /^(?<what>:[A-Z_]{3,}:(?:[ \t].*)?|\p{L}[\p{L}\d _-]{1,30}::[ \t]+\S.*)$/gmu, advice: TAKE_LINE_OUT },
    { form: /^(?<what>(?:CLOSED|DEADLINE|SCHEDULED):[ \t]*[<[]\d{4}-.*)$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>DOING|LATER|WAITING)(?=[ \t]+\p{L})/gmu, advice: TAKE_OUT },
    {
      form: /(?<![\p{L}\d&/#.:=])#\p{L}[\p{L}\d_-]*(?:\/[\p{L}\d_-]+)+/gu,
      advice: 'Take it out; the topics of a text stand in its field `tags`.',
    },
    {
      form: /(?<![\p{L}\d])@(?:Today|Tomorrow|Yesterday|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},? \d{4})/gu,
      advice: 'Write the day without its sign.',
    },
    { form: /^(?<what>#\+[a-z_]+(?::.*|[ \t].*)?)$/gim, advice: TAKE_LINE_OUT },
    { form: /\[#[A-C]\](?!\()|\[(?:color|name|time)=[^\]\n]+\]/g, advice: TAKE_OUT },
    { form: /<\d{4}-\d\d-\d\d(?: [^<>\n]{1,30})?>/g, advice: 'Write the day without its signs.' },
    {
      form: /(?<=^|\s)=[a-z][\w./-]+=(?=[\s.,;:)]|$)/gm,
      advice: 'Put it between backticks to show it as code.',
      to: (typed) => `\`${typed.slice(1, -1)}\``,
    },
    {
      form: /(?<=^|\s)#\p{L}[\p{L}\d]*(?: \p{L}[\p{L}\d]*){1,3}#(?=\s|$)/gmu,
      advice: 'Take it out; the topics of a text stand in its field `tags`.',
    },
  ),
  ...PASTED_FORMS,
  ...formsOf('another program', {
    form: /\{:[ \t]*[.#\w][^}\n]*\}|(?<=\ufffc)\{[\w-]+=[^{}]{1,300}\}|\{[.#][\w-]+(?:[ \t]+[.#][\w-]+|[ \t]+\w+=[^\s}]+)*\}/g,
    isText: isOfMarkdown,
    advice: TAKE_OUT,
  }),
];

/** Tells whether braces are the anchor of a heading, or follow a backslash: `\_{k=0}` is part of a formula. */
function isOfMarkdown(what: string, index: number, { node, prose, typed }: ProseBlock): boolean {
  if (typed[index - 2] === '\\') return true;
  const line = prose.slice(prose.lastIndexOf('\n', index) + 1);
  return (node.type === 'heading' || /^#{1,6}[^\s#]/.test(line)) && ANCHORS.test(what);
}
