import { nearestValue } from '../../nearest.ts';
import { wordsOf } from './node-words.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';
import { visitMarkdown } from '../visit.ts';

const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|destination:|www\.|\.{0,2}\/|#(?!\d)|[\w./-]+\.(?:md|pdf|png|jpe?g|svg|webp|gif|html)\b)`;
const WORDS = String.raw`\[(?<words>[^[\]\n]+)\]`;
const BLANK_BETWEEN = new RegExp(`${WORDS}[ \\t]+\\((?<target>${TARGET}[^\\s()]*)\\)`, 'g');
const TURNED = new RegExp(`\\((?<words>[^()\\n]+)\\)\\[(?<target>${TARGET}[^\\s[\\]]*)\\]`, 'g');
const SQUARE = new RegExp(`(?<![\\w\\]])${WORDS}\\[(?<target>${TARGET}[^\\s[\\]]*)\\]`, 'g');
const NO_END = new RegExp(
  `${WORDS}\\((?<target>${TARGET}[^\\s()[\\]]*[^\\s()[\\].,;:])(?=[.,;:]?(?:\\s|$))(?![^\\n[]*\\)|\\s+["'“‘])`,
  'g',
);
const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const IS_TASK = /^[ xX]$/;

/** What looks like a link and is published as it was typed. */
export function findLinkForms({ prose, start }: ProseBlock, parts: TextParts): Slip[] {
  if (!prose.includes('[')) return [];
  const typed = parts.source.slice(start, start + prose.length);
  const found = new Map<number, Slip>();
  for (const [kind, pattern] of [
    ['blank', BLANK_BETWEEN],
    ['turned', TURNED],
    ['square', SQUARE],
    ['no end', NO_END],
  ] as const) {
    for (const { 0: match, index, groups } of prose.matchAll(pattern)) {
      const actual = typed.slice(index, index + match.length);
      const words = actual.slice(1, 1 + (groups?.['words'] ?? '').length);
      if (IS_TASK.test(words) || found.has(index)) continue;
      const expected = `[${words}](${groups?.['target'] ?? ''})`;
      const values = { kind, what: actual, expected };
      found.set(index, { rule: 'link-form', offset: start + index, values, mend: { actual, expected } });
    }
  }
  for (const { 0: match, index, groups } of prose.matchAll(REFERENCE)) {
    if (found.has(index) || IS_TASK.test(groups?.['words'] ?? '')) continue;
    const label = (groups?.['label'] || groups?.['words']) ?? '';
    found.set(index, withoutDefinition(match, label, start + index, parts));
  }
  return [...found.values()];
}

/** Links without words or without an address. */
export function findEmptyLinks({ links, source }: TextParts): Slip[] {
  return links.flatMap(({ node, start, end }): Slip[] => {
    if (source[start] !== '[') return [];
    const what = source.slice(start, end);
    if (node.url.trim() === '') return [{ rule: 'link-empty', offset: start, values: { what, kind: 'address' } }];
    let shows = wordsOf(node).trim() !== '';
    visitMarkdown(
      node,
      ({ type }) => void (shows ||= type === 'image' || type === 'imageReference' || type === 'html'),
    );
    return shows ? [] : [{ rule: 'link-empty', offset: start, values: { what, kind: 'words' } }];
  });
}

function withoutDefinition(what: string, label: string, offset: number, { definitions }: TextParts): Slip {
  const labels = definitions.map(({ node }) => node.label ?? node.identifier);
  return { rule: 'missing-definition', offset, values: () => ({ what, label, ...nearestValue(label, labels) }) };
}
