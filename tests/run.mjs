// Runs the unit tests, then the browser tests, and ends with one line that counts both.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'tests', '.results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const unit = runVitest();
const site = runPlaywright();
const passed = unit.passed + site.passed;
const failed = unit.failed + site.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runVitest() {
  const file = path.join(results, 'unit.json');
  const status = run('vitest', 'vitest.mjs', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = numFailedTests === 0 ? numFailedTestSuites : 0;
  return { passed: numPassedTests, failed: atLeastOne(status, numFailedTests + brokenFiles) };
}

function runPlaywright() {
  const file = path.join(results, 'site.json');
  const status = run(
    '@playwright/test',
    'cli.js',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: atLeastOne(status, stats.unexpected + stats.flaky) };
}

/** A runner that failed without a failed test has failed all the same. */
function atLeastOne(status, count) {
  return status === 0 ? count : Math.max(1, count);
}

function run(name, script, args, env = {}) {
  const file = path.join(root, 'node_modules', name, script);
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status;
}
