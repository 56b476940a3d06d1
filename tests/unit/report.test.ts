import { expect, test } from 'vitest';
import { createReport } from '../../pipeline/lint/report.ts';

const place = { file: 'a.md', line: 1, column: 1 };

test('the same finding at the same place is reported once', () => {
  const report = createReport();
  const values = { line: 'tags: [a]' };
  report.report('yaml-tab', place, values);
  report.report('yaml-tab', place, values);
  report.report('yaml-tab', { ...place, line: 2 }, values);
  expect(report.findings().map(({ line }) => line)).toEqual([1, 2]);
});
