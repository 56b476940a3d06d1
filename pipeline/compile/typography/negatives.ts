import type { Edit } from './edit.ts';
import { baseOf } from './marks.ts';
import { measureBehind } from './measures.ts';
import { isLabelled } from './names.ts';
import { around, CURRENCY, NUMBER } from './number-form.ts';

/** A hyphen before a number, with nothing joined to it on the left but an operator, a bracket or an opening quotation mark. */
const HYPHEN = new RegExp(
  String.raw`(?<![^\s([=<>≈≤≥~±×÷|"'“‘„«])(?<![^\s([]["'“‘„«])-(?<sign>${CURRENCY}?)(?<number>${NUMBER})(?![\p{N}.:]*-\p{N}|[\p{N}_]|\.\p{N})`,
  'gu',
);
const OPERATOR_BEFORE = /[=<>≈≤≥~±×÷|][ \u00A0\u202F]?$/u;
/** Words between which and a number stands nothing else. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:at|to|from|below|above|under|than|between|minus) $/iu,
  it: /(?<!\p{L})(?:a|da|sotto|sopra|tra|fra|meno) $/iu,
  fr: /(?<!\p{L})(?:à|entre|sous|moins) $/iu,
  de: /(?<!\p{L})(?:bei|auf|von|unter|über|zwischen|bis|minus) $/iu,
  es: /(?<!\p{L})(?:a|desde|bajo|entre|hasta|menos) $/iu,
  pt: /(?<!\p{L})(?:a|desde|abaixo de|entre|até|menos) $/iu,
};
/** The beginning of a number in a text of numbers. */
const FIRST = /(?:^|[,;()[/|])\s*$/;
/** Further numbers of a list or range, whose unit stands behind the last one. */
const MORE = new RegExp(
  String.raw`^(?:(?:, ?|,? \p{L}{1,5} | [-–] )[-−]?${CURRENCY}?(?:${NUMBER})(?![\p{N}:.]*\p{N})){1,4}`,
  'u',
);

/** A negative number and what joins the next one to it. */
const LAST = new RegExp(String.raw`[-−]${CURRENCY}?(?:${NUMBER})(?:,|,? \p{L}{1,5}) $`, 'u');

/**
 * Sets a minus before a number that the text shows to be negative: by a unit or currency, by a decimal separator, behind an operator or a word
 * such as "below", or where only numbers are in the text, as in a cell. All others may be names, as "M13 (-20)" and "the -800", and stay.
 */
export function setNegatives(text: string, language: string): Edit[] {
  if (!/-[€$£¥\d]/.test(text)) return [];
  const isWithoutWords = !/[\p{L}\uFFFC]/u.test(text);
  return [...text.matchAll(HYPHEN)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { sign, number = '' } = groups;
    const [before, after] = around(text, index, index + whole.length);
    const [more = ''] = MORE.exec(after) ?? [];
    const behind = after.slice(more.length);
    const isBehindWord = (words: string): boolean => BEFORE[baseOf(language)]?.test(words) === true;
    const isNegative =
      (isWithoutWords && FIRST.test(before)) ||
      sign ||
      [before, before.replace(LAST, ''), more.replace(/[-−].*$/, '')].some(isBehindWord) ||
      OPERATOR_BEFORE.test(before) ||
      measureBehind(after, language) ||
      measureBehind(behind, language) ||
      (/[.,]/.test(number) && !isLabelled(before));
    return isNegative ? [{ start: index, end: index + 1, text: '−' }] : [];
  });
}
