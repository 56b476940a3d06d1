import type { Edit } from './edit.ts';
import { isMeasureHead, isMonthBeside, measureBefore, measureBehind } from './measures.ts';
import { isBehindAcronym, isBehindName, isLabelled } from './names.ts';
import { around, CURRENCY, NUMBER } from './number-form.ts';

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

/** Tells whether what is beside two numbers makes them a range. */
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
