import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dayMeant, faultOfDay, formatDay } from '../../pipeline/content/day-form.ts';

/** The days that the calendar of the system knows, counted one by one from 1999 to 2033. */
const realDays = new Set<string>();
for (let day = Date.UTC(1999, 0, 1); day < Date.UTC(2034, 0, 1); day += 86_400_000)
  realDays.add(new Date(day).toISOString().slice(0, 10));

describe('a day', () => {
  test('from 1999 to 2033 is right where the calendar has it, and wrong elsewhere', () => {
    const differing: string[] = [];
    for (let year = 1999; year <= 2033; year++)
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          if ((faultOfDay(text) === undefined) !== realDays.has(text)) differing.push(text);
        }
    expect(differing).toEqual([]);
  });

  test.each([
    ['2026-02-31', 'February 2026 has 28 days'],
    ['1900-02-29', 'February 1900 has 28 days'],
    ['2025-01-00', 'January 2025 has 31 days'],
    ['2025-13-01', 'there is no month 13'],
    ['03/04/2026', 'expected a day as `YYYY-MM-DD`'],
    ['31 June 2025', 'June 2025 has 30 days'],
    ['2025/6/31', 'June 2025 has 30 days'],
    ['6 October 2025', 'expected a day as `YYYY-MM-DD`'],
    ['20250908', 'expected a day as `YYYY-MM-DD`'],
    ['2025-09-08T00:00:00Z', 'expected a day as `YYYY-MM-DD`'],
    ['2025-09-08\n', 'expected a day as `YYYY-MM-DD`'],
    ['٢٠٢٥-٠٩-٠٨', 'expected a day as `YYYY-MM-DD`'],
  ])('%j is wrong, and the reason is said', (text, reason) => {
    expect(faultOfDay(text)).toBe(reason);
  });

  test.each([
    ['6 October 2025', '2025-10-06'],
    ['October 6th, 2025', '2025-10-06'],
    ['Mon, 6 Oct. 2025', '2025-10-06'],
    ['6 ottobre 2025', '2025-10-06'],
    ['1er août 2025', '2025-08-01'],
    ['3. März 2026', '2026-03-03'],
    ['6 de octubre de 2025', '2025-10-06'],
    ['2025/10/6', '2025-10-06'],
    ['2025-10-06T09:00+02:00', '2025-10-06'],
    ['31 June 2025', undefined],
    ['3 jui 2025', undefined],
    ['06/10/2025', undefined],
    ['6.10.2025', undefined],
    ['6 Brumaire 2025', undefined],
    ['October 2025', undefined],
    ['2025', undefined],
  ])('in the form %j means %s', (text, day) => {
    expect(dayMeant(text)).toBe(day);
  });

  test('is written in long US English', () => {
    const months = 'January February March April May June July August September October November December'.split(' ');
    const written = (text: string): string => {
      const [year, month = 0, day] = text.split('-').map(Number);
      return `${months[month - 1]} ${day}, ${year}`;
    };
    expect([...realDays].filter((text) => formatDay(text, 'en') !== written(text))).toEqual([]);
  });

  test.each([
    ['en', 'October 6, 2025', 'March 1, 2026'],
    ['en-GB', '6 October 2025', '1 March 2026'],
    ['de', '6. Oktober 2025', '1. März 2026'],
    ['ja', '2025年10月6日', '2026年3月1日'],
    ['qq', 'October 6, 2025', 'March 1, 2026'],
  ])('is written in `%s` as %s', (language, october, march) => {
    expect([formatDay('2025-10-06', language), formatDay('2026-03-01', language)]).toEqual([october, march]);
  });

  test('that was not checked is not written', () => {
    expect(() => formatDay('soon', 'en')).toThrow('formatDay() takes a checked day, not soon');
  });

  test('is the same day in each time zone, in English where the language is unknown to a German machine', () => {
    const zones = ['Etc/GMT+12', 'America/New_York', 'UTC', 'Europe/Rome', 'Asia/Kolkata', 'Etc/GMT-14'];
    const module = fileURLToPath(new URL('../../pipeline/content/day-form.ts', import.meta.url));
    const script = `
      import { formatDay } from ${JSON.stringify(module)};
      for (const zone of ${JSON.stringify(zones)}) {
        process.env.TZ = zone;
        const midnight = new Date(2025, 0, 1).getTimezoneOffset();
        console.log(midnight, ['2025-01-01', '2025-03-30', '2025-12-31'].map((day) => formatDay(day, 'qq')).join('; '));
      }`;
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'de_DE.UTF-8' },
    });
    const offsets = [720, 300, 0, -60, -330, -840];
    const days = 'January 1, 2025; March 30, 2025; December 31, 2025';
    expect(stdout.trim().split('\n')).toEqual(offsets.map((minutes) => `${minutes} ${days}`));
  }, 20_000);
});
