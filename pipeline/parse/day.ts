import { DAY_FORM, MONTHS } from '../schema/day.ts';

/** `2025-10-06` as `October 6, 2025`, long US English. */
export function formatDay(day: string): string {
  const match = DAY_FORM.exec(day);
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || !month) throw new Error(`formatDay() takes a checked day, not ${day}`);
  return `${month} ${Number(match[3])}, ${match[1]}`;
}
