// Reads the reports of both test runners: how many tests passed and failed, and how long each took.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SLOWEST = 10;
const MAX_FAILURES = 20;
const MAX_LINES = 15;

/** What the failure of a test begins with that had not ended when its run did. */
export const NOT_ENDED = 'Has not ended';

/**
 * Reads the report of Vitest: `{ passed, failed, tests }`, each test with `name`, `ms` and, where it failed, `failure`.
 * A file that failed outside its tests counts as one more.
 */
export function readUnitReport(reportFile, root) {
  const report = readReport(reportFile);
  if (!report) return NOTHING;
  const tests = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const own = assertionResults.map((result) => ({
      name: `${file} › ${result.fullName}`,
      ms: result.duration ?? 0,
      ...(result.status === 'failed' && { failure: result.failureMessages.join('\n') }),
      // Skipped tests are `skipped`.
      ...(result.status === 'pending' && { failure: `${NOT_ENDED}: its process has stopped before` }),
    }));
    return status === 'failed' && !own.some(hasFailed) ? [...own, { name: file, ms: 0, failure: message }] : own;
  });
  return { passed: report.numPassedTests, failed: tests.filter(hasFailed).length, tests };
}

/** Reads the report of Playwright, in the same form. */
export function readSiteReport(file) {
  const report = readReport(file);
  if (!report) return NOTHING;
  const { stats, suites } = report;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsIn) };
}

/** Returns the slowest tests, a line each. */
export function slowest(tests) {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** Returns the failed tests, each with the first lines of its failure. */
export function failures(tests) {
  const failed = tests.filter(hasFailed);
  const told = failed.slice(0, MAX_FAILURES).map(({ name, failure }) => {
    const why = failure.replaceAll(ANSI, '').trim().split('\n').slice(0, MAX_LINES);
    return [name, ...why.map((line) => `    ${line}`)].join('\n');
  });
  return failed.length > MAX_FAILURES ? [...told, `and ${failed.length - MAX_FAILURES} more`] : told;
}

// oxlint-disable-next-line no-control-regex -- colors of a terminal begin with a control character
const ANSI = /\u001B\[[\d;]*m/g;
const NOTHING = { passed: 0, failed: 0, tests: [] };

function hasFailed({ failure }) {
  return failure !== undefined;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `tests/site/${file} › ${title}`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
      ...failureOf(status, results),
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function failureOf(status, results) {
  if (status !== 'unexpected' && status !== 'flaky') return {};
  return { failure: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') };
}
