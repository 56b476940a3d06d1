import type { Fix } from '../../findings/finding.ts';
import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import type { List, ListItem, Nodes } from 'mdast';
import { type TextParameters } from '../../findings/rule.ts';
import { editText, type TextEdit } from '../../shared/edit-text.ts';
import { endOf, startOf } from '../../markdown/points.ts';
import type { Found, Located, ProseBlock } from '../markdown/found.ts';

type Parameters = TextParameters<'what', 'expected'> & {
  readonly kind?: 'sum' | 'deep' | 'letter' | 'year' | 'shallow' | 'merged';
};

/**
 * List markers typed with other signs, and when they certainly mean a list: on any line, on the first of a paragraph or
 * on two lines, or only on two.
 */
const FORMS: readonly { readonly pattern: RegExp; readonly on: 'any' | 'first' | 'two' }[] = [
  { pattern: atBegin(String.raw`[•‣◦▪●■⁃➢➤\uf0a7\uf0b7\uf0d8][ \t\u00a0]*|[-*+]\u00a0[ \t\u00a0]*`), on: 'any' },
  { pattern: atBegin(String.raw`(?<number>\d{1,3}[.)])\u00a0[ \t\u00a0]*`), on: 'any' },
  { pattern: atBegin(String.raw`(?<box>[☐☑])[ \t\u00a0]*`), on: 'any' },
  { pattern: atBegin(String.raw`–[ \t\u00a0]+`), on: 'first' },
  { pattern: atBegin(String.raw`-(?=\p{L}{2})`), on: 'first' },
  { pattern: atBegin(String.raw`(?<number>\d{1,3}[.)])(?=\p{L}{2})(?!\w+\.\w)`), on: 'first' },
  { pattern: atBegin(String.raw`[·○□—–▶►✓✔✗✘][ \t\u00a0]+|[*+](?=\p{L}{2})`), on: 'two' },
  { pattern: atBegin(String.raw`(?<number>\d{1,3}[、．])[ \t]*`), on: 'two' },
  { pattern: atBegin(String.raw`o\t[ \t]*`), on: 'two' },
  { pattern: atBegin(String.raw`(?<letter>\(?[a-h][.)])[ \t]+`), on: 'two' },
];

/** A marker on a further line of a paragraph; a list would begin there, if it were not too far to the right. */
const DEEP = /(?<=\n)(?<before>[ \t]+)(?<marker>[-*+]|\d{1,3}[.)])[ \t]+(?=\S)/g;
const DEEP_ITEM = /\n {4,}(?:[-*+]|\d{1,3}[.)])[ \t]/;
/** A list can begin with it directly below text, if it is not too far to the right. */
const BEGINS_LIST = /^(?:[-*+]|1[.)])$/;
const MARKERS = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)+|^[ \t]*/;
/** So many blanks more than before the words of an item make text of a marker. */
const DEEP_BLANKS = 4;

function atBegin(sign: string): RegExp {
  return new RegExp(String.raw`^(?<before>[ \t>]*)(?<sign>${sign})(?=\S)`, 'gmu');
}

/** A sign before an item, and the marker that should replace it. */
interface Sign {
  readonly index: number;
  readonly actual: string;
  readonly expected: string;
  /** Whether it is a letter, which the text may refer to. */
  readonly isLetter: boolean;
}

export const listForm: Finders<ParametersOf<'list-form'>> = {
  signs: /^[ \t>]*(?:[-+*\d–—•·○□▶►‣◦▪●■⁃➢➤☐☑✓✔✗✘\uf0a7\uf0b7\uf0d8]|\(?[a-ho][.)\t])/m,
  /** Finds paragraphs that were meant as a list; one finding, however many items it has. */
  *block(block, { source }) {
    if (block.kind !== 'paragraph') return;
    if (block.parent.type === 'listItem') yield* findInItem(block, source);
    for (const { pattern, on } of FORMS) {
      const signs = [...block.prose.matchAll(pattern)].map(toSign);
      if (isMeant(signs, on, block)) return yield* lintOf(signs, block, source);
    }
  },
  *text({ nodes, source }) {
    for (const list of nodes('list')) {
      yield* findSum(list, source);
      yield* findYear(list, source);
      yield* findShallow(list, source);
      yield* findMerged(list);
    }
    for (const { node, start } of nodes('listItem')) yield* findBox(start, source, node);
  },
};

/** Finds `+ 5 percent` directly below words: the sign turns the line into a list and is not shown. */
function* findSum({ node, parent, index, start }: Located<List>, source: string): Iterable<Found<Parameters>> {
  const before = parent.children[index - 1];
  const isBelow = before?.type === 'paragraph' && endOf(before)?.line === (node.position?.start.line ?? 0) - 1;
  const isSum = node.children.length === 1 && /^\+[ \t]+[\d€$£]/.test(source.slice(start, start + 20));
  if (isBelow && isSum)
    yield { offset: start, values: { kind: 'sum', what: '+' }, fix: { actual: '+', expected: '\\+' } };
}

/** Finds `2021. That was the year`: a sentence that ends with a year, which begins a list with that number. */
function* findYear({ node, start }: Located<List>, source: string): Iterable<Found<Parameters>> {
  const year =
    node.children.length === 1 ? /^(?:1[89]|20)\d\d[.)]/.exec(source.slice(start, start + 5))?.[0] : undefined;
  if (year === undefined) return;
  const expected = `${year.slice(0, -1)}\\${year.slice(-1)}`;
  yield { offset: start, values: { kind: 'year', what: year, expected }, fix: { actual: year, expected } };
}

/** Finds items that stand two or three blanks to the right, which is not enough to stand inside of the item above. */
function* findShallow({ node, parent, index }: Located<List>, source: string): Iterable<Found<Parameters>> {
  const [first] = node.children;
  const content = startOf(first?.children[0] ?? node)?.column ?? 0;
  const next = parent.children[index + 1];
  const below =
    next?.type === 'list' && next.ordered !== node.ordered && isDirectlyBelow(node, next) ? next.children : [];
  const from = startOf(first ?? node)?.column ?? 0;
  for (const items of [node.children.slice(1), below]) {
    const item = items.find((one) => {
      const column = startOf(one)?.column ?? 0;
      return column > from + 1 && column < content;
    });
    const start = item && startOf(item)?.offset;
    if (start === undefined || !node.ordered || DEEP_ITEM.test(source.slice(start, endOf(next ?? node)?.offset)))
      continue;
    const what = /^\S+/.exec(source.slice(start))?.[0] ?? '';
    yield { offset: start, values: { kind: 'shallow', what, expected: String(content - 1) } };
  }
}

function isDirectlyBelow(above: Nodes, below: Nodes): boolean {
  return endOf(above)?.line === (startOf(below)?.line ?? 0) - 1;
}

/** Finds the second of two lists that several empty lines were meant to keep apart. */
function* findMerged({ node }: Located<List>): Iterable<Found<Parameters>> {
  const gaps = node.children.flatMap((item, index) => {
    const before = node.children[index - 1];
    const gap = before ? (startOf(item)?.line ?? 0) - (endOf(before)?.line ?? 0) - 1 : 0;
    return gap >= 2 ? [{ item, index }] : [];
  });
  const [gap] = gaps;
  const offset = gap && startOf(gap.item)?.offset;
  const isLoose = node.children.some((item, index) => {
    const before = node.children[index - 1];
    return before && (startOf(item)?.line ?? 0) - (endOf(before)?.line ?? 0) === 2;
  });
  if (gaps.length === 1 && gap && offset !== undefined && !isLoose && gap.index > 1)
    yield { offset, values: { kind: 'merged', what: node.ordered ? '1.' : '-', expected: node.ordered ? '1)' : '*' } };
}

/** Finds `- []` and `- [x]done`: check boxes that are text. */
function* findBox(start: number, source: string, { children }: ListItem): Iterable<Found<Parameters>> {
  const offset = (children[0] && startOf(children[0])?.offset) ?? start;
  const what = /^\[(?:\](?=[ \t]+\p{L})|[ xX]?\](?=\p{L}))/u.exec(source.slice(offset, offset + 8))?.[0];
  if (what === undefined) return;
  const expected = `[${what[1] === ']' ? ' ' : what[1]}]${source[offset + what.length] === ' ' ? '' : ' '}`;
  yield { offset, values: { what, expected }, fix: { actual: what, expected } };
}

function toSign({ index, groups = {} }: RegExpExecArray): Sign {
  const { before = '', sign = '', number, letter, box } = groups;
  const expected = [
    number && `${number.replace(/[、．]/, '.')} `,
    letter && `${letter.replace('(', '').charCodeAt(0) - 96}. `,
    box && (box === '☑' ? '- [x] ' : '- [ ] '),
  ].find((one) => one !== undefined);
  return { index: index + before.length, actual: sign, expected: expected ?? '- ', isLetter: letter !== undefined };
}

function isMeant([first, ...others]: readonly Sign[], on: string, { parent, index, prose }: ProseBlock): boolean {
  if (first?.isLetter) return others.length > 0 && first.expected === '1. ' && others[0]?.expected === '2. ';
  if (!first || on === 'any' || others.length > 0) return first !== undefined;
  if (on === 'two' || prose.slice(0, first.index).includes('\n')) return false;
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
  return !isDash(first.actual) || (beginsWithDash(after) && !beginsWithDash(before));
}

function isDash(sign: string): boolean {
  return /^[-–]/.test(sign);
}

/** A dash alone is that of a signature; several may also be those of speakers. */
function beginsWithDash(node: Nodes | undefined): boolean {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && isDash(first.value);
}

/** Finds `      - b` below `- a`: an item so far to the right that it is text of the one above; one finding a paragraph. */
function* findDeep({ prose, start }: ProseBlock, source: string): Iterable<Found<Parameters>> {
  const line = source.lastIndexOf('\n', start - 1) + 1;
  const column = MARKERS.exec(source.slice(line, source.indexOf('\n', start)))?.[0].length ?? 0;
  const first = [...prose.matchAll(DEEP)].find(
    ({ groups }) => BEGINS_LIST.test(groups?.['marker'] ?? '') || widthOf(groups) >= column + DEEP_BLANKS,
  );
  const what = first?.groups?.['marker'] ?? '';
  if (first) yield { offset: start + first.index, values: { kind: 'deep', what, expected: what } };
}

/** Finds what goes on in an item above, though it was meant as one of its own: too far to the right, or without a blank. */
function* findInItem(block: ProseBlock, source: string): Iterable<Found<Parameters>> {
  yield* findDeep(block, source);
  const glued = /(?<=\n[ \t]*)(?<marker>[*+])(?=\p{L}{2})/u.exec(block.prose);
  if (!glued) return;
  const [what, expected] = [glued[0], `${glued[0]} `];
  yield { offset: block.start + glued.index, values: { what, expected }, fix: { actual: what, expected } };
}

/** The width of the blanks before a marker; a tab is as wide as four. */
function widthOf(groups: Readonly<Record<string, string>> | undefined): number {
  return (groups?.['before'] ?? '').replaceAll('\t', '    ').length;
}

/** Replaces each sign, in a text that begins with the first and ends with the last. */
function fixOf(signs: readonly Sign[], start: number, source: string): Fix {
  const edits = signs.map(({ index, actual, expected }): TextEdit => {
    const from = start + index;
    return { start: from, end: from + actual.length, text: expected };
  });
  const [from, to] = [edits[0]?.start ?? start, edits.at(-1)?.end ?? start];
  return { actual: source.slice(from, to), expected: editText(source, edits, from, to) };
}

function lintOf(signs: readonly Sign[], { prose, start }: ProseBlock, source: string): Found<Parameters>[] {
  const [first] = signs;
  if (!first) return [];
  // Directly below text, only a list that starts with 1 can begin.
  const isLoneDash = signs.length === 1 && isDash(first.actual);
  if (first.isLetter)
    return [{ offset: start + first.index, values: { kind: 'letter', what: first.actual.trim(), expected: '1. ' } }];
  const isSure = !isLoneDash && (!/^(?!1[.)])\d/.test(first.expected) || !prose.slice(0, first.index).includes('\n'));
  const values = { what: first.actual.trim(), expected: first.expected };
  return [{ offset: start + first.index, values, ...(isSure && { fix: fixOf(signs, start, source) }) }];
}
