import { ARTICLE, type TextParameters, error, inFields } from '../rule.ts';

/** `day`: the day that is meant, if only one can be. */
export const badDate = error<TextParameters<'value' | 'field' | 'reason', 'day'>>('fields', {
  message: (v) => `Unexpected day \`${v.value}\` for \`${v.field}\`: ${v.reason}`,
  advice: (v) =>
    v.day === undefined ? 'Write the day as `YYYY-MM-DD`, for example `2025-10-06`.' : `Write the day as \`${v.day}\`.`,
  means:
    'A day is written as year, month and day with hyphens, because `03/04/2026` is in March for some readers and in April for ' +
    'others. Days that the calendar does not have are refused as well. Lists and feeds are sorted by these days, so a wrong one would ' +
    'put the article in the wrong place.',
  parameters: { field: 'published', value: '2026-02-31', reason: 'February 2026 has 28 days' },
  example: inFields(ARTICLE, 'published: ‸2026-02-31', 'published: 2026-02-28'),
});
