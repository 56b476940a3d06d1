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

/** `2025-10-06` as `October 6, 2025`, long US English. */
export function formatDay(day: string): string {
  const match = FORM.exec(day);
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || !month) throw new Error(`formatDay() takes a checked day, not ${day}`);
  return `${month} ${Number(match[3])}, ${match[1]}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
