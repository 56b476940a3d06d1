/** Names of months in findings. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const DAY_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns what is wrong with a calendar day written `YYYY-MM-DD`; undefined if it is valid. Works on the digits alone,
 * so that no time zone can shift it.
 */
export function faultOfDay(text: string): string | undefined {
  const match = DAY_FORM.exec(text);
  if (!match) return 'expected a day as `YYYY-MM-DD`';
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const name = MONTHS[month - 1];
  if (name === undefined) return `there is no month ${match[2]}`;
  const last = daysInMonth(year, month);
  if (date < 1 || date > last) return `${name} ${year} has ${last} days`;
  return undefined;
}

/** Returns the day of a text with a time, such as `2012-01-02T10:00:00Z`; undefined for any other text. */
export function dayWithoutTime(text: string): string | undefined {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})[T ]\d{1,2}:\d{2}/.exec(text) ?? [];
  return faultOfDay(day) === undefined ? day : undefined;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day such as `2025-10-06` in the long form of a language: `October 6, 2025` in `en`. Uses English for a
 * language that the runtime does not know, never the language of the machine.
 */
export function formatDay(day: string, language: string): string {
  if (faultOfDay(day) !== undefined) throw new Error(`formatDay() takes a checked day, not ${day}`);
  return formatOf(language).format(new Date(`${day}T00:00:00Z`));
}

function formatOf(language: string): Intl.DateTimeFormat {
  const known =
    formats.get(language) ?? new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, known);
  return known;
}
