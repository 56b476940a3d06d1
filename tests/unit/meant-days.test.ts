import { expect, test } from 'vitest';
import { meantDays } from '../../pipeline/parse/field-advice/meant-days.ts';

test.each([
  ['20261105', ['2026-11-05']],
  ['2026/1/5', ['2026-01-05']],
  ['2026-01-05T10:00:00Z', ['2026-01-05']],
  ['2026-01-05 type: memo', []],
  ['1.2.26', ['2026-02-01']],
  ['1.2.99', ['1999-02-01']],
  ['6 October 2025', ['2025-10-06']],
  ['3/4/2025', ['2025-03-04', '2025-04-03']],
])('%s means %j', (typed, days) => {
  expect(meantDays(typed)).toEqual(days);
});

test.each(['2026115', '202611', 'soon'])('%s may mean anything', (typed) => {
  expect(meantDays(typed)).toEqual([]);
});
