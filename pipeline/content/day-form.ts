/** Names of months in findings. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Forms in which a day has one meaning: with its year first, also with a time behind it, or with its month in words. */
const CLEAR_FORMS = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/,
  /^(?:\p{L}+,? )?(?<date>\d{1,2})(?:st|nd|rd|th|er|[.º])? (?:de |of )?(?<month>\p{L}{3,})\.?,? (?:de )?(?<year>\d{4})$/u,
  /^(?:\p{L}+,? )?(?<month>\p{L}{3,})\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u,
];
/** The languages whose months are read. */
const LANGUAGES = ['en', 'it', 'fr', 'de', 'es', 'pt'];

/**
 * Returns what is wrong with a calendar day written `YYYY-MM-DD`; undefined if it is valid. Works on the digits alone,
 * so that no time zone can shift it.
 */
export function faultOfDay(text: string): string | undefined {
  const day = readDay(text);
  const fault = day === undefined ? undefined : faultInCalendar(day);
  return fault ?? (day === text ? undefined : 'expected a day as `YYYY-MM-DD`');
}

/** Returns the day, as `YYYY-MM-DD`, that a text such as `6 October 2025` means; undefined if several, or none, may be meant. */
export function dayMeant(text: string): string | undefined {
  const day = readDay(text);
  return day !== undefined && faultInCalendar(day) === undefined ? day : undefined;
}

/** Reads a day in one of the clear forms; the calendar may not have it. */
function readDay(text: string): string | undefined {
  const groups = CLEAR_FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const { year = '', month = '', date = '' } = groups;
  const number = /^\d/.test(month) ? month : monthNamed(month.toLowerCase());
  return number && [year, number.padStart(2, '0'), date.padStart(2, '0')].join('-');
}

function faultInCalendar(day: string): string | undefined {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = MONTHS[month - 1];
  if (name === undefined) return `there is no month ${day.slice(5, 7)}`;
  const last = daysInMonth(year, month);
  return date < 1 || date > last ? `${name} ${year} has ${last} days` : undefined;
}

/** Returns the number of the month that a word names, in whole or by its first letters; undefined if it is none, or two. */
function monthNamed(word: string): string | undefined {
  const meant = new Set<number>();
  for (const language of LANGUAGES) {
    const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++)
      if (
        names
          .format(Date.UTC(2025, month - 1))
          .toLowerCase()
          .startsWith(word)
      )
        meant.add(month);
  }
  const [month] = meant;
  return meant.size === 1 ? String(month) : undefined;
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
