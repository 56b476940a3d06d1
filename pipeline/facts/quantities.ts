/** A number in a text with what it counts. */
export interface Quantity {
  readonly index: number;
  /** Offset after the number and its currency. */
  readonly end: number;
  /** Keys for comparing values: the amount with its currency, or with each word after it. */
  readonly keys: readonly QuantityKey[];
  /** Whether an equal value is hardly a coincidence: a range of money, or a sum of money with more than one digit. */
  readonly isTelling: boolean;
  /** Offset of a backslash that says that the number is intended. */
  readonly mark?: number;
}

export interface QuantityKey {
  readonly key: string;
  /** Offset of the end of the counted word. */
  readonly end: number;
}

const BLANK = String.raw`[ \t\u00a0\u2009\u202f]`;
const WORDS: readonly (readonly string[])[] = [
  ['two', 'zwei', 'due', 'deux', 'dos'],
  ['three', 'drei', 'tre', 'trois', 'tres'],
  ['four', 'vier', 'quattro', 'quatre', 'cuatro'],
  ['five', 'fünf', 'cinque', 'cinq', 'cinco'],
  ['six', 'sechs', 'sei', 'seis'],
  ['seven', 'sieben', 'sette', 'sept', 'siete'],
  ['eight', 'acht', 'otto', 'huit', 'ocho'],
  ['nine', 'neun', 'nove', 'neuf', 'nueve'],
  ['ten', 'zehn', 'dieci', 'dix', 'diez'],
  ['eleven', 'elf', 'undici', 'onze', 'once'],
  ['twelve', 'zwölf', 'dodici', 'douze', 'doce'],
];
const NUMBER_OF_WORD = new Map(WORDS.flatMap((words, index) => words.map((word) => [word, index + 2] as const)));
const DIGITS = String.raw`\d{1,3}(?:[.,'’ \u00a0\u2009\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
const NUMBER = `(?:${DIGITS}|(?:${[...NUMBER_OF_WORD.keys()].join('|')})(?![\\p{L}\\d]))`;
const CURRENCY = String.raw`(?:[€$£¥]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)(?!\p{L}))`;
const MANY_WORDS = 'k|m|bn|thousand|mill?ions?|tausend|millionen|mila|milioni|mille|mil|millones';
const MANY = String.raw`(?:(?:${MANY_WORDS})|(?:mln|mio|tsd)\.?)(?!\p{L})`;
const BETWEEN = String.raw`(?:${BLANK}?[-‐‑–—−]${BLANK}?|${BLANK}(?:to|bis|a|à|and|und|e|et|y)${BLANK})`;
const optionally = (name: string, pattern: string): string => `(?:${BLANK}?(?<${name}>${pattern}))?`;
const LOW = `(?<low>${NUMBER})${optionally('manyLow', MANY)}${optionally('behindLow', CURRENCY)}`;
const HIGH = `(?:${BETWEEN}${CURRENCY}?${BLANK}?(?<high>${NUMBER})${optionally('many', MANY)})?`;
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d_.,/-])(?:(?<before>${CURRENCY})${BLANK}?)?(?<mark>\\?)${LOW}` +
    String.raw`${HIGH}(?<plus>\+)?${optionally('behind', CURRENCY)}`,
  'iuy',
);
/** Where a number may begin; a cheap test, after which most texts need no other. */
const BEGIN = new RegExp(String.raw`\d|\b(?:${[...NUMBER_OF_WORD.keys()].join('|')})\b`, 'gi');
const CURRENCY_BEFORE = new RegExp(`(?<![\\p{L}\\d])${CURRENCY}${BLANK}?\\\\?$`, 'iu');
const LONGEST_CURRENCY = 10;
const LONGEST_AT_LEAST = 12;
const AT_LEAST = /(?:more than|over|oltre|più di|mehr als|über|plus de|más de)[ \t\u00a0]$/iu;
/** A marked figure that is only a number. */
const ALONE = /^\\\d+$/;
/** What is counted: `x`, `%`, or up to three words, with a hyphen or a blank before the first. */
const COUNTED = new RegExp(
  String.raw`(?:${BLANK}?(?<sign>[x×%])(?!\p{L})|(?<joined>[-‑]?)${BLANK}?(?<words>\p{L}+(?:${BLANK}\p{L}+){0,2}))`,
  'iuy',
);
const CODES = new Map(
  Object.entries({ '€': 'eur', $: 'usd', '£': 'gbp', '¥': 'jpy', pound: 'gbp', dollar: 'usd', euro: 'eur' }),
);
const SHORT = new Map(
  Object.entries({ min: 'minute', hr: 'hour', h: 'hour', wk: 'week', mo: 'month', yr: 'year', fold: 'x', time: 'x' }),
);
const FEWEST_LETTERS = 3;

/** Returns the numbers of a text that count something, including money. */
export function readQuantities(text: string): Quantity[] {
  return matchesIn(text).flatMap((match): Quantity[] => {
    const { index, 0: typed, groups = {} } = match;
    const { before, low = '', manyLow, behindLow, high, many = manyLow, plus, behind } = groups;
    const currency = before ?? behind ?? behindLow;
    const end = index + typed.length;
    const values = [valueOf(low, high === undefined ? many : (manyLow ?? many)), valueOf(high ?? low, many)];
    const isAtLeast = plus !== undefined || AT_LEAST.test(text.slice(Math.max(0, index - LONGEST_AT_LEAST), index));
    const amount = `${values.join('-')}${isAtLeast ? '+' : ''}`;
    const counted = currency === undefined ? keysOf(text, end, many) : [{ key: codeOf(currency), end }];
    const keys = counted.map(({ key, ...place }) => ({ key: `${amount} ${key}`, ...place }));
    if (keys.length === 0) return [];
    const mark = typed.includes('\\') ? index + typed.indexOf('\\') : index - 1;
    const digits = low.replaceAll(/\D|^0+|0+$/g, '');
    const isTelling = currency !== undefined && (high !== undefined || digits.length > 1);
    return [{ index, end, keys, isTelling, ...(text[mark] === '\\' && { mark }) }];
  });
}

function matchesIn(text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const lead = text.slice(Math.max(0, begin.index - LONGEST_CURRENCY), begin.index);
    const [currency = lead.endsWith('\\') ? '\\' : ''] = CURRENCY_BEFORE.exec(lead) ?? [];
    QUANTITY.lastIndex = begin.index - currency.length;
    const match = QUANTITY.exec(text);
    if (match) matches.push(match);
    // The rest of a number, or of a word with numbers in it, does not begin a quantity.
    BEGIN.lastIndex = match ? match.index + match[0].length : begin.index + begin[0].length;
  }
  return matches;
}

/** Returns a text without the backslashes that mark a quantity as intended. */
export function withoutMarks(text: string): string {
  if (!text.includes('\\')) return text;
  if (ALONE.test(text)) return text.slice(1);
  const marks = readQuantities(text).flatMap(({ mark }) => mark ?? []);
  return marks.toReversed().reduce((rest, at) => rest.slice(0, at) + rest.slice(at + 1), text);
}

/** Returns a word in lower case without its ending, so that singular and plural are equal. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase();
  const one = plain.length < FEWEST_LETTERS ? plain : plain.replace(/(?<=..)[sx]$/, '');
  const whole = SHORT.get(one) ?? one;
  return whole.length <= FEWEST_LETTERS ? whole : whole.replace(/(?:en|[naeiou])$/, '');
}

/**
 * Returns a key for each word after a number that may be what it counts; thousands may be money without its currency.
 */
function keysOf(text: string, end: number, many: string | undefined): QuantityKey[] {
  if (many !== undefined) return [{ key: 'money', end }];
  COUNTED.lastIndex = end;
  const { 0: whole = '', groups } = COUNTED.exec(text) ?? {};
  const { sign, joined = '', words = '' } = groups ?? {};
  if (sign !== undefined) return [{ key: sign === '%' ? '%' : 'x', end: end + whole.length }];
  const first = end + whole.length - words.length;
  return [...words.matchAll(/\p{L}+/gu)].map(({ 0: word, index: at }) => ({
    // `a 30-minute call` writes its number differently than `30 minutes`, so one cannot replace the other.
    key: (joined === '' || stemOf(word) === 'x' ? '' : '-') + stemOf(word),
    end: first + at + word.length,
  }));
}

function codeOf(currency: string): string {
  const plain = currency.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');
  return CODES.get(plain) ?? plain;
}

function valueOf(number: string, many: string | undefined): number {
  const word = NUMBER_OF_WORD.get(number.toLowerCase());
  if (word !== undefined) return word;
  const whole = number.replace(/[.,'’ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Math.round(Number(whole) * factorOf(many?.toLowerCase().replace('.', '')) * 1000) / 1000;
}

function factorOf(many: string | undefined): number {
  if (many === undefined) return 1;
  if (many === 'bn') return 1e9;
  return /^(?:k|thousand|tsd|tausend|mil|mila|mille)$/.test(many) ? 1e3 : 1e6;
}
