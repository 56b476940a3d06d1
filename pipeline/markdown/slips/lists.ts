import type { Parents } from 'mdast';
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
  /** Where it is surely meant as a list: on any line, on the first of a paragraph, on two lines of one, or on two below each other. */
  readonly on: 'any' | 'first' | 'two' | 'lines';
}

interface FoundList {
  readonly parent: Parents;
  /** Of its last paragraph. */
  index: number;
  readonly form: Form;
  readonly signs: Sign[];
  /** Whether its first sign begins a paragraph. */
  readonly isFirst: boolean;
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
  { pattern: form(String.raw`(?<sign>\((?<order>\d{1,2})\)[ \t]+)(?=\S)`), expected: '1. ', on: 'lines' },
  { pattern: form(String.raw`(?<sign>(?<order>[a-z])\)[ \t]+)(?=\S)`), expected: '1. ', on: 'lines' },
  {
    pattern: form(String.raw`(?<sign>)(?<shown>[✓✗✘→]|(?![©®™☐☑☒])\p{Extended_Pictographic}\ufe0f?)(?=[ \t\u00a0]+\S)`),
    expected: '- ',
    on: 'lines',
  },
];
const NUMBER_BELOW = /^(?<before>[ \t>]*)(?<sign>(?<number>\d{1,3})[.)])[ \t]+(?=\S)/gm;
const TASK = /^(?:(?<box>\[[ xX]\])(?=[^\s([:])|\[\](?=[ \t]+\S))/u;

/** Paragraphs that were meant as lists: one slip for each, however many items it has. */
export function findLists({ blocks, source }: TextParts): Slip[] {
  const lists: FoundList[] = [];
  for (const block of blocks) {
    const found = block.kind === 'paragraph' ? listIn(block) : undefined;
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
  const expected = box === undefined ? '[ ]' : `${box} `;
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
function listIn(block: ProseBlock): FoundList | undefined {
  for (const found of FORMS) {
    const matches = [...block.prose.matchAll(found.pattern)];
    const [first] = matches;
    const isMeant =
      found.on === 'lines' ? hasRun(matches, block.prose) : first && isList(found, first, matches.length, block);
    if (!first || !isMeant) continue;
    const signs = matches.map(({ index: at, groups }, item) => {
      const { before = '', sign = '' } = groups ?? {};
      const expected = signFor(groups ?? {}, item) ?? found.expected;
      return { offset: block.start + at + before.length, actual: sign, expected };
    });
    return { parent: block.parent, index: block.index, form: found, signs, isFirst: first.index === 0 };
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

function isList({ on }: Form, first: RegExpExecArray, count: number, { parent, index }: ProseBlock): boolean {
  if (on === 'any' || count > 1) return true;
  if (on === 'two' || first.index > 0) return false;
  const isName = parent.type === 'blockquote' || isBehindQuote(parent, index);
  return !(isName && first.groups?.['sign']?.startsWith('–'));
}

/** Who has said it is often named below a quote, behind a dash. */
function isBehindQuote({ children }: Parents, index: number): boolean {
  return children[index - 1]?.type === 'blockquote';
}

function toSlip({ signs, isFirst }: FoundList, source: string): Slip {
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
  const isRead = isFirst || !/^(?!1[.)])\d/.test(first.expected);
  return { rule: 'list-form', offset: first.offset, values, ...(isRead && { mend: { actual, expected } }) };
}
