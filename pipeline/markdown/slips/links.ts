import { nearestValue } from '../../nearest.ts';
import { visitMarkdown } from '../visit.ts';
import { wordsOf } from '../node-words.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|destination:|www\.|\.{0,2}\/|#(?!\d)|[\w./-]+\.(?:md|pdf|png|jpe?g|svg|webp|gif|html)\b)[^\s()[\]{}<>]*`;
/** A blank between words and their address. */
const SPACED = new RegExp(String.raw`(?<![\w\]])(?<words>!?\[[^[\]{}\n]+\])[ \t]+(?<address>\(${TARGET}\))(?!\])`, 'g');
/** What is left as text of a link whose words or address do not end where they should. */
const BROKEN = new RegExp(String.raw`!?(?:\[[^\]\n]*)?\]\(<?${TARGET}`, 'g');
const MOST_SHOWN = 60;
const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const TASK = /^\[[ xX]\]$/;
const IS_EMPTY = /^\s*#?\s*$/;
const EMPTY_IN_HTML = /<a\s(?:[^<>]*\s)?href(?:\s*=\s*(?:"\s*#?\s*"|'\s*#?\s*')|(?!\s*=))(?=[\s>])[^<>]*>/gi;

/** `[words] (address)`: a link or a picture that a blank makes text. */
export function findSpacedLinks({ prose, start }: ProseBlock, { source }: TextParts): Slip[] {
  return [...prose.matchAll(SPACED)].flatMap(({ 0: match, index, groups }): Slip[] => {
    const { words = '', address = '' } = groups ?? {};
    if (index === 0 && TASK.test(words)) return [];
    const what = source.slice(start + index, start + index + match.length);
    const expected = what.slice(0, words.length) + what.slice(-address.length);
    const values = { kind: words.startsWith('!') ? 'picture' : 'link', what, expected };
    return [{ rule: 'link-form', offset: start + index, values, mend: { actual: what, expected } }];
  });
}

/** `words](address)`, `[words](address`, or a title with quotation marks of its own: what is no link, though it was meant as one. */
export function findBrokenLinks({ prose, start }: ProseBlock, { source }: TextParts): Slip[] {
  return [...prose.matchAll(BROKEN)].map(({ 0: match, index }): Slip => {
    const what = source.slice(start + index, start + index + match.length);
    const shown = what.length > MOST_SHOWN ? `…${what.slice(-MOST_SHOWN)}` : what;
    return {
      rule: 'link-form',
      offset: start + index,
      values: { kind: what.startsWith('!') ? 'picture' : 'link', what: shown },
    };
  });
}

/** `[words][name]` without the line that gives the name its address. */
export function findReferences({ prose, start }: ProseBlock, { definitions }: TextParts): Slip[] {
  return [...prose.matchAll(REFERENCE)].flatMap(({ 0: what, index, groups }): Slip[] => {
    const { words = '', label = '' } = groups ?? {};
    if (TASK.test(`[${words}]`)) return [];
    const labels = definitions.map(({ node }) => node.label ?? node.identifier);
    const name = label || words;
    const values = () => ({ what, label: name, ...nearestValue(name, labels) });
    return [{ rule: 'missing-definition', offset: start + index, values }];
  });
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
