/** How a table writes numbers. */
export interface NumberForm {
  /** What stands before decimals. */
  readonly decimal: '.' | ',';
  /** Whether the other sign stands between thousands: not in a table that has decimals behind the sign of another language. */
  readonly hasGroups: boolean;
}

/** A number in a text, with the place of its first sign or digit. */
export interface NumberInText {
  /** NaN for digits that are no number, or that can be read as two. */
  readonly value: number;
  readonly index: number;
}

/** Digits with all points and commas between them; a minus is none behind a letter, a digit or a percent sign, and may stand before a currency. */
const RUN = /(?<![\d.,])(?:(?<![\p{L}%])[-−]\p{Sc}?)?\d+(?:[.,]\d+)*/gu;
/** Thousands in one language, and a number with three decimals in another. */
const TWO_READINGS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
/** Thousands with commas or points between, and decimals behind the other sign. */
const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
};

/** How the numbers in some texts are written: as the language of the site does it, unless one of them can only be written otherwise. */
export function numberFormOf(texts: readonly string[], language: string): NumberForm {
  const decimal = decimalIn(language);
  const other = decimal === '.' ? ',' : '.';
  const isOther = ([run]: RegExpMatchArray): boolean =>
    run.includes(other) && DECIMAL.test(unsigned(run)) && !TWO_READINGS.test(unsigned(run));
  const hasOther = texts.some((text) => [...text.matchAll(RUN)].some(isOther));
  return { decimal: hasOther ? other : decimal, hasGroups: !hasOther };
}

/** All numbers in a text, in their order. */
export function readNumbers(text: string, form: NumberForm): number[] {
  return numbersIn(text, form).map(({ value }) => value);
}

/** The same with their places. */
export function numbersIn(text: string, form: NumberForm): NumberInText[] {
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const value = Number(plainDigits(unsigned(run), form));
    return { value: unsigned(run) === run ? value : -value, index };
  });
}

/** Digits without a sign as a program writes them; undefined where they are no number, or can be read as two. */
export function plainDigits(digits: string, { decimal, hasGroups }: NumberForm): string | undefined {
  const isTwo = TWO_READINGS.test(digits);
  if (isTwo && !hasGroups) return undefined;
  if (GROUPED[decimal].test(digits)) return digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.');
  return DECIMAL.test(digits) ? digits.replace(',', '.') : undefined;
}

/** What is expected in place of digits that can be read as two numbers. */
export function clearDigits(digits: string, { decimal }: NumberForm): string | undefined {
  if (!TWO_READINGS.test(digits)) return undefined;
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  return `one reading of its number: \`${whole}${rest}\` for thousands, \`${whole}${decimal}${rest.slice(0, 2)}\` for decimals`;
}

function unsigned(run: string): string {
  return run.replace(/^[-−]\p{Sc}?/u, '');
}

/** English has a point before decimals, whatever its country; of other languages the program that runs knows it. */
function decimalIn(language: string): NumberForm['decimal'] {
  if (/^en\b/.test(language)) return '.';
  const parts = new Intl.NumberFormat([language, 'en']).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === '.') ? '.' : ',';
}
