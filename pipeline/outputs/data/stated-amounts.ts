/** The units of a duration, and their common codes (UN/CEFACT Recommendation 20). */
const UNITS = { minute: 'MIN', hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;
const DURATION = /^(?<low>\d{1,4})(?: ?- ?(?<high>\d{1,4}))?[ -](?<unit>\p{L}+)$/u;

const CURRENCY = String.raw`€|£|euros?|[A-Z]{3}`;
const NUMBER = String.raw`\d+(?:[.,'’ ]\d+)*`;
const PRICE = new RegExp(
  String.raw`^(?<before>${CURRENCY})? ?(?<low>${NUMBER}) ?(?<lowMany>[kKM](?!\p{L}{2}))? ?(?<behindLow>${CURRENCY})?` +
    String.raw`(?: ?- ?(?<beforeHigh>${CURRENCY})? ?(?<high>${NUMBER}) ?(?<many>[kKM](?!\p{L}{2}))? ?(?<behind>${CURRENCY})?)?$`,
  'u',
);
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', euro: 'EUR', euros: 'EUR' };

/** A number, or the two ends of a range. */
interface Amount {
  readonly low: number;
  readonly high: number;
}

/** Reads a duration such as `2-3 weeks` in a language; undefined if the text says anything else. */
export function readDuration(text: string, language: string): (Amount & { readonly unitCode: string }) | undefined {
  const { low, high = low, unit } = DURATION.exec(plain(text))?.groups ?? {};
  if (low === undefined || unit === undefined || Number(high) < Number(low)) return undefined;
  const ends = { low: Number(low), high: Number(high) };
  for (const [name, unitCode] of Object.entries(UNITS))
    if ([1, ends.high].some((count) => wordOf(name, count, language) === unit.toLowerCase()))
      return { ...ends, unitCode };
  return undefined;
}

function wordOf(unit: string, count: number, language: string): string | undefined {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
  return parts
    .find(({ type }) => type === 'unit')
    ?.value.trim()
    .toLowerCase();
}

/**
 * Reads a price such as `€15-25K` in a language; undefined if it can be meant in two ways, or if the text says more than
 * a price.
 */
export function readPrice(text: string, language: string): (Amount & { readonly currency: string }) | undefined {
  const { before, low, lowMany, behindLow, beforeHigh, high, many, behind } = PRICE.exec(plain(text))?.groups ?? {};
  const [currency, other] = new Set([before, behindLow, beforeHigh, behind].flatMap((sign) => sign ?? []).map(codeOf));
  const [first, second = first] = [low, high].flatMap((number) => numberIn(number ?? low ?? '', language) ?? []);
  if (currency === undefined || other !== undefined || first === undefined || second === undefined) return undefined;
  // `15-25K` are thousands both; of `900-1.5K`, nobody can say.
  if (lowMany === undefined && many !== undefined && first >= second) return undefined;
  const ends = { low: first * manyOf(lowMany ?? many), high: second * manyOf(high === undefined ? lowMany : many) };
  return ends.low <= ends.high ? { ...ends, currency } : undefined;
}

/** Returns the ISO 4217 code of a sign; undefined if there is none. */
function codeOf(sign: string): string | undefined {
  return CODES[sign] ?? Intl.supportedValuesOf('currency').find((code) => code === sign);
}

function manyOf(sign: string | undefined): number {
  return { K: 1000, M: 1_000_000 }[sign?.toUpperCase() ?? ''] ?? 1;
}

/** Returns the value of a number; undefined where a sign before three digits could be a decimal one. */
function numberIn(text: string, language: string): number | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (!/^\d+$|^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(whole) || whole.includes(decimal)) return undefined;
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
}

/** Returns a text with plain hyphens and spaces, as it may have been typed. */
function plain(text: string): string {
  return text
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\s\u2060]+/g, ' ')
    .trim();
}
