import { faultOfDay } from '../../content/day-form.ts';

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
