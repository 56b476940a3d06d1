import { isBehindNumber, isLoneStar, isRemark } from './lone-stars.ts';
import { HIDDEN, type ProseBlock, type Slip, type TextParts } from './slip.ts';

/** Signs before words that nothing ends, and whether any such sign further on may be its end; a star at the beginning of a line is that of a remark. */
const OPEN: readonly (readonly [sign: string, form: RegExp, isEndedByAny?: true])[] = [
  ['~~', /(?<![^\s(“"])~~(?=[\p{L}\d])/gu],
  ['*', /(?<=\S[ \t]+[(“"]?)\*(?=\p{L})/gu, true],
  ['`', /(?<![`‘’´\w])`{1,2}(?=[\p{L}\d<{./-])|(?<=[\p{L}\d)>}])`{1,2}(?![`´’\p{L}\d])/gu],
  ['__', /(?<![^\s(“"])__(?=\p{L}[\p{L}’'-]*[ \t.,])/gu, true],
];
/** A bracket whose other one stands outside. */
const CROSSES_BRACKET = /^[^[]*\]|\[[^\]]*$/;
const STAR_BESIDE = /(?<!\*)\*(?!\*)/g;
const STARS = /(?<!\*)\*{2,}(?!\*)/g;
/** A number, or a letter that stands for one. */
const FACTOR_AT_END = /(?:[\d.,]*\d|\p{L})$/u;
const FACTOR_AT_BEGINNING = /^(?:\d(?:[\d.,]*\d)?|\p{L})/u;
const LONGEST_FACTOR = 20;
const LETTERS_AT_END = /\p{L}+$/u;
const LETTERS_AT_BEGINNING = /^\p{L}+/u;
const LONGEST_WORD = 60;

interface Stars {
  readonly index: number;
  readonly length: number;
}

/** `**` that makes nothing bold: with a blank inside, without its other end, or with nothing in between. */
export function findEmphasis(parts: TextParts): Slip[] {
  const slips = parts.blocks.flatMap((block) => findInBlock(block, parts));
  return slips.flatMap((slip, at) => {
    if (isOverBlocks(slips[at - 1], slip, parts)) return [];
    const { offset } = slip;
    return isOverBlocks(slip, slips[at + 1], parts)
      ? [{ rule: 'emphasis-form', offset, values: { kind: 'over', what: '**' } }]
      : [slip];
  });
}

/** Whether one `**` without its other end begins what the next one, in another block, was to end. */
function isOverBlocks(open: Slip | undefined, close: Slip | undefined, { source }: TextParts): boolean {
  if (!open || !close || !isOpen(open) || !isOpen(close)) return false;
  const between = source.slice(open.offset + 2, close.offset);
  return /^\S[^]*\n[ \t>]*\n[^]*\S$/.test(between);
}

function isOpen({ rule, values }: Slip): boolean {
  return rule === 'emphasis-form' && typeof values === 'object' && values.kind === 'open';
}

function findInBlock({ prose, start, end }: ProseBlock, { source, bold }: TextParts): Slip[] {
  if (!prose.includes('**')) return [];
  const typed = source.slice(start, start + prose.length);
  const all = [...prose.matchAll(STARS)].map(({ index, 0: { length } }) => ({ index, length }));
  const marks = all.filter((one) => !isPath(prose, one) && !isPower(prose, one) && !isLoneStar(prose, one.index));
  if (marks.every((one) => isBehindNumber(prose, one))) return [];
  const stars = marks.length > 1 ? marks : marks.filter((one) => !isSum(typed, one));
  const inside = bold.filter((one) => one.start >= start && one.end <= end);
  const slips: Slip[] = [];
  for (let at = 0; at < stars.length; at++) {
    const [open, close] = [stars[at], stars[at + 1]];
    if (!open) break;
    const offset = start + open.index;
    if (inside.some((one) => one.start < offset && one.end > offset)) {
      slips.push({ rule: 'emphasis-form', offset, values: { kind: 'inside', what: '**' } });
      if (close) at++;
      continue;
    }
    if (open.length >= 4 && open.length % 2 === 0) slips.push(toEmpty(open, start));
    else if (close && close.length === open.length && !typed.slice(open.index, close.index).includes('\n\n')) {
      slips.push(toPair(typed, open, close, start));
      at++;
    } else slips.push({ rule: 'emphasis-form', offset: start + open.index, values: { kind: 'open', what: '**' } });
  }
  return slips;
}

/** `~~words`, `*words` or `__words` without the other end: one of each in a block. */
export function findOpen({ prose, start }: ProseBlock): Slip[] {
  return OPEN.flatMap(([what, form, isEndedByAny]) => {
    const open = [...prose.matchAll(form)].at(isEndedByAny ? -1 : 0);
    if (open && what === '*' && (isLoneStar(prose, open.index) || isRemark(prose, open.index))) return [];
    if (!open || (isEndedByAny && prose.includes(what, open.index + open[0].length))) return [];
    return [{ rule: 'emphasis-form', offset: start + open.index, values: { kind: 'open', what } }];
  });
}

/** `**words***`: a star more on one side of bold or italic words than on the other. */
export function findUneven({ prose, start }: ProseBlock, { source }: TextParts): Slip[] {
  const first = [...prose.matchAll(STAR_BESIDE)].find(({ index }) =>
    [index - 1, index + 1].some((at) => prose[at] === HIDDEN && source[start + at] === '*'),
  );
  return first ? [{ rule: 'emphasis-form', offset: start + first.index, values: { kind: 'uneven', what: '*' } }] : [];
}

/** `5*3*2`: stars between numbers, which make italics. */
export function findProducts({ italics, source }: TextParts): Slip[] {
  return italics.flatMap(({ start, end }): Slip[] => {
    const isProduct = source[start] === '*' && isFactor(source, start) && isFactor(source, end - 1);
    if (!isProduct) return [];
    const before = FACTOR_AT_END.exec(source.slice(Math.max(0, start - LONGEST_FACTOR), start))?.[0].length ?? 0;
    const after = FACTOR_AT_BEGINNING.exec(source.slice(end, end + LONGEST_FACTOR))?.[0].length ?? 0;
    const actual = source.slice(start - before, end + after);
    const expected = actual.replaceAll('*', '\\*');
    const values = { kind: 'product', what: actual, sum: actual.replaceAll('*', ' × '), expected };
    return [{ rule: 'emphasis-form', offset: start - before, values, mend: { actual, expected } }];
  });
}

/** `Kund*innen und Mitarbeiter*innen`, `f*ck and sh*t`: stars inside of words, which make italic or bold what stands between two of them. */
export function findStarsInWords({ italics, bold, source }: TextParts): Slip[] {
  return [...italics, ...bold].flatMap(({ node, start, end }): Slip[] => {
    const signs = node.type === 'strong' ? '**' : '*';
    const inner = source.slice(start + signs.length, end - signs.length);
    const before = LETTERS_AT_END.exec(source.slice(Math.max(0, start - LONGEST_WORD), start))?.[0];
    const after = LETTERS_AT_BEGINNING.exec(source.slice(end, end + LONGEST_WORD))?.[0];
    if (!source.startsWith(signs, start) || before === undefined || after === undefined) return [];
    if (![/^\p{L}/u, /\s/, /\p{L}$/u].every((part) => part.test(inner))) return [];
    const actual = source.slice(start, end);
    const shown = signs.replaceAll('*', '\\*');
    const what = `${before}${actual.replace(/(?<=\s)\S.*\s(?=\S)/s, '… ')}${after}`;
    const values = { kind: 'words', what, made: node.type === 'strong' ? 'bold words' : 'italics', shown };
    return [{ rule: 'emphasis-form', offset: start, values, mend: { actual, expected: `${shown}${inner}${shown}` } }];
  });
}

/** Whether a star stands between two digits, or a digit and a letter that stands for a number. */
function isFactor(source: string, at: number): boolean {
  const left = /\d$|(?<![\p{L}\p{N}])\p{L}$/u.exec(source.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const right = /^\d|^\p{L}(?![\p{L}\p{N}])/u.exec(source.slice(at + 1, at + 3))?.[0] ?? '';
  return left !== '' && right !== '' && /\d/.test(left + right);
}

function toEmpty({ index, length }: Stars, start: number): Slip {
  const actual = '*'.repeat(length);
  const mend = { actual, expected: '' };
  return { rule: 'emphasis-form', offset: start + index, values: { kind: 'empty', what: actual }, mend };
}

function toPair(typed: string, open: Stars, close: Stars, start: number): Slip {
  const sign = '*'.repeat(open.length);
  const end = close.index + close.length;
  const inner = typed.slice(open.index + open.length, close.index);
  const [what, offset] = [typed.slice(open.index, end), start + open.index];
  const words = inner.trim();
  if (words !== '' && CROSSES_BRACKET.test(inner))
    return { rule: 'emphasis-form', offset, values: { kind: 'crossing', what: what.slice(0, 80) } };
  if (words === inner || words === '')
    return { rule: 'emphasis-form', offset, values: { kind: 'closed', what: what.slice(0, 80) } };
  const before = /^\s/.test(inner) && /\S$/.test(typed.slice(0, open.index)) ? ' ' : '';
  const after = /\s$/.test(inner) && /^[\p{L}\d]/u.test(typed.slice(end)) ? ' ' : '';
  const expected = `${before}${sign}${words}${sign}${after}`;
  if (/^[\d.,]+$/.test(words)) return { rule: 'emphasis-form', offset, values: { kind: 'blank', what, expected } };
  return { rule: 'emphasis-form', offset, values: { kind: 'blank', what, expected }, mend: { actual: what, expected } };
}

/** `src/**` and its like. */
function isPath(prose: string, { index, length }: Stars): boolean {
  return /[/\\]$/.test(prose.slice(0, index)) || /^[/\\]/.test(prose.slice(index + length));
}

/** `2 ** 3 ** 4` */
function isPower(prose: string, { index, length }: Stars): boolean {
  return length === 2 && /\d[ \t]*$/.test(prose.slice(0, index)) && /^[ \t]*\d/.test(prose.slice(index + length));
}

/** `2 ** 3`, `2**3`, `F**k`, or beside code. */
function isSum(typed: string, { index, length }: Stars): boolean {
  const [before, after] = [typed[index - 1] ?? '', typed[index + length] ?? ''];
  const isBetween = (form: RegExp): boolean => form.test(before) && form.test(after);
  return length === 2 && (isBetween(/[\s\d]/) || isBetween(/\p{L}/u) || before === '`' || after === '`');
}
