import { ANCHOR } from '../../content/slug.ts';
import { endOf, startOf } from '../../markdown/points.ts';
import { nodesBelow } from '../../markdown/visit.ts';
import type { ProseBlock } from './found.ts';
import {
  formsOf,
  IN_ITS_PLACE,
  NAME,
  TAKE_LINE_OUT,
  TAKE_OUT,
  TOPICS,
  WIKI,
  type ForeignForm,
} from './foreign-form.ts';
import { DOCUMENTATION_FORMS, TEX } from './documentation-forms.ts';
import { PASTED_FORMS, REMARKS } from './pasted-forms.ts';

const FOR_ALL = 'Write for all readers: no name is filled in here.';

/** Words for readers in a template: its caption, or what it is called. */
const CAPTION = /^(?:[^]*?\bcaption|[^]*?\btitle|[^]*?\balt)=(?:"([^"]+)"|'([^']+)'|“([^”]+)”)/;

function adviceForTemplate(typed: string): string {
  const words = CAPTION.exec(typed)?.slice(1).find(Boolean);
  return words === undefined
    ? TAKE_OUT
    : `Put its words in its place, \`${words}\`, with a link to what it shows, \`[words](address)\`; or put a backslash before its first sign to show it as it is.`;
}

/** Makes a link of the groups of a form. */
function toLink(_typed: string, { words, address }: Readonly<Record<string, string>>): string {
  return `[${words}](${address})`;
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
    {
      form: /<%[=-]?[ \t][^%\n]{1,200}%>|\{\{\{[^{}\s]+\}\}\}|\$\{[a-z]\w*\.[\w.]+\}|\[%-?[ \t]+\w[^%\n]*%\]|(?<!\w)#\{[a-z][\w.]*\}/gi,
      advice: TAKE_OUT,
    },
    {
      // Behind a slash, it stands for a part of an address.
      form: /(?<![\w\\{$/])\{[a-z][a-z\d]*(?:_[a-z\d]+|[A-Z][a-z\d]+)+\}(?![}/])/g,
      advice: 'Write the value that belongs there; the name of a fact stands in two pairs of braces.',
    },
  ),
  ...formsOf(
    'a program for mailings',
    {
      form: /(?<=[*\ufffc])\|[A-Z][A-Z\d_:]*\||\{![a-z]\w*\.[\w.]+\}|###[A-Z_]{2,}###|«(?:\w+_\w+|(?:First|Full|Last|Company)Name)»/gi,
      advice: FOR_ALL,
    },
    {
      form: /\[(?:client|company|first|full|last|recipient|sender)[_ ]?name\](?![([:])|%(?:company|first|full|last)_?name%/gi,
      advice: FOR_ALL,
    },
    { form: /<<\p{Lu}\w*(?: \w+){1,2}>>/gu, advice: FOR_ALL },
  ),
  ...TEX,
  ...formsOf(
    'MDX',
    {
      form: /^(?<what>import\s[^\n]*?["'“‘][^"'“”‘’\n]+["'”’];?|export (?:const|default|function|let) [^\n]*)$/gm,
      advice: 'Take this line out: parts of a program do nothing here.',
    },
    { form: /(?<![\w\\{$])\{(?:new )?[a-z]\w*(?:\.\w+|\([^(){}\n]*\))+\}/gi, advice: IN_ITS_PLACE },
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
  ...DOCUMENTATION_FORMS,
  ...formsOf(
    'a wiki',
    { form: /\[\[(?<address>[^[\]\n]+)\]\[(?<words>[^[\]\n]+)\]\]/g, to: toLink },
    {
      // The name of a field or of settings, `[[Prototype]]` or `[[menus.main]]`, is one word.
      form: /!?\[\[(?=[^[\]\n]*(?:[\s|#/]|\.(?:gif|jpe?g|pdf|png|svg|webp)\]))(?=[^[\]\n]*\p{L}{2})(?!\s)[^[\]\n]+\]\]/gu,
      advice: WIKI,
    },
    { form: /\[(?<address>https?:\/\/[^\s\]]+)[ \t]+(?<words>[^\][\n]+)\](?!\()/g, to: toLink },
    { form: /(?<!\[)\[(?<words>[^\][|\n]+)\|(?<address>https?:\/\/[^\s\]|]+)\]/g, to: toLink },
    { form: /(?<![\w'])'''(?!')(?<words>[^'\n]+)'''(?![\w'])/g, to: (_, { words }) => `**${words}**` },
    {
      form: /(?<!\n)^(?<what>(?:(?<signs>={2,6}|=(?=[ \t]+\p{Lu}[^\n]*$(?!\n)))|h(?<level>[1-6])\.)[ \t]+(?<words>[^=\s](?:[^=\n]*[^=\s])?)(?:[ \t]+={2,6})?)[ \t]*$/gmu,
      advice: 'A heading begins with `##` and a blank, and has an empty line above and below.',
      to: (_, { signs = '', level = signs.length, words }) => `${'#'.repeat(Math.max(2, Number(level)))} ${words}`,
    },
    {
      form: /^\{\/?[a-z][a-z-]{2,20}\}$|\{(?:code|color|expand|info|note|noformat|panel|quote|tip|toc|warning)(?::[^}\n]*)?\}/gm,
      advice: TAKE_OUT,
    },
    { form: /(?<![\w!])![\w./-]+\.(?:gif|jpe?g|png|svg)(?:\|[^!\n]*)?!/gi, advice: WIKI },
    {
      form: /^(?<what>bq\.[ \t]+(?<words>\S.*))$/gm,
      advice: 'Put `>` before each line of a quote.',
      to: (_, { words }) => `> ${words}`,
    },
    { form: /^(?<what>(?:fn\d+|p\([\w #-]+\))\.)(?=[ \t])/gm, advice: TAKE_OUT },
    { form: /(?<=\S[ \t]+)~{3,5}[ \t]*$/gm, advice: TAKE_OUT },
    { form: /\[~[\w.@-]+\]/g, advice: NAME },
    {
      form: /(?<![\w'])''(?!['\s])[^'\n]*[^'\s]''(?![\w'])/g,
      advice: 'Take the signs out; words in italics stand between single stars.',
    },
    { form: /"(?<words>[^"\n]{1,80})":(?<address>https?:\/\/[^\s"<>]*[^\s"<>.,;:!?)])/g, to: toLink },
    { form: /\[(?:edit|citation needed|modifica|Bearbeiten|modifier)\]/g, advice: TAKE_OUT },
    { form: /\(\([\da-f]{8}-[\da-f-]{20,}\)\)|\^(?<=\s\^)[\da-z]{6}$/gm, advice: TAKE_OUT },
    { form: /(?<=^|\s)\(\/\)(?=\s)/gm, advice: 'Type a sign such as ✓, or take it out.' },
  ),
  ...formsOf(
    'a messenger',
    {
      form: /<@[UW][A-Z\d]{6,}>|<#C[A-Z\d]{6,}(?:\|[^>\n]*)?>|<@[!&]?\d{10,}>|<t:\d{6,}(?::[a-z])?>|<a?:\w{2,}:\d{6,}>/gi,
      advice: NAME,
    },
    { form: /<(?<address>https?:[^|>\s]+)\|(?<words>[^>\n]+)>/g, to: toLink },
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
      form: /(?<!~)(?:~~(?<words>[^~\s][^~\n]*)~|~(?<other>[^~\s][^~\n]*)~~)(?!~)/g,
      to: (_, { words, other = words }) => `~~${other}~~`,
    },
    { form: /\^(?<=\s\^)\((?<high>[^()\n]{1,40})\)/g, to: (_, { high }) => `<sup>${high}</sup>` },
    { form: /\[(?:meta-)?tag:[\w-]+\]/g, advice: TOPICS },
    {
      form: /^(?<what>(?:#\p{L}[\p{L}\d_-]*[ \t]+)+#\p{L}[\p{L}\d_-]*)[ \t]*$/gmu,
      advice: 'Take this line out; the topics of a text stand in its field `tags`.',
    },
    { form: /^(?<what>-#)(?=[ \t]+\S)/gm, advice: TAKE_OUT },
  ),
  ...formsOf(
    'an editor of notes',
    {
      form: /(?<![=\w])==(?=[^\s=])(?<words>[^=\n]*[^\s=])==(?![=\w])/g,
      to: (_, { words }) => `<mark>${words}</mark>`,
    },
    {
      form: /\{(?<sign>\+\+?|--?|=)(?=\S)[^{}\n]+\k<sign>\}|\{~~[^{}\n]*~>[^{}\n]*~~\}/g,
      advice: 'Keep the words that hold, and take the signs out.',
      inSource: true,
    },
    {
      form: /^[ \t]*(?<what>:[A-Z_]{3,}:(?:[ \t].*)?|\p{L}[\p{L}\d _-]{1,30}::[ \t]+\S.*)$/gmu,
      advice: TAKE_LINE_OUT,
    },
    { form: /(?<=\S[ \t])\^[a-z][a-z\d-]{3,40}$/gm, advice: 'Take it out.' },
    { form: /^(?<what>(?:CLOSED|DEADLINE|SCHEDULED):[ \t]*[<[]\d{4}-.*)$/gm, advice: TAKE_LINE_OUT },
    { form: /^(?<what>DOING|LATER|WAITING)(?=[ \t]+\p{L})/gmu, advice: TAKE_OUT },
    {
      form: /(?<![\p{L}\d&/#.:=])#\p{L}[\p{L}\d_-]*(?:\/[\p{L}\d_-]+)+/gu,
      isText: isInLink,
      advice: TOPICS,
    },
    {
      form: /(?<![\p{L}\d])@(?:Today|Tomorrow|Yesterday|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},? \d{4})/gu,
      advice: 'Write the day without its sign.',
    },
    { form: /^(?<what>#\+[a-z_]+(?::.*|[ \t].*)?)$/gim, advice: TAKE_LINE_OUT },
    { form: /\[#[A-C]\](?!\()|\[(?:color|name|time)=[^\]\n]+\]/g, advice: TAKE_OUT },
    { form: /<\d{4}-\d\d-\d\d(?: [^<>\n]{1,30})?>/g, advice: 'Write the day without its signs.' },
    {
      form: /(?<=^|\s)=(?<words>[a-z][\w./-]+)=(?=[\s.,;:)]|$)/gm,
      advice: 'Put it between backticks to show it as code.',
      to: (_, { words }) => `\`${words}\``,
    },
    { form: /(?<=^|\s)#\p{L}[\p{L}\d]*(?: \p{L}[\p{L}\d]*){1,3}#(?=\s|$)/gmu, advice: TOPICS },
  ),
  ...PASTED_FORMS,
  ...formsOf(
    'another program',
    { form: /^(?<what>[\w./-]+\.(?:gif|jpe?g|png|svg|webp)[ \t]+["“][^"”\n]+["”])$/gim, advice: WIKI },
    {
      form: /^(?<what>\{["“]\w+["”] ?:.*\})$/gm,
      advice: 'Write what it says in words, or put it between lines of three backticks.',
    },
    { form: /<[ \t]+(?<address>https?:\/\/[^\s<>]+)[ \t]*>/g, inSource: true, to: (_, { address }) => `<${address}>` },
    {
      form: /\{:[ \t]*[.#\w][^}\n]*\}|(?<=\ufffc)\{[\w-]+=[^{}]{1,300}\}|\{[.#][\w-]+(?:[ \t]+[.#][\w-]+|[ \t]+\w+=[^\s}]+)*\}/g,
      isText: isOfMarkdown,
      advice: TAKE_OUT,
    },
  ),
];

/** Tells whether braces are the anchor of a heading, or follow a backslash: `\_{k=0}` is part of a formula. */
function isOfMarkdown(what: string, index: number, { node, prose, typed }: ProseBlock): boolean {
  if (typed[index - 2] === '\\') return true;
  const line = prose.slice(prose.lastIndexOf('\n', index) + 1);
  return (node.type === 'heading' || /^#{1,6}[^\s#]/.test(line)) && ANCHORS.test(what);
}

/** Tells whether a match is among the words of a link, such as the name of a channel. */
function isInLink(_what: string, index: number, { node, start }: ProseBlock): boolean {
  return nodesBelow(node).some((one) => {
    const [from, to] = [startOf(one)?.offset ?? Infinity, endOf(one)?.offset ?? 0];
    return one.type.startsWith('link') && from < start + index && start + index < to;
  });
}
