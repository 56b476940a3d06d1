import type { Parents } from 'mdast';
import { startOf } from '../points.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

/** A sign that somebody has typed before an item, and what stands for it here. */
interface Sign {
  readonly offset: number;
  readonly actual: string;
  readonly expected: string;
}

interface Form {
  readonly pattern: RegExp;
  readonly expected: string;
  /**
   * Where it is surely meant as a list: on any line, on the first of a paragraph, on two lines of one, on two below each other,
   * or on each of several.
   */
  readonly on: 'any' | 'first' | 'two' | 'lines' | 'each';
}

interface FoundList {
  readonly parent: Parents;
  /** Of its last paragraph. */
  index: number;
  readonly form: Form;
  readonly signs: Sign[];
  /** Whether its first sign begins a paragraph, or goes on with the list that it stands in. */
  readonly isRead: boolean;
}

const BEFORE = String.raw`^(?<before>[ \t>]*)`;
const FORMS: readonly Form[] = [
  {
    pattern: form(String.raw`(?<sign>[•‣◦▪●■⁃➢➤][ \t\u00a0]*|[-*+]\u00a0[ \t\u00a0]*)(?=\S)`),
    expected: '- ',
    on: 'any',
  },
  { pattern: form(String.raw`(?<sign>(?<number>\d{1,3}[.)])\u00a0[ \t\u00a0]*)(?=\S)`), expected: ' ', on: 'any' },
  { pattern: form(String.raw`(?<sign>-)(?=\[[ xX]\][ \t])`), expected: '- ', on: 'any' },
  { pattern: form(String.raw`(?<sign>–[ \t\u00a0]+)(?=\S)`), expected: '- ', on: 'first' },
  { pattern: form(String.raw`(?<sign>-)(?=\p{L}{2})`), expected: '- ', on: 'first' },
  { pattern: form(String.raw`(?<sign>(?<number>\d{1,3}[.)]))(?=\p{L}{2})`), expected: ' ', on: 'first' },
  { pattern: form(String.raw`(?<sign>[·○□—–▶►][ \t\u00a0]+|[*+](?=\p{L}{2}))(?=\S)`), expected: '- ', on: 'two' },
  { pattern: form(String.raw`(?<sign>(?<box>[☐☑☒])[ \t\u00a0]*)(?=\S)`), expected: '- [ ] ', on: 'any' },
  { pattern: form(String.raw`(?<sign>o\t+|§[ \t]+(?=\p{L}))(?=\S)`), expected: '- ', on: 'lines' },
  { pattern: form(String.raw`(?<sign>o +)(?=\S)`), expected: '- ', on: 'each' },
  { pattern: form(String.raw`(?<sign>\((?<order>\d{1,2})\)[ \t]+)(?=\S)`), expected: '1. ', on: 'lines' },
  { pattern: form(String.raw`(?<sign>(?<order>[a-z])[.)][ \t]+)(?=\S)`), expected: '1. ', on: 'lines' },
  {
    pattern: form(String.raw`(?<sign>)(?<shown>[✓✗✘→]|(?![©®™☐☑☒])\p{Extended_Pictographic}\ufe0f?)(?=[ \t\u00a0]+\S)`),
    expected: '- ',
    on: 'lines',
  },
];
const NUMBER_BELOW = /^(?<before>[ \t>]*)(?<sign>(?<number>\d{1,3})[.)])[ \t]+(?=\S)/gm;
const TASK = /^(?:(?<box>\[[ xX]\])(?=[^\s([:])|\[(?: *| [xX] ?|[xX] )\](?=[ \t]+\S))/u;
const OWN_SIGN = /^(?:(?<number>\d+)[.)]|[-*+])/;

/** Paragraphs that were meant as lists: one slip for each, however many items it has. */
export function findLists({ blocks, source }: TextParts): Slip[] {
  const lists: FoundList[] = [];
  for (const block of blocks) {
    const found = block.kind === 'paragraph' ? listIn(block, source) : undefined;
    if (!found) continue;
    const last = lists.at(-1);
    if (last && goesOn(last, found)) {
      last.index = found.index;
      for (const sign of found.signs) last.signs.push(sign);
    } else lists.push(found);
  }
  return lists.map((list) => toSlip(list, source));
}

/** `2.` and `3.` below a line of text: a list begins there with 1 only. */
export function findNumbers({ kind, parent, prose, start }: ProseBlock): Slip[] {
  if (kind !== 'paragraph') return [];
  const matches = [...prose.matchAll(NUMBER_BELOW)];
  const [first, second] = matches;
  if (!first || first.index === 0 || Number(second?.groups?.['number']) !== Number(first.groups?.['number']) + 1)
    return [];
  const { before = '', sign = '' } = first.groups ?? {};
  const mend = parent.type === 'root' && before === '' ? { mend: { actual: sign, expected: `\n${sign}` } } : {};
  return [
    { rule: 'list-form', offset: start + first.index + before.length, values: { kind: 'below', what: sign }, ...mend },
  ];
}

/** `[ ]task`: a box that is published as its signs. */
export function findTasks({ kind, parent, index, prose, start }: ProseBlock): Slip[] {
  if (kind !== 'paragraph' || index !== 0 || parent.type !== 'listItem' || !prose.startsWith('[')) return [];
  const match = TASK.exec(prose);
  if (!match) return [];
  const [actual] = match;
  const box = match.groups?.['box'];
  const expected = box === undefined ? (/x/i.test(actual) ? '[x]' : '[ ]') : `${box} `;
  return [
    {
      rule: 'list-form',
      offset: start,
      values: { what: actual, expected: `- ${expected.trim()} ` },
      mend: { actual, expected },
    },
  ];
}

/** Whether a paragraph goes on with the list of the one above it: each item may stand between blank lines. */
function goesOn(list: FoundList, next: FoundList): boolean {
  return (
    list.parent === next.parent && list.index === next.index - 1 && list.form === next.form && list.form.on === 'any'
  );
}

function form(pattern: string): RegExp {
  return new RegExp(BEFORE + pattern, 'gmu');
}

/** The list that a paragraph was surely meant as. */
function listIn(block: ProseBlock, source: string): FoundList | undefined {
  for (const found of FORMS) {
    const matches = [...block.prose.matchAll(found.pattern)];
    const [first] = matches;
    const isNext = first !== undefined && isNextItem(first, block.parent, source);
    if (!first || !(isNext || isMeant(found, first, matches, block))) continue;
    const signs = matches.map(({ index: at, groups }, item) => {
      const { before = '', sign = '' } = groups ?? {};
      const expected = isNext ? `${sign} ` : (signFor(groups ?? {}, item) ?? found.expected);
      return { offset: block.start + at + before.length, actual: sign, expected };
    });
    return { parent: block.parent, index: block.index, form: found, signs, isRead: isNext || first.index === 0 };
  }
  return undefined;
}

/** What stands for a sign that is not the same on each line. */
function signFor({ number, box, order }: Record<string, string>, item: number): string | undefined {
  if (number !== undefined) return `${number} `;
  if (box !== undefined) return box === '☐' ? '- [ ] ' : '- [x] ';
  return order === undefined ? undefined : `${/\d/.test(order) ? order : item + 1}. `;
}

/** Whether two lines below each other begin so, one number or letter behind the other, and run together: no line break ends the first. */
function hasRun(matches: readonly RegExpExecArray[], prose: string): boolean {
  return matches.some((match, at) => {
    const next = matches[at + 1];
    const between = next && prose.slice(match.index, next.index);
    if (!between || between.indexOf('\n') !== between.length - 1 || /[ \ufffc]\n$/.test(between)) return false;
    return valueOf(next) === undefined || valueOf(next) === (valueOf(match) ?? 0) + 1;
  });
}

/** The number of an item, or that of its letter. */
function valueOf({ groups }: RegExpExecArray): number | undefined {
  const order = groups?.['order'];
  return order === undefined ? undefined : parseInt(order, 36);
}

/** `2.two` in the item `1.`, or `-two` in one of hyphens: it lacks its blank. `-fold` below `10` ends a word. */
function isNextItem({ groups, input, index }: RegExpExecArray, parent: Parents, source: string): boolean {
  const start = parent.type === 'listItem' ? startOf(parent)?.offset : undefined;
  const own = start === undefined ? null : OWN_SIGN.exec(source.slice(start, start + 10));
  const { sign = '', number } = groups ?? {};
  const endsWord = /\d\s*$/.test(input.slice(0, index)) && /^[\s>]*-\p{Ll}/u.test(input.slice(index));
  if (!own || endsWord) return false;
  return number === undefined ? sign === own[0] : parseInt(number, 10) === Number(own.groups?.['number']) + 1;
}

function isMeant(
  { on }: Form,
  first: RegExpExecArray,
  matches: readonly RegExpExecArray[],
  { parent, index, prose }: ProseBlock,
): boolean {
  if (on === 'lines') return hasRun(matches, prose);
  if (on === 'each') return matches.length > 1 && matches.length === prose.split('\n').length;
  if (on === 'any' || matches.length > 1) return true;
  if (on === 'two' || first.index > 0) return false;
  const isName = parent.type === 'blockquote' || isBehindQuote(parent, index);
  return !(isName && first.groups?.['sign']?.startsWith('–'));
}

/** Who has said it is often named below a quote, behind a dash. */
function isBehindQuote({ children }: Parents, index: number): boolean {
  return children[index - 1]?.type === 'blockquote';
}

function toSlip({ signs, isRead }: FoundList, source: string): Slip {
  const [first, last] = [signs[0], signs.at(-1)];
  if (!first || !last) throw new Error('A list that was not understood has a sign');
  const actual = source.slice(first.offset, last.offset + last.actual.length);
  let expected = '';
  let at = first.offset;
  for (const sign of signs) {
    expected += source.slice(at, sign.offset) + sign.expected;
    at = sign.offset + sign.actual.length;
  }
  const shown =
    first.actual === '' ? /^\S+/.exec(source.slice(first.offset, first.offset + 20))?.[0] : first.actual.trim();
  const values = { what: shown || first.actual, expected: first.expected };
  // Below a line of text, no list begins with another number than 1.
  const isBelow = !isRead && /^(?!1[.)])\d/.test(first.expected);
  // A crossed box is a ticked one, unless a tick stands beside it: then it says no.
  const saysNo = ['☑', '☒'].every((box) => signs.some(({ actual: sign }) => sign.startsWith(box)));
  const isMended = !isBelow && !saysNo;
  return { rule: 'list-form', offset: first.offset, values, ...(isMended && { mend: { actual, expected } }) };
}
