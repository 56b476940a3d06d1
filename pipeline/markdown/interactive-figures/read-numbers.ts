import type { MoneyForm } from '../../content/model/interactive-figure.ts';

/** How a table writes numbers. */
export interface NumberForm {
  /** The decimal separator. */
  readonly decimal: '.' | ',';
  /** Whether the other sign separates thousands: not in a table that uses the decimal separator of another language. */
  readonly hasGroups: boolean;
}

/** A number in a text, with the offset of its sign or first digit. */
interface NumberInText {
  /** NaN if the digits are not a number or are ambiguous. */
  readonly value: number;
  readonly index: number;
}

/**
 * Digits with all points and commas between them, and a minus, which may precede a currency; after a letter, a digit or
 * a percent sign it is not a minus.
 */
const RUN = /(?<![\d.,])(?:(?<![\p{L}%])[-−]\p{Sc}?)?\d+(?:[.,]\d+)*/gu;
/** Thousands in one language, and a number with three decimals in another. */
const TWO_READINGS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
/** Thousands with commas or points between, and decimals after the other sign. */
const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
};

/**
 * Returns how the numbers in some texts are written: as in the site's language, unless one of them fits only another
 * form.
 */
export function numberFormOf(texts: readonly string[], language: string): NumberForm {
  const decimal = decimalIn(language);
  const other = decimal === '.' ? ',' : '.';
  const isOther = ([run]: RegExpMatchArray): boolean =>
    run.includes(other) && DECIMAL.test(unsigned(run)) && !TWO_READINGS.test(unsigned(run));
  const hasOther = texts.some((text) => [...text.matchAll(RUN)].some(isOther));
  return { decimal: hasOther ? other : decimal, hasGroups: !hasOther };
}

/** Returns all numbers in a text, in order. */
export function readNumbers(text: string, form: NumberForm): number[] {
  return numbersIn(text, form).map(({ value }) => value);
}

/** Returns the same with their offsets. */
export function numbersIn(text: string, form: NumberForm): NumberInText[] {
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const value = Number(plainDigits(unsigned(run), form));
    return { value: unsigned(run) === run ? value : -value, index };
  });
}

/** Returns unsigned digits in program form; undefined if they are not a number or are ambiguous. */
function plainDigits(digits: string, { decimal, hasGroups }: NumberForm): string | undefined {
  const isTwo = TWO_READINGS.test(digits);
  if (isTwo && !hasGroups) return undefined;
  if (GROUPED[decimal].test(digits)) return digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.');
  return DECIMAL.test(digits) ? digits.replace(',', '.') : undefined;
}

function clearDigits(digits: string, { decimal }: NumberForm): string | undefined {
  if (!TWO_READINGS.test(digits)) return undefined;
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  return `one reading of its number: \`${whole}${rest}\` for thousands, \`${whole}${decimal}${rest.slice(0, 2)}\` for decimals`;
}

function unsigned(run: string): string {
  return run.replace(/^[-−]\p{Sc}?/u, '');
}

/** English has a decimal point in every country; the runtime knows the separators of other languages. */
function decimalIn(language: string): NumberForm['decimal'] {
  if (/^en\b/.test(language)) return '.';
  const parts = new Intl.NumberFormat([language, 'en']).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === '.') ? '.' : ',';
}

/** A sum of money such as `€0.7M`, and how it is written. */
export interface Money {
  readonly value: number;
  /** Number of decimals as typed. */
  readonly decimals: number;
  readonly form: MoneyForm;
}

const SUM = /^(?<sign>[-−])?(?<before>[^\d.,\s\-−–]*\s?)(?<digits>\d+(?:[.,]\d+)*)(?<behind>\s?[^\d]*)$/u;

/** Reads a sum of money; undefined if the text is none, or is ambiguous. */
export function readMoney(text: string, form: NumberForm): Money | undefined {
  const { sign, before = '', digits = '', behind = '' } = SUM.exec(text)?.groups ?? {};
  const plain = plainDigits(digits, form);
  if (plain === undefined) return undefined;
  const value = Number(plain) * (sign === undefined ? 1 : -1);
  const [, decimals = ''] = plain.split('.');
  return { value, decimals: decimals.length, form: { before, behind, decimal: form.decimal } };
}

/** Returns the expected form of an ambiguous sum. */
export function clearMoney(text: string, form: NumberForm): string | undefined {
  return clearDigits(SUM.exec(text)?.groups?.['digits'] ?? '', form);
}

/** Tells whether two sums have the same currency and unit; ignores blanks. */
export function haveOneUnit(one: MoneyForm, other: MoneyForm): boolean {
  const unitOf = ({ before, behind }: MoneyForm): string => `${before}|${behind}`.replace(/\s/g, '');
  return unitOf(one) === unitOf(other);
}
