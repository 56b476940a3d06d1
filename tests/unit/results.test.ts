import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { failures, readSiteReport, readUnitReport } from '../run/results.mjs';
import { temporaryFolder } from './temporary-folder.ts';

let folder = '';

beforeEach(async () => {
  folder = temporaryFolder();
});

async function written(report: unknown): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

const passing = { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] };
const failing = {
  fullName: 'divides',
  status: 'failed',
  duration: 7,
  failureMessages: ['\u001B[31mby zero\u001B[39m'],
};

function unitFile(status: string, message: string, assertionResults: readonly unknown[]): object {
  return { name: path.join(folder, 'a.test.ts'), status, message, assertionResults };
}

test('a unit test that failed is told with why, without colors', async () => {
  const report = await written({ numPassedTests: 1, testResults: [unitFile('failed', '', [passing, failing])] });
  const { passed, failed, tests } = readUnitReport(report, folder);
  expect([passed, failed]).toEqual([1, 1]);
  expect(failures(tests)).toEqual(['a.test.ts › divides\n    by zero']);
});

test('a file of unit tests that failed outside of them is told too', async () => {
  const skipped = { ...passing, status: 'skipped' };
  const report = await written({ numPassedTests: 0, testResults: [unitFile('failed', 'no module', [skipped])] });
  const { failed, tests } = readUnitReport(report, folder);
  expect(failed).toBe(1);
  expect(failures(tests)).toEqual(['a.test.ts\n    no module']);
});

test('unit tests whose process has stopped before their end have failed', async () => {
  const report = await written({
    numPassedTests: 0,
    testResults: [unitFile('passed', '', [{ ...passing, status: 'pending' }])],
  });
  const { failed, tests } = readUnitReport(report, folder);
  expect(failed).toBe(1);
  expect(failures(tests)).toEqual(['a.test.ts › adds\n    Has not ended: its process has stopped before']);
});

test('a browser test that failed is told with why', async () => {
  const results = [{ duration: 9, errors: [{ message: 'not visible' }] }];
  const spec = { file: 'menu.spec.ts', title: 'opens', tests: [{ status: 'unexpected', results }] };
  const report = await written({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [{ specs: [spec] }] });
  const { failed, tests } = readSiteReport(report);
  expect(failed).toBe(1);
  expect(failures(tests)).toEqual(['tests/site/menu.spec.ts › opens\n    not visible']);
});

test('no more than twenty failures are told, and fifteen lines of each', () => {
  const failure = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const told = failures(Array.from({ length: 23 }, (_, at) => ({ name: `test ${at}`, ms: 1, failure })));
  expect(told).toHaveLength(21);
  expect(told[0]?.split('\n')).toHaveLength(16);
  expect(told.at(-1)).toBe('and 3 more');
});

test('nothing is told where nothing failed', async () => {
  const report = await written({ numPassedTests: 1, testResults: [unitFile('passed', '', [passing])] });
  const { failed, tests } = readUnitReport(report, folder);
  expect(failed).toBe(0);
  expect(failures(tests)).toEqual([]);
});
