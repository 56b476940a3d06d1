import { baseOf } from './marks-of-languages.ts';

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
type Certainty = 'sign' | 'word' | 'letter';

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
  const { behind, before } = measureWords(language);
  const months = alternation(monthWords(language));
  return {
    behind: new RegExp(String.raw`^(?:${SPACE}|-)(?:${behind})(?!\p{L})`, 'iu'),
    before: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${before})${SPACE}$`, 'iu'),
    monthBehind: new RegExp(
      String.raw`^(?:\.|er|º|st|nd|rd|th)?${SPACE}(?:(?:de|di|of)${SPACE}|d['’])?(?:${months})(?!\p{L})`,
      'u',
    ),
    monthBefore: new RegExp(String.raw`(?<!\p{L})(?:${months})\.?${SPACE}$`, 'u'),
    head: new RegExp(
      String.raw`[%‰€$£¥°]|(?<!\p{L})(?:${behind}|${before})(?!\p{L})|` +
        String.raw`(?<=[(\[,/] ?)(?:${UNIT_SYMBOLS})(?!\p{L})`,
      'iu',
    ),
  };
}

/** A number with its separators, or a time of the day. */
export const NUMBER = String.raw`\d{1,2}:\d{2}|\d{1,3}(?:[.,]\d{3}){1,4}(?:[.,]\d{1,6})?|\d{1,9}(?:[.,]\d{1,6})?`;
export const CURRENCY = String.raw`(?:[€£¥]|(?:R|US|AU|CA)?\$)`;

/** How many UTF-16 code units around a number are looked at. */
const AROUND = 48;

/** Returns the text around a place, as far as it says what a number there is. */
export function around(text: string, start: number, end: number): [before: string, after: string] {
  return [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
}

const TIMES = ['minute', 'hour', 'day', 'week', 'month', 'year'];
const SIZES = [
  'second',
  'degree',
  'celsius',
  'percent',
  'meter',
  'kilometer',
  'centimeter',
  'millimeter',
  'liter',
  'gram',
];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'];
/** Numbers that select every form of a word in every language. */
const COUNTS = [1, 2, 5, 1.5];
/** Both forms that words have: "weeks", "wks". */
const BOTH = ['long', 'short'] as const;
const LARGE = [1e3, 2e3, 1e6, 2e6, 5e6, 1e9, 2e9, 5e9];
/** Words before page numbers and ages, by language; like those of what is counted, the Unicode CLDR does not have them. */
const PAGES: Readonly<Record<string, string>> = {
  en: String.raw`pages?|pp?\.?|slides|aged|ages`,
  it: String.raw`pagin[ae]|pagg?\.?|pp?\.|età`,
  fr: String.raw`pages?|pp?\.`,
  de: String.raw`Seiten?|S\.|Uhr`,
  es: String.raw`páginas?|págs?\.?|pp?\.`,
  pt: String.raw`páginas?|págs?\.?|pp?\.`,
};
/** Words for what is counted, behind its number. */
const COUNTED: Readonly<Record<string, string>> = {
  en:
    '(?:(?:business|working|calendar|consecutive|full|live|more|target) )?(?:days|weeks|months|hours|quarters?|decades?|centuries|times|fold|' +
    '(?:basis )?points?|pages?|slides?|sentences|words|lines|steps|gates|milestones|rounds|pilots|experiments|scenarios|questions|interviews|candidates|experts|reviewers|people|persons|patients|subjects|participants|animals|mice|samples|doses?|tablets?|capsules?|' +
    'cycles|sessions?|meetings|partners|companies|investors|founders|employees|dollars|pounds|francs)',
  it:
    'per cento|volte|trimestr[ei]|punti|pagin[ae]|slide|parole|persone|pazienti|soggetti|partecipanti|animali|topi|campioni|dos[ei]|compress[ae]|capsul[ae]|cicli|' +
    'session[ei]|incontri|partner|aziende|investitori|dipendenti|dollari|sterline|franchi',
  fr:
    'fois|années|trimestres?|points?|pages?|diapositives?|mots|personnes|patients|sujets|participants|animaux|souris|échantillons|doses?|comprimés?|gélules?|cycles|' +
    'séances?|réunions|partenaires|entreprises|investisseurs|employés|salariés|dollars|livres|francs',
  de:
    'Uhr|mal|Tsd|fach\\p{L}{0,2}|Quartale?n?|(?:Prozentp|P)unkten?|Werktagen?|Arbeitstagen?|Seiten?|Folien|W[oö]rter[n]?|Personen|Menschen|Patienten|Probanden|' +
    'Teilnehmern?|Tieren?|Mäusen?|Proben|Dos(?:is|en)|Tabletten?|Kapseln?|Zyklen|Sitzungen|Treffen|Partnern?|Unternehmen|Firmen|Investoren|' +
    'Mitarbeitern?|Pfund|Franken|(?:sekünd|minüt|stünd|täg|wöch|monat|jähr|seit|proz)\\p{L}{2,6}',
  es:
    'veces|trimestres?|puntos|páginas?|diapositivas|palabras|personas|pacientes|sujetos|participantes|animales|ratones|muestras|dosis|comprimidos?|cápsulas?|' +
    'ciclos|sesiones|reuniones|socios|empresas|inversores|empleados|dólares|libras|francos',
  pt:
    'vezes|trimestres?|pontos|páginas?|diapositivos|slides|palavras|pessoas|pacientes|doentes|sujeitos|participantes|animais|ratos|camundongos|amostras|' +
    'doses?|comprimidos?|cápsulas?|ciclos|sessões|reuniões|parceiros|empresas|investidores|funcionários|dólares|libras|francos|euros?',
};
/** Prefixes of units whose names the Unicode CLDR does not have. */
const PREFIX = '(?:milli|mili|m[iy][ck]ro|nano|kilo|chilo|quilo)?';

/**
 * Returns the words of a language such as `en` or `pt-PT` that show what a number beside them counts, as alternations for a
 * pattern; units, currencies and large numbers as the Unicode CLDR has them. Behind a number: "weeks", "percent",
 * "million"; before one: "pages", "days".
 */
function measureWords(language: string): { readonly behind: string; readonly before: string } {
  const base = baseOf(language);
  // German adds a letter in the dative: "in 2-3 Tagen".
  const ending = base === 'de' ? 'n?' : '';
  const times = TIMES.flatMap((unit) => unitWords(language, unit)).map((word) => word + ending);
  const sizes = SIZES.flatMap((unit) => unitWords(language, unit)).map((word) => PREFIX + word);
  const money = CURRENCIES.flatMap((currency) =>
    wordsOf(language, { style: 'currency', currency, currencyDisplay: 'name' }, 'currency', COUNTS),
  );
  const large = BOTH.flatMap((compactDisplay) =>
    wordsOf(language, { notation: 'compact', compactDisplay }, 'compact', LARGE),
  );
  return {
    behind: alternation([COUNTED[base], ...times, ...sizes, ...money, ...large]),
    before: alternation([PAGES[base], ...times, ...money]),
  };
}

function alternation(patterns: readonly (string | undefined)[]): string {
  return patterns.filter((pattern) => pattern !== undefined).join('|');
}

function unitWords(language: string, unit: string): string[] {
  return BOTH.flatMap((unitDisplay) => wordsOf(language, { style: 'unit', unit, unitDisplay }, 'unit', COUNTS));
}

/** Returns the words that a format puts beside numbers. */
function wordsOf(
  language: string,
  options: Intl.NumberFormatOptions,
  type: Intl.NumberFormatPartTypes,
  numbers: readonly number[],
): string[] {
  const format = new Intl.NumberFormat(language, options);
  return unique(numbers.map((number) => format.formatToParts(number).find((part) => part.type === type)?.value ?? ''));
}

function monthWords(language: string): string[] {
  const first = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
  const words = BOTH.flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    return first.map((time) => format.formatToParts(time).find(({ type }) => type === 'month')?.value ?? '');
  });
  return unique(words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
}

/** Returns words of two letters and more, each once, without the point of an abbreviation. */
function unique(words: readonly string[]): string[] {
  const plain = words.map((word) => word.replace(/\.$/, '')).filter((word) => /^\p{L}[\p{L} -]+$/u.test(word));
  return [...new Set(plain)];
}
