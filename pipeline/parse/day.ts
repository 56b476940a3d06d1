const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Says what is wrong with a calendar day written `YYYY-MM-DD`, or nothing if it is right.
 * Works on the digits alone, so that no time zone can shift it.
 */
export function faultOfDay(text: string): string | undefined {
  const match = FORM.exec(text);
  if (!match) return 'expected a day as `YYYY-MM-DD`';
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const name = MONTHS[month - 1];
  if (name === undefined) return `there is no month ${match[2]}`;
  const last = daysInMonth(year, month);
  if (day < 1 || day > last) return `${name} ${year} has ${last} days`;
  return undefined;
}

/**
 * `2025-10-06` in the long form of a language: `October 6, 2025` in `en`. A language that the program knows nothing of
 * has the English form, never that of the machine.
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

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
