import type { Edit } from './edit.ts';
import { isBehindAcronym, isLabelled } from './names.ts';
import { around } from './number-form.ts';

const SPACE = '[ \u00A0\u202F]';
const OPERAND = String.raw`[(]?[-−]?[€$£¥]?(?:\d(?:[\d.,]{0,20}\d)?(?:%|[KMBk])?|(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}'’]))[)]?`;
const OPERATOR = String.raw`[-−+×÷*/x=≈<>≤≥]`;
/** Numbers and single letters with operators and spaces between them; long ones are read in pieces. */
const SUM = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,^\uFFFC\-–—−])${OPERAND}(?:${SPACE}${OPERATOR}${SPACE}${OPERAND}){1,40}(?![\p{L}\p{N}_\uFFFC])`,
  'gu',
);
const SIGN = new RegExp(`(?<=${SPACE})[-x*](?=${SPACE})`, 'g');
/**
 * The space between an operator and its operand; products and quotients stay unbroken, and long sums break before the
 * other operators.
 */
const WITHIN_SUM = new RegExp(`(?<=${SPACE}${OPERATOR}) | (?=[×÷*/x]${SPACE})`, 'g');
/** What makes a sum of numbers with hyphens between them; without it, they may be a range. */
const CERTAIN = new RegExp(String.raw`${SPACE}(?:[+×÷*/=≈<>≤≥−]|x(?=${SPACE}[(]?[-−€$£¥]?\d))${SPACE}`);
/** Dimensions such as `1920x1080`; `0x10` is a hexadecimal number. */
const BY =
  /(?<![\p{L}\p{N}_.,^\uFFFC\-–—−])(?!0x)\d{1,6}(?:[.,]\d{1,3})?(?:x\d{1,6}(?:[.,]\d{1,3})?){1,3}(?![\p{L}\p{N}_\-–—])/gu;

const FACTOR_NUMBER = String.raw`(?!0x)\d{1,6}(?:[.,]\d{1,3})?`;
/** A factor such as `2.5x`, `2x-3x`; a whole number before a capital may be a name, as in `10x Genomics`. */
const FACTOR = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,^\uFFFC\-–—−])${FACTOR_NUMBER}x(?:[-–]${FACTOR_NUMBER}x)?(?![\p{L}\p{N}_\-–—]|(?<!\d[.,]\d{1,3}x)${SPACE}\p{Lu})`,
  'gu',
);

/** Every text with a sum matches this test, which is much faster than searching for sums. */
const TYPED = new RegExp(SPACE + OPERATOR + SPACE);
const TYPED_BY = /\dx\d/;
const TYPED_FACTOR = /\dx(?![\p{L}\p{N}_])/u;

/**
 * Sets minus and multiplication signs in sums, in dimensions and after a factor, and no-break spaces so that no line of
 * a sum ends with an operator.
 */
export function setSums(text: string): Edit[] {
  const sums = TYPED.test(text) && /\d/.test(text) ? [...text.matchAll(SUM)].flatMap(signsOfSum) : [];
  const sides = TYPED_BY.test(text)
    ? [...text.matchAll(BY)].flatMap((by) => (isBehindAcronym(before(by)) ? [] : signsAtX(by)))
    : [];
  const factors = TYPED_FACTOR.test(text)
    ? [...text.matchAll(FACTOR)].flatMap((by) => (isLabelled(before(by)) ? [] : signsAtX(by)))
    : [];
  return [...sums, ...sides, ...factors];
}

function signsOfSum({ 0: sum, index }: RegExpExecArray): Edit[] {
  if (!CERTAIN.test(sum) || !/\d/.test(sum)) return [];
  return [
    ...[...sum.matchAll(SIGN)].map((sign) => edit(index + sign.index, sign[0] === '-' ? '−' : '×')),
    ...[...sum.matchAll(WITHIN_SUM)].map((space) => edit(index + space.index, '\u00A0')),
  ];
}

function before({ input, index }: RegExpExecArray): string {
  return around(input, index, index)[0];
}

function signsAtX({ 0: typed, index }: RegExpExecArray): Edit[] {
  return [...typed.matchAll(/x/g)].map((sign) => edit(index + sign.index, '×'));
}

function edit(start: number, text: string): Edit {
  return { start, end: start + 1, text };
}
