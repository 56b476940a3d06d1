import type { Edit } from './edit.ts';

const NUMBER = String.raw`\d{1,2}:\d{2}|\d{1,3}(?:[.,]\d{3}){1,4}(?:[.,]\d{1,6})?|\d{1,9}(?:[.,]\d{1,6})?`;
const CURRENCY = '[€$£¥]';
const UNIT = '%|°C?|[KMBkmx]|bn|mn|am|pm|st|nd|rd|th';
const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}_.,:;/\\#@=+*×^\-–—−\uFFFC])`;
const NOT_AFTER = String.raw`(?![\p{L}\p{N}_/\\@#=\uFFFC]|[.,:]\p{N}|\.[a-z]|[-–—−](?:\p{N}|\p{Lu}))`;
const RANGE = new RegExp(
  `${NOT_BEFORE}${CURRENCY}?(?<from>${NUMBER})(?<unit>${UNIT})?-${CURRENCY}?(?<to>${NUMBER})(?:%|\\p{L}{1,3})?${NOT_AFTER}`,
  'gu',
);
/** A hyphen before a number, with nothing joined to it on the left. */
const NEGATIVE = new RegExp(
  String.raw`(?<![^\s([=<>≈~±×÷+"'“‘„«/|])-(?=${CURRENCY}?(?:${NUMBER})(?![\p{N}.:]*-\p{N}|[\p{N}_]|\.\p{N}))`,
  'gu',
);
/** A numeric power whose base is not a power itself. */
const POWER =
  /(?<=[\p{L}\p{N})])(?<!\^[\p{N}.,)]{1,9})\^([-−+]?\d{1,6}(?:[.,]\d{1,6})?)(?![\p{L}\p{N}_^({]|[.,]\p{N})/gu;

/** A hyphen after a figure and its unit; every range has one. */
const BEHIND_FIGURE = /\d[%°CKMBkmxbnapstrdh]{0,2}-/;

/** Sets en dashes in ranges, minus signs before numbers, and superscript powers. */
export function setNumbers(text: string): Edit[] {
  if (!/\d/.test(text)) return [];
  return [...(BEHIND_FIGURE.test(text) ? rangesIn(text) : []), ...negativesIn(text), ...powersIn(text)];
}

function rangesIn(text: string): Edit[] {
  return [...text.matchAll(RANGE)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { from = '', unit, to = '' } = groups;
    if (!isRange(from, to, unit !== undefined)) return [];
    const start = index + whole.indexOf('-');
    return [{ start, end: start + 1, text: '–' }];
  });
}

/**
 * Tells whether two numbers are the ends of a range. Falling numbers are a score, an enzyme or a name; a leading zero,
 * or four plain digits that are not a year, are a phone number or a code; a year and a month are a date.
 */
function isRange(from: string, to: string, hasUnit: boolean): boolean {
  const areTimes = from.includes(':') && to.includes(':');
  if (!areTimes && (/^0\d/.test(from) || /^0\d/.test(to))) return false;
  if (isYear(from) && /^\d\d$/.test(to)) return Number(to) > 12 && Number(to) > Number(from) % 100;
  if (/^\d{4}$/.test(to) && /^\d{1,4}$/.test(from) && !hasUnit) return isYear(from) && isYear(to) && from < to;
  return hasUnit || valueOf(from) < valueOf(to);
}

function isYear(digits: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(digits);
}

/** Returns the value of a number, whatever its thousands separator; of a time, its minutes. */
function valueOf(number: string): number {
  const [hours, minutes] = number.split(':');
  if (minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  const isWhole = /^\d{1,3}(?:[.,]\d{3})+$/.test(number) && !number.startsWith('0');
  return Number(isWhole ? number.replace(/[.,]/g, '') : number.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
}

function negativesIn(text: string): Edit[] {
  if (!/-[€$£¥\d]/.test(text)) return [];
  return [...text.matchAll(NEGATIVE)].map(({ index }) => ({ start: index, end: index + 1, text: '−' }));
}

function powersIn(text: string): Edit[] {
  if (!text.includes('^')) return [];
  return [...text.matchAll(POWER)].map(({ 0: whole, 1: power = '', index }) => ({
    start: index,
    end: index + whole.length,
    text: power.replace('-', '−'),
    raised: true,
  }));
}
