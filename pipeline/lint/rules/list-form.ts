import type { List, ListItem, Nodes } from 'mdast';
import { endOf, startOf } from '../../markdown/points.ts';
import { allMatches } from '../markdown/all-matches.ts';
import { linesBetween, type Finders, type Found, type Located, type ProseBlock } from '../markdown/found.ts';
import { fixOf, retype } from '../markdown/retype.ts';

type ListForm = Found<'list-form'>;

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
  { pattern: atBegin(String.raw`o(?:\t|[ ](?=\p{Lu}))[ \t]*`), on: 'two' },
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

export const listForm: Finders<'list-form'> = {
  signs: /^[ \t>]*(?:[-+*\d–—•·○□▶►‣◦▪●■⁃➢➤☐☑✓✔✗✘\uf0a7\uf0b7\uf0d8]|\(?[a-h][.)]|o[ \t])/m,
  /** Finds paragraphs that were meant as a list; one finding, however many items it has. */
  *block(block, { source }) {
    if (block.node.type !== 'paragraph') return;
    if (block.parent.type === 'listItem') yield* findInItem(block, source);
    for (const { pattern, on } of FORMS) {
      const signs = allMatches(pattern, block.prose).map(toSign);
      const [first] = signs;
      if (first && isMeant(first, signs[1], on, block)) return yield toList(first, signs, block, source);
    }
  },
  nodes: {
    *list(list, { source }) {
      yield* findLoneSign(list);
      yield* findShallow(list, source);
      yield* findMerged(list);
    },
    listItem: findBox,
  },
};

/**
 * Finds a sign that makes a list of one item, and is not shown as it is typed: `+ 5 percent` directly below words, and
 * `2021. That was the year`, behind a sentence that ends with a year.
 */
function* findLoneSign({ node, parent, index, start, typed }: Located<List>): Iterable<ListForm> {
  const sign = /^(?:\+(?=[ \t]+[\d€$£])|(?:1[89]|20)\d\d[.)])/.exec(typed)?.[0];
  if (sign === undefined || node.children.length > 1) return;
  const kind = sign === '+' ? 'sum' : 'year';
  const before = parent.children[index - 1];
  if (kind === 'sum' && (before?.type !== 'paragraph' || linesBetween(before, node) > 0)) return;
  yield retype(start, { kind, what: sign, expected: `${sign.slice(0, -1)}\\${sign.slice(-1)}` });
}

/** Finds items that stand two or three blanks to the right, which is not enough to stand inside of the item above. */
function* findShallow({ node, parent, index }: Located<List>, source: string): Iterable<ListForm> {
  if (!node.ordered) return;
  const [first, ...items] = node.children;
  const next = parent.children[index + 1];
  const below = next?.type === 'list' && !next.ordered && linesBetween(node, next) === 0 ? next.children : [];
  const from = startOf(first ?? node)?.column ?? 0;
  const content = startOf(first?.children[0] ?? node)?.column ?? 0;
  for (const list of [items, below]) {
    const item = list.map(startOf).find((point) => point && point.column > from + 1 && point.column < content);
    if (!item || DEEP_ITEM.test(source.slice(item.offset, endOf(next ?? node)?.offset))) continue;
    const what = /^\S+/.exec(source.slice(item.offset))?.[0] ?? '';
    yield { offset: item.offset, values: { kind: 'shallow', what, expected: String(content - 1) } };
  }
}

/** Finds the second of two lists that several empty lines were meant to keep apart. */
function* findMerged({ node: { children, ordered } }: Located<List>): Iterable<ListForm> {
  const gaps = children.slice(1).map((item, index) => linesBetween(children[index], item));
  const [wide, ...others] = gaps.flatMap((gap, index) => (gap >= 2 ? index + 1 : []));
  const second = wide === undefined || wide < 2 ? undefined : children[wide];
  const offset = second && startOf(second)?.offset;
  if (offset !== undefined && others.length === 0 && !gaps.includes(1))
    yield { offset, values: { kind: 'merged', what: ordered ? '1.' : '-', expected: ordered ? '1)' : '*' } };
}

/** Finds `- []` and `- [x]done`: check boxes that are text. */
function* findBox(
  { node: { children }, start }: Located<ListItem>,
  { source }: { source: string },
): Iterable<ListForm> {
  const offset = (children[0] && startOf(children[0])?.offset) ?? start;
  const what = /^\[(?:\](?=[ \t]+\p{L})|[ xX]?\](?=\p{L}))/u.exec(source.slice(offset, offset + 8))?.[0];
  if (what === undefined) return;
  const blank = source[offset + what.length] === ' ' ? '' : ' ';
  yield retype(offset, { what, expected: `[${what[1] === ']' ? ' ' : what[1]}]${blank}` });
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

function isMeant(first: Sign, second: Sign | undefined, on: string, { parent, index, prose }: ProseBlock): boolean {
  // Inside of an item, numbers would go on with those of its list.
  if (first.isLetter && parent.type === 'listItem') return false;
  if (first.isLetter) return first.expected === '1. ' && second?.expected === '2. ';
  if (on === 'any' || second) return true;
  if (on === 'two' || prose.slice(0, first.index).includes('\n')) return false;
  return (
    !isDash(first.actual) || (beginsWithDash(parent.children[index + 1]) && !beginsWithDash(parent.children[index - 1]))
  );
}

function isDash(sign: string): boolean {
  return /^[-–]/.test(sign);
}

/** A dash alone is that of a signature; several may also be those of speakers. */
function beginsWithDash(node: Nodes | undefined): boolean {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && isDash(first.value);
}

/** Finds what goes on in an item above, though it was meant as one of its own: too far to the right, or without a blank. */
function* findInItem({ prose, start }: ProseBlock, source: string): Iterable<ListForm> {
  const line = source.lastIndexOf('\n', start - 1) + 1;
  const column = MARKERS.exec(source.slice(line, source.indexOf('\n', start)))?.[0].length ?? 0;
  const deep = allMatches(DEEP, prose).find(
    ({ groups: { before = '', marker = '' } = {} }) =>
      BEGINS_LIST.test(marker) || before.replaceAll('\t', '    ').length >= column + DEEP_BLANKS,
  );
  const what = deep?.groups?.['marker'] ?? '';
  if (deep) yield { offset: start + deep.index, values: { kind: 'deep', what, expected: what } };
  const glued = /(?<=\n[ \t]*)[*+](?=\p{L}{2})/u.exec(prose);
  if (glued) yield retype(start + glued.index, { what: glued[0], expected: `${glued[0]} ` });
}

function toList(first: Sign, signs: readonly Sign[], { prose, start }: ProseBlock, source: string): ListForm {
  const { index, actual, expected, isLetter } = first;
  const found = { offset: start + index, values: { what: actual.trim(), expected } };
  if (isLetter) return { ...found, values: { ...found.values, kind: 'letter' } };
  const isLoneDash = signs.length === 1 && isDash(actual);
  // Directly below text, only a list that starts with 1 can begin.
  const isSure = !isLoneDash && (!/^(?!1[.)])\d/.test(expected) || !prose.slice(0, index).includes('\n'));
  const edits = signs.map((sign) => ({
    start: start + sign.index,
    end: start + sign.index + sign.actual.length,
    text: sign.expected,
  }));
  return isSure ? { ...found, fix: fixOf(edits, source) } : found;
}
