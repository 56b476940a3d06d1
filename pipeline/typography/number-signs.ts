import type { Edit } from './edit.ts';
import { baseOf } from './marks-of-languages.ts';
import { around, CURRENCY, isMeasureHead, isMonthBeside, measureBefore, measureBehind, NUMBER } from './measures.ts';

/** Words that announce an identifier, in the languages of which the program knows words. */
const LABELS =
  'n[.°º]|no|nos|n°s|nr|num|núm|number|numbers|numer[oi]|numéros?|números?|\\p{L}*nummern?|\\p{L}+nr|cat|catalogu?e?|catalogo|catálogo|item|lot|lots|lotto|lote|' +
  'los|batch|charge|refs?|réf|references?|référence|referencia|referência|order|ordine|commande|auftrag|pedido|encomenda|invoice|fattura|facture|rechnung|' +
  'factura|fatura|docket|dossier|cases?|causa|sentenza|affaire|arrêt|az|aktenzeichen|caso|expediente|processo|patents?|brevetto|brevet|patentes?|' +
  'applications?|appl|ser|serial|sections?|secs?|sezione|sección|secção|seção|abschnitt|arts?|artikel|articles?|articol[oi]|artículos?|artigos?|rules?|' +
  'laws?|act|legge|loi|gesetz|ley|lei|bill|parts?|parte|partie|teil|models?|modell[oe]?|modèle|modelo|versions?|versione|versión|versão|ver|release|build|' +
  'flights?|vol[oi]?|flug|vuelo|voo|train|treno|zug|bus|gate|box|casella|boîte|postfach|caixa|apartado|ext|extension|extensión|interno|poste|durchwahl|ramal|rooms?|suite|apt|tel|phone|fax|tickets?|issue|' +
  'notices?|announcement|bulletin|circular|resolution|directive|opinion|ruling|contract|contratto|contrat|vertrag|contrato|grants?|agreement|award|' +
  'tender|account|acct|codes?|cod|codice|código|id|pin|type|form|clone|strain|scheme|procedure';
const BETWEEN = '(?:[.:]?[ \u00A0\u202F]?)';
const LABEL = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LABELS})${BETWEEN}$|[#§№]${BETWEEN}$`, 'iu');
/** An acronym, or an abbreviation with a capital: "ISSN", "U.S.C.", "Rul." */
const ACRONYM = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}:?|(?:\p{Lu}\.)+|\p{Lu}\p{Ll}{1,4}\.)[ \u00A0\u202F]$/u;
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]*[ \u00A0\u202F]$/u;

/** Tells whether the text before a number says that it is an identifier: "Catalog no.", "case", "§". */
function isLabelled(before: string): boolean {
  return LABEL.test(before);
}

/** Tells whether the text before a number may be the first part of a code, as in "ISSN 1756-1833". */
function isBehindAcronym(before: string): boolean {
  return isLabelled(before) || ACRONYM.test(before);
}

/** Tells whether the text before a number may be a name, as in "Boeing 737-800". */
function isBehindName(before: string): boolean {
  return isBehindAcronym(before) || CAPITAL.test(before);
}

/**
 * A hyphen before a number, with nothing joined to it on the left but an operator, a bracket or an opening quotation mark.
 * The narrow space inside French marks is no blank: it is set after them.
 */
const HYPHEN = new RegExp(
  String.raw`(?<![^ \t\n\u00A0([=<>≈≤≥~±×÷|"'“‘„«])(?<![^\s([]["'“‘„«])-(?<sign>${CURRENCY}?)(?<number>${NUMBER})(?![\p{N}.:]*-\p{N}|[\p{N}_]|\.\p{N})`,
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

const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}_.,:;/\\#@=+*×^\-–—−\uFFFC])`;
const NOT_AFTER = String.raw`(?![\p{N}_/\\@#=\uFFFC]|[.,:]\p{N}|\.[a-z]|[-–—−](?:\p{N}|\p{Lu}))`;
/** What may follow the first number without a blank. */
const UNIT = String.raw`%|°C?|\p{L}{1,3}|h\d\d`;
const ORDINAL = String.raw`\.|er|º|st|nd|rd|th`;
const RANGE = new RegExp(
  `${NOT_BEFORE}(?<sign>${CURRENCY}?)(?<from>${NUMBER})(?:(?<ordinal>${ORDINAL})|(?<unit>${UNIT}))?-(?<sign2>${CURRENCY}?)(?<to>${NUMBER})${NOT_AFTER}`,
  'gu',
);
const ORDINAL_BEHIND = /^(?:st|nd|rd|th)(?!\p{L})/u;
const CLOCK = /^(?:[01]?\d|2[0-4]):[0-5]\d$/;

/** A hyphen after a figure and its unit; every range has one. */
const BEHIND_FIGURE = /\d(?:[%°.º]|\p{L}){0,3}(?:\d\d)?-/u;

/**
 * Sets en dashes between two numbers that the text shows to be the ends of a range: by a unit, a currency, a month or
 * what is counted beside them, as years or times, or by the `head` of a column, if they are all of its cell. All others may be identifiers,
 * and stay.
 */
export function setRanges(text: string, language: string, head = ''): Edit[] {
  if (!BEHIND_FIGURE.test(text)) return [];
  return [...text.matchAll(RANGE)].flatMap(({ 0: whole, index, groups = {} }) => {
    const [typed, after] = around(text, index, index + whole.length);
    const before = typed.trim() === '' ? `${head} ` : typed;
    const isMeasured = whole.length === text.trim().length && isMeasureHead(head, language);
    if (!isShown(groups, { before, after, isMeasured, language })) return [];
    const start = index + whole.lastIndexOf('-');
    return [{ start, end: start + 1, text: '–' }];
  });
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Surroundings {
  readonly before: string;
  readonly after: string;
  /** Whether the head of the column says what the numbers measure. */
  readonly isMeasured: boolean;
  readonly language: string;
}

function isShown(groups: Groups, { before, after, isMeasured, language }: Surroundings): boolean {
  const { sign, sign2, from = '', to = '', ordinal, unit } = groups;
  if (CLOCK.test(from) && CLOCK.test(to)) return true;
  if (/^0\d/.test(from) || /^0\d/.test(to)) return false;
  if (ordinal !== undefined && ORDINAL_BEHIND.test(after)) return true;
  const first = unit === undefined ? undefined : measureBehind(unit, language);
  if (unit !== undefined && first === undefined) return false;
  if (isDayOfMonth(from) && isDayOfMonth(to) && isMonthBeside(before, after, language))
    return isRising(from, to) && !isLabelled(before);
  if (ordinal !== undefined) return false;
  // Letters that are no unit make a name of it: "12-34b", "4B-21".
  const second = measureBehind(after, language);
  if (second === undefined && (first === 'letter' || /^\p{L}/u.test(after))) return false;
  if (areYears(from, to)) return isMeasured || !isBehindAcronym(before);
  if (/^(?:1[5-9]|20)\d\d$/.test(from) && /^\d\d$/.test(to)) return false;
  if (!first && !isRising(from, to)) return false;
  const beside = new Set([first, second, measureBefore(before, language)]);
  if (sign || sign2 || beside.has('sign')) return true;
  if (isLabelled(before)) return false;
  return beside.has('word') || isMeasured || (beside.has('letter') && !isBehindName(before));
}

function isDayOfMonth(number: string): boolean {
  return /^(?:[1-9]|[12]\d|3[01])$/.test(number);
}

/** Tells whether two numbers are years, the second perhaps without its century. */
function areYears(from: string, to: string): boolean {
  if (!isYear(from)) return false;
  return isYear(to) ? from < to : /^\d\d$/.test(to) && Number(to) > 12 && Number(to) === (Number(from) + 1) % 100;
}

function isYear(digits: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(digits);
}

function isRising(from: string, to: string): boolean {
  return valueOf(from) < valueOf(to);
}

/** Returns the value of a number, whatever its thousands separator. */
function valueOf(number: string): number {
  const isWhole = /^\d{1,3}(?:[.,]\d{3})+$/.test(number) && !number.startsWith('0');
  return Number(isWhole ? number.replace(/[.,]/g, '') : number.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
}

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
const JOINED = String.raw`(?<![\p{L}\p{N}_.,^\uFFFC\-–—−])`;
const LENGTH = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
/** Dimensions such as `1920x1080`; `0x10` is a hexadecimal number. */
const BY = new RegExp(String.raw`${JOINED}(?!0x)${LENGTH}(?:x${LENGTH}){1,3}(?![\p{L}\p{N}_\-–—])`, 'gu');
/** A whole number before a capital may be a name, as in `10x Genomics`. */
const NAME_BEHIND = String.raw`(?<!\d[.,]\d{1,3}x)${SPACE}\p{Lu}`;
/** A factor such as `2.5x`, `2x-3x`. */
const FACTOR = new RegExp(
  String.raw`${JOINED}(?!0x)${LENGTH}x(?:[-–](?!0x)${LENGTH}x)?(?![\p{L}\p{N}_\-–—]|${NAME_BEHIND})`,
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
    ? [...text.matchAll(BY)].flatMap((by) => (isBehindAcronym(textBefore(by)) ? [] : signsAtX(by)))
    : [];
  const factors = TYPED_FACTOR.test(text)
    ? [...text.matchAll(FACTOR)].flatMap((by) => (isLabelled(textBefore(by)) ? [] : signsAtX(by)))
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

function textBefore({ input, index }: RegExpExecArray): string {
  return around(input, index, index)[0];
}

function signsAtX({ 0: typed, index }: RegExpExecArray): Edit[] {
  return [...typed.matchAll(/x/g)].map((sign) => edit(index + sign.index, '×'));
}

function edit(start: number, text: string): Edit {
  return { start, end: start + 1, text };
}

/** A numeric power whose base is not a power itself. */
const POWER =
  /(?<=[\p{L}\p{N})])(?<!\^[\p{N}.,)]{1,9})\^([-−+]?\d{1,6}(?:[.,]\d{1,6})?)(?![\p{L}\p{N}_^({]|[.,]\p{N})/gu;

/** Raises numeric powers. */
export function setPowers(text: string): Edit[] {
  if (!/\^[-−+]?\d/.test(text)) return [];
  return [...text.matchAll(POWER)].map(({ 0: whole, 1: power = '', index }) => ({
    start: index,
    end: index + whole.length,
    text: power.replace('-', '−'),
    raised: true,
  }));
}
