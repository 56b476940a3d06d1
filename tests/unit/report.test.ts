import { expect, test } from 'vitest';
import { hasErrors } from '../../pipeline/lint/finding.ts';
import { createReport } from '../../pipeline/lint/report.ts';

const place = { file: 'a.md', line: 1, column: 1 };

test('a placeholder counts as an error before a launch only', () => {
  const [now, launch] = [createReport(), createReport({ launch: true })].map((report) => {
    report.report('placeholder-left', place, { what: '`40 km` for `reach`' });
    return hasErrors(report.findings());
  });
  expect([now, launch]).toEqual([false, true]);
});

test('the same finding at the same place is reported once', () => {
  const report = createReport();
  const values = { line: 'tags: [a]' };
  report.report('yaml-tab', place, values);
  report.report('yaml-tab', place, values);
  report.report('yaml-tab', { ...place, line: 2 }, values);
  expect(report.findings().map(({ line }) => line)).toEqual([1, 2]);
});
