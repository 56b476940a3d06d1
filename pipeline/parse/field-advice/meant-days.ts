import { faultOfDay } from '../../day-form.ts';

/** Languages whose names of months are known. */
const LANGUAGES = ['en', 'de', 'it', 'fr', 'es'];

const YEAR_FIRST =
  /^(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))(?:[T ]\d{1,2}:\d\d\S*(?: ?(?:Z|UTC|[-+]\d\S*))?)?$/;
const NUMBERS = /^(\d{1,2})([-/. ])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/;
const DAY_FIRST =
  /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s+(?:of\s+|de\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?(\d{4})$/u;
const MONTH_FIRST = /^(?:\p{L}+,\s+)?(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;

/** Two digits from here on are a year of the last century. */
const FIRST_OF_LAST_CENTURY = 70;

/** The days, as `YYYY-MM-DD`, that a text in another form may mean; more than one where day and month may be exchanged. */
export function meantDays(typed: string): string[] {
  const text = typed.trim();
  const days = [...withYearFirst(text), ...inNumbers(text), ...inWords(text)];
  return [...new Set(days)].filter((day) => faultOfDay(day) === undefined);
}

function withYearFirst(text: string): string[] {
  const [, year = '', month, day, plainMonth = '', plainDay = ''] = YEAR_FIRST.exec(text) ?? [];
  return year === '' ? [] : [toDay(year, month ?? plainMonth, day ?? plainDay)];
}

/** Dots stand where the day comes first; with other signs it may be the month, or a year of two digits. */
function inNumbers(text: string): string[] {
  const [, first = '', sign = '', second = '', written = ''] = NUMBERS.exec(text) ?? [];
  if (first === '') return [];
  const year = written.length === 2 ? `${Number(written) < FIRST_OF_LAST_CENTURY ? 20 : 19}${written}` : written;
  if (sign === '.') return [toDay(year, second, first)];
  const isShort = written.length === 2 && first.length === 2;
  const yearFirst = isShort ? [toDay(`20${first}`, second, written)] : [];
  return [...yearFirst, toDay(year, first, second), toDay(year, second, first)];
}

function inWords(text: string): string[] {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const [, name = '', date = '', ofYear = ''] = MONTH_FIRST.exec(text) ?? [];
  const found = [
    { year, month: monthOf(month), day },
    { year: ofYear, month: monthOf(name), day: date },
  ];
  return found.flatMap((one) => (one.month > 0 ? [toDay(one.year, String(one.month), one.day)] : []));
}

/** The number of a month by its name, or by its first letters; 0 for another word. */
function monthOf(word: string): number {
  const start = plain(word);
  if (start.length < 3) return 0;
  const names = LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => ({
      month: month + 1,
      name: plain(format.format(Date.UTC(2025, month, 1))),
    }));
  });
  return names.find(({ name }) => name === start || (start.length <= 4 && name.startsWith(start)))?.month ?? 0;
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function toDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
