import { nearestValue } from '../../nearest.ts';
import { labelsBelow } from './definitions.ts';
import { wordsOf } from './node-words.ts';
import { HIDDEN, type ProseBlock, type Slip, type TextParts } from './slip.ts';
import { visitMarkdown } from '../visit.ts';

const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|destination:|www\.|\.{0,2}\/|#(?!\d)|[\w./-]+\.(?:md|pdf|png|jpe?g|svg|webp|gif|html)\b)`;
const WORDS = String.raw`(?<bang>!?)\[(?<words>[^[\]\n]+)\]`;
/** Words and an address in brackets that are not both of the right kind, or not beside each other: `[words(address)`, `{words} [address]`. */
const WRONG_BRACKETS = new RegExp(
  `(?<![\\w\\]])(?<bang>!?)[[{](?<words>[^[\\]{}\\n]+?)(?<!\\s)(?:[\\])}]{0,2}|\\](?:[ \\t]+|[ \\t]*\\n[ \\t>]*))(?:\\(<?|\\[|\\{)(?<target>${TARGET}[^\\s()[\\]{}<>]*)[)\\]}](?!\\])`,
  'g',
);
/** One bracket too few behind an address that has some of its own. */
const ONE_END = new RegExp(`${WORDS}\\((?<target>${TARGET}[^\\s()[\\]]*\\([^\\s()[\\]]*\\))(?!\\S*\\))`, 'g');
const TURNED = new RegExp(`(?<bang>!?)\\((?<words>[^()\\n]+)\\)\\[(?<target>${TARGET}[^\\s[\\]]*)\\]`, 'g');
const NO_END = new RegExp(
  `${WORDS}\\((?<target>${TARGET}[^\\s()[\\]{}"“”]*[^\\s()[\\]{}"“”.,;:])["“”]?(?=[.,;:]?(?:\\s|$))(?![^\\n[]*\\)|\\s+["'“‘])`,
  'g',
);
const NO_BRACKETS = new RegExp(
  `${WORDS}${HIDDEN}?(?<target>(?:https?:\\/\\/|www\\.)[^\\s()[\\]<>]*[^\\s()[\\]<>.,;:!?${HIDDEN}])${HIDDEN}?`,
  'g',
);
/** A title whose quotation mark does not close, or that has others inside. */
const OPEN_TITLE = new RegExp(
  `${WORDS}\\((?<target>${TARGET}[^\\s()]*)\\s+["'(](?<title>[^()\\n]*?)["']?\\)(?![^\\s()]*\\))`,
  'g',
);
const LINK_INSIDE = /\[([^[\]\n]*)\]\([^()\s]*\)/g;
/** `words](address)` */
const NO_BEGIN = new RegExp(`(?<!\\S)(?<words>[^\\s[\\]${HIDDEN}]+)\\]\\((?<target>${TARGET}[^\\s()]*)\\)`, 'g');
const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const TITLE_AT_END = /(?<=[^"“„])["“„](?<title>[^"“”„]+)["”“]$/;
const IS_TASK = /^[ xX]$/;
const IS_EMPTY = /^\s*#?\s*$/;
const EMPTY_IN_HTML = /<a\s(?:[^<>]*\s)?href(?:\s*=\s*(?:"\s*#?\s*"|'\s*#?\s*')|(?!\s*=))(?=[\s>])[^<>]*>/gi;
/** `[url]https://…[/url]`, as forums write it. */
const OF_FORUM = /^(?:url|img)$/i;

/** What looks like a link and is published as it was typed. */
export function findLinkForms({ prose, start }: ProseBlock, parts: TextParts): Slip[] {
  if (!/[[\]{]/.test(prose)) return [];
  const typed = parts.source.slice(start, start + prose.length);
  const found = new Map<number, Slip>();
  const firstBracket = `${prose}[`.indexOf('[');
  for (const [kind, pattern] of [
    ['wrong brackets', WRONG_BRACKETS],
    ['turned', TURNED],
    ['one end', ONE_END],
    ['open title', OPEN_TITLE],
    ['no end', NO_END],
    ['no brackets', NO_BRACKETS],
    ['no begin', NO_BEGIN],
  ] as const) {
    for (const { 0: match, index, groups } of prose.matchAll(pattern)) {
      const actual = typed.slice(index, index + match.length);
      const bang = groups?.['bang'] ?? '';
      const begin = kind === 'no begin' ? 0 : bang.length + 1;
      const shown = actual.slice(begin, begin + (groups?.['words'] ?? '').length);
      const words = shown.replace(LINK_INSIDE, '$1');
      if (kind === 'no brackets' && OF_FORUM.test(words)) continue;
      const isTask = kind === 'wrong brackets' && index === 0 && bang === '' && IS_TASK.test(words);
      const isBegun = kind === 'no begin' && index > firstBracket;
      if (isTask || isBegun || found.has(index)) continue;
      const title = groups?.['title'] === undefined ? '' : ` "${groups['title'].replaceAll('"', '\\"')}"`;
      const expected = `${bang}[${words}](${groups?.['target'] ?? ''}${title})`;
      if (expected === actual) continue;
      const what = actual.replace(/\s*\n[\s>]*/, ' ');
      const values = { kind: bang === '' ? 'link' : 'picture', what, expected };
      // Nobody knows where the words of a link begin, or which of two addresses it is to have.
      const mend = kind === 'no begin' || words !== shown ? {} : { mend: { actual, expected } };
      found.set(index, { rule: 'link-form', offset: start + index, values, ...mend });
    }
  }
  const below = labelsBelow(prose);
  for (const { 0: match, index, groups } of prose.matchAll(REFERENCE)) {
    const isFound = found.has(index) || found.has(index - 1);
    if (isFound || IS_TASK.test(groups?.['words'] ?? '')) continue;
    const label = (groups?.['label'] || groups?.['words']) ?? '';
    if (below.has(label)) continue;
    found.set(index, withoutDefinition(match, label, start + index, parts));
  }
  return [...found.values()];
}

/** Links without words or without an address. */
export function findEmptyLinks({ links, htmls, source }: TextParts): Slip[] {
  const inHtml = htmls.flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(EMPTY_IN_HTML)].map(({ 0: what, index }): Slip => {
      return { rule: 'link-empty', offset: start + index, values: { what, kind: 'address' } };
    }),
  );
  const inMarkdown = links.flatMap(({ node, start, end }): Slip[] => {
    if (source[start] !== '[') return [];
    const what = source.slice(start, end);
    if (IS_EMPTY.test(node.url)) return [{ rule: 'link-empty', offset: start, values: { what, kind: 'address' } }];
    let shows = wordsOf(node).trim() !== '';
    visitMarkdown(
      node,
      ({ type }) => void (shows ||= type === 'image' || type === 'imageReference' || type === 'html'),
    );
    return shows ? [] : [{ rule: 'link-empty', offset: start, values: { what, kind: 'words' } }];
  });
  return [...inHtml, ...inMarkdown];
}

/** Links whose address brings along a comma, before a title or at the end, or the title itself. */
export function findAddressEnds({ links, source }: TextParts): Slip[] {
  return links.flatMap(({ node, start, end }): Slip[] => {
    const actual = node.url;
    const index = source.slice(start, end).lastIndexOf(`(${actual}`);
    const expected = actual.replace(/[,;]$/, '').replace(TITLE_AT_END, ' "$<title>"');
    if (expected === actual || index < 0) return [];
    const values = { what: actual, expected };
    return [{ rule: 'address-form', offset: start + index + 1, values, mend: { actual, expected } }];
  });
}

function withoutDefinition(what: string, label: string, offset: number, { definitions }: TextParts): Slip {
  const labels = definitions.map(({ node }) => node.label ?? node.identifier);
  return { rule: 'missing-definition', offset, values: () => ({ what, label, ...nearestValue(label, labels) }) };
}
