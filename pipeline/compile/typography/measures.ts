import { measureWords } from './measure-words.ts';

const SPACE = '[ \u00A0\u202F]';
/** Symbols of units that are no words and no single letters. */
export const UNIT_SYMBOLS =
  '%|‰|°[CF]?|€|£|¥|[kcmµμun]m[²³]?|m[²³]|km/h|[kmµμun]g|[mµμu][lL]|mins?|hrs?|secs?|ms|[kMG]?Hz|[kMGT]B|[kM]W|[kM]?Wh|[kM]?Pa|[mµμun]M|[mµμunp]?mol|kcal|kJ|kDa|bp|nt|rpm|IU';
/** Symbols of units that are single letters; identifiers end with such letters, too. */
const LETTERS = `[kKB]|h\\d\\d|${SPACE}?(?:[mhglx]|M(?!\\.))|${SPACE}(?:s|[LVW](?!\\.))`;
const NO_MORE = String.raw`(?![\p{L}\p{N}_]|[-–—−](?:\p{N}|\p{Lu}))`;

const SIGN = new RegExp(
  String.raw`^${SPACE}?(?:\$|[ap]\.m\.|(?:${UNIT_SYMBOLS}|[kM]€|bn|mn|am|pm|units?)(?:\/[\p{L}²³]{1,6}){0,2})${NO_MORE}`,
  'u',
);
const LETTER = new RegExp(`^(?:${LETTERS})${NO_MORE}`, 'u');
const CODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:EUR|USD|GBP|CHF|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN|BRL|Fr\.|pH)${SPACE}?$|[€$£¥]${SPACE}$`,
  'u',
);
const CODE_BEHIND = new RegExp(
  String.raw`^${SPACE}?(?:EUR|USD|GBP|CHF|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN|BRL)(?!\p{L})`,
  'u',
);

/** Capitals, which are no word: "WO 2019-123456" has nothing to do with weeks. */
const CAPITALS = new RegExp(String.raw`\p{Lu}{2}${SPACE}$`, 'u');

/** How surely what is beside a number shows that it is a measure: by a sign, by a word, or by a letter that may be of a name. */
export type Certainty = 'sign' | 'word' | 'letter';

/** Tells how surely the text behind a number is its unit, its currency, or what it counts. */
export function measureBehind(after: string, language: string): Certainty | undefined {
  if (SIGN.test(after) || CODE_BEHIND.test(after)) return 'sign';
  if (patternsOf(language).behind.test(after)) return 'word';
  return LETTER.test(after) ? 'letter' : undefined;
}

/** Tells how surely the text before a number is its currency or "pH", or says what it counts. */
export function measureBefore(before: string, language: string): Certainty | undefined {
  if (CODE.test(before)) return 'sign';
  return patternsOf(language).before.test(before) && !CAPITALS.test(before) ? 'word' : undefined;
}

/** Tells whether the text before or behind days is a month. */
export function isMonthBeside(before: string, after: string, language: string): boolean {
  const { monthBefore, monthBehind } = patternsOf(language);
  return monthBehind.test(after) || monthBefore.test(before);
}

/** Tells whether the head of a column says what the numbers below it measure. */
export function isMeasureHead(head: string, language: string): boolean {
  return patternsOf(language).head.test(head);
}

interface Patterns {
  readonly behind: RegExp;
  readonly before: RegExp;
  readonly monthBehind: RegExp;
  readonly monthBefore: RegExp;
  readonly head: RegExp;
}

const known = new Map<string, Patterns>();

function patternsOf(language: string): Patterns {
  const patterns = known.get(language) ?? makePatterns(language);
  known.set(language, patterns);
  return patterns;
}

function makePatterns(language: string): Patterns {
  const { behind, before, months } = measureWords(language);
  return {
    behind: new RegExp(String.raw`^(?:${SPACE}|-)(?:${behind})(?!\p{L})`, 'iu'),
    before: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${before})${SPACE}$`, 'iu'),
    monthBehind: new RegExp(
      String.raw`^(?:\.|er|º|st|nd|rd|th)?${SPACE}(?:(?:de|di|of)${SPACE}|d['’])?(?:${months})(?!\p{L})`,
      'u',
    ),
    monthBefore: new RegExp(String.raw`(?<!\p{L})(?:${months})\.?${SPACE}$`, 'u'),
    head: new RegExp(
      String.raw`[%‰€$£¥°]|(?<!\p{L})(?:${behind}|${before})(?!\p{L})|(?<=[(\[,/] ?)(?:${UNIT_SYMBOLS})(?!\p{L})`,
      'iu',
    ),
  };
}
