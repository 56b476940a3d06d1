import { nearestValue } from '../../nearest.ts';
import { wordsOf } from './node-words.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';
import { visitMarkdown } from '../visit.ts';

const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|destination:|www\.|\.{0,2}\/|#(?!\d)|[\w./-]+\.(?:md|pdf|png|jpe?g|svg|webp|gif|html)\b)`;
const WORDS = String.raw`(?<bang>!?)\[(?<words>[^[\]\n]+)\]`;
const BLANK_BETWEEN = new RegExp(`${WORDS}[ \\t]+\\((?<target>${TARGET}[^\\s()]*)\\)`, 'g');
const TURNED = new RegExp(`(?<bang>!?)\\((?<words>[^()\\n]+)\\)\\[(?<target>${TARGET}[^\\s[\\]]*)\\]`, 'g');
const SQUARE = new RegExp(`(?<![\\w\\]])${WORDS}\\[(?<target>${TARGET}[^\\s[\\]]*)\\]`, 'g');
const NO_END = new RegExp(
  `${WORDS}\\((?<target>${TARGET}[^\\s()[\\]]*[^\\s()[\\].,;:])(?=[.,;:]?(?:\\s|$))(?![^\\n[]*\\)|\\s+["'“‘])`,
  'g',
);
const NO_BRACKETS = new RegExp(`${WORDS}(?<target>(?:https?:\\/\\/|www\\.)[^\\s()[\\]<>]*[^\\s()[\\]<>.,;:!?])`, 'g');
/** A title whose quotation mark does not close. */
const OPEN_TITLE = new RegExp(`${WORDS}\\((?<target>${TARGET}[^\\s()]*)\\s+"(?<title>[^"()\\n]*)\\)`, 'g');
const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const IS_TASK = /^[ xX]$/;
const IS_EMPTY = /^\s*#?\s*$/;
const EMPTY_IN_HTML = /<a\s(?:[^<>]*\s)?href(?:\s*=\s*(?:"\s*#?\s*"|'\s*#?\s*'))?(?=[\s>])[^<>]*>/gi;
/** `[url]https://…[/url]`, as forums write it. */
const OF_FORUM = /^(?:url|img)$/i;

/** What looks like a link and is published as it was typed. */
export function findLinkForms({ prose, start }: ProseBlock, parts: TextParts): Slip[] {
  if (!prose.includes('[')) return [];
  const typed = parts.source.slice(start, start + prose.length);
  const found = new Map<number, Slip>();
  for (const [kind, pattern] of [
    ['blank', BLANK_BETWEEN],
    ['turned', TURNED],
    ['square', SQUARE],
    ['open title', OPEN_TITLE],
    ['no end', NO_END],
    ['no brackets', NO_BRACKETS],
  ] as const) {
    for (const { 0: match, index, groups } of prose.matchAll(pattern)) {
      const actual = typed.slice(index, index + match.length);
      const bang = groups?.['bang'] ?? '';
      const begin = bang.length + 1;
      const words = actual.slice(begin, begin + (groups?.['words'] ?? '').length);
      if (kind === 'no brackets' && OF_FORUM.test(words)) continue;
      if ((kind === 'blank' && bang === '' && IS_TASK.test(words)) || found.has(index)) continue;
      const title = groups?.['title'] === undefined ? '' : ` "${groups['title']}"`;
      const expected = `${bang}[${words}](${groups?.['target'] ?? ''}${title})`;
      const values = { kind: bang === '' ? kind : 'picture', what: actual, expected };
      found.set(index, { rule: 'link-form', offset: start + index, values, mend: { actual, expected } });
    }
  }
  for (const { 0: match, index, groups } of prose.matchAll(REFERENCE)) {
    const isFound = found.has(index) || found.has(index - 1);
    if (isFound || IS_TASK.test(groups?.['words'] ?? '')) continue;
    const label = (groups?.['label'] || groups?.['words']) ?? '';
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

/** Links whose address brings along a comma, before a title or at the end. */
export function findCommas({ links, source }: TextParts): Slip[] {
  return links.flatMap(({ node, start, end }): Slip[] => {
    const actual = node.url;
    const index = source.slice(start, end).lastIndexOf(`(${actual}`);
    if (!/[,;]$/.test(actual) || index < 0) return [];
    const expected = actual.slice(0, -1);
    const values = { what: actual, expected };
    return [{ rule: 'address-form', offset: start + index + 1, values, mend: { actual, expected } }];
  });
}

function withoutDefinition(what: string, label: string, offset: number, { definitions }: TextParts): Slip {
  const labels = definitions.map(({ node }) => node.label ?? node.identifier);
  return { rule: 'missing-definition', offset, values: () => ({ what, label, ...nearestValue(label, labels) }) };
}
