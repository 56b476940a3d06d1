// What the two runners have written down: how many tests passed and failed, and how long each took.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SLOWEST = 10;

/** Reads the report of Vitest: `{ passed, failed, tests }`, each test with `name` and `ms`. */
export function readUnitReport(file, root) {
  const report = readReport(file);
  if (!report) return NOTHING;
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
  const brokenFiles = numFailedTests === 0 ? numFailedTestSuites : 0;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles, tests };
}

/** Reads the report of Playwright, in the same form. */
export function readSiteReport(file) {
  const report = readReport(file);
  if (!report) return NOTHING;
  const { stats, suites } = report;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsIn) };
}

/** The slowest tests, a line each. */
export function slowest(tests) {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

const NOTHING = { passed: 0, failed: 0, tests: [] };

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `tests/site/${file} › ${title}`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}
