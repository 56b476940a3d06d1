// `npm test` and `npm run test:quick`: runs the tests, says which are the slowest, and ends with one line that counts all.
// `--quick` leaves out slow tests, and `--changed` those that a change cannot affect; `--long` tries every case of large sets.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describeBrowser, findBrowser, findOtherBrowser, installBrowser } from './run/browser.mjs';
import { freePort } from './run/free-port.mjs';
import { installPrograms } from './run/programs.mjs';
import { failures, readSiteReport, readUnitReport, slowest } from './run/results.mjs';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'tests', '.results');
const [unitFile, siteFile, otherSiteFile] = ['unit.json', 'site.json', 'site-other.json'].map((name) =>
  path.join(results, name),
);
const NO_BROWSER = 'No browser for the tests: install Chromium or Chrome, then run `npm test` again';
const modes = { '--quick': quickly, '--changed': changed, '--long': wholly };
const [mode] = process.argv.slice(2);
/** Read by `tests/sampling.ts`. */
const extent = mode === '--quick' ? { TESTS: 'quick' } : mode === '--long' ? { TESTS: 'long' } : {};
const port = process.env.SITE_PORT ?? String(await freePort(4321));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
/** A browser; if there is none, it is installed while the tests run that need none. */
const browser = Promise.resolve(findBrowser() ?? installBrowser(start));
const failedSteps = await (modes[mode] ?? wholly)();
report(failedSteps);

async function wholly() {
  if (mode === '--long') installPrograms(root);
  if (!(await build())) return 1;
  const ran = [await unit(['run']), await site()];
  if (mode === '--long')
    ran.push(await siteInOtherBrowser(), await run(['--import', 'tsx', 'tests/lighthouse/lighthouse.ts']));
  return count(ran);
}

/** Runs unit and browser tests in parallel, to use both cores of a small machine. */
async function quickly() {
  const pages = async () => (await build('pipe')) && site(['--grep=@quick', '--workers=1'], 'pipe');
  return count(await Promise.all([pages(), unit(['run'], 'pipe')]));
}

/**
 * Runs the tests that import, directly or not, a file that differs from `main`. Browser tests import nothing of the site,
 * so all of them run if any file that the site is built from differs.
 */
async function changed() {
  const base = git('merge-base', 'HEAD', 'main') || 'HEAD';
  const isBuilt = await build();
  const files = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '-o', '--exclude-standard').split('\n'),
  ];
  const only = files.some((file) => /^(content|pages|pipeline|public|renderer)\//.test(file))
    ? []
    : [`--only-changed=${base}`];
  const ran = [await unit(['run', `--changed=${base}`, '--passWithNoTests'])];
  return count([isBuilt, ...ran, isBuilt && (await site([...only, '--pass-with-no-tests']))]);
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}

/** Prints the slowest tests, the failures and, in the last line, how many passed and failed; a failed step that is no test counts as one. */
function report(stepsFailed) {
  const reports = [readUnitReport(unitFile, root), readSiteReport(siteFile), readSiteReport(otherSiteFile)];
  const tests = reports.flatMap((one) => one.tests);
  if (tests.length > 0) console.log(`\nThe slowest tests:\n${slowest(tests).join('\n')}`);
  const sum = (name) => reports.reduce((total, one) => total + one[name], 0);
  const passed = sum('passed');
  const failed = Math.max(sum('failed'), stepsFailed);
  const told = failures(tests);
  if (told.length > 0) console.log(`\nWhat failed:\n\n${told.join('\n\n')}`);
  else if (failed > 0) console.log('\nA step failed that is no test; what it printed is above');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && (passed > 0 || mode === '--changed') ? 0 : 1);
}

async function build(stdio) {
  const args = ['--max-semi-space-size=16', 'pipeline/bin/run.mjs', 'build'];
  const isBuilt = await run(args, { stdio });
  if (!isBuilt) console.log('The site could not be built, so no page of it was tested');
  return isBuilt;
}

function unit(args, stdio) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`];
  return run([bin('vitest', 'vitest.mjs'), ...args, '--config', 'tests/vitest.config.ts', ...reporters], { stdio });
}

async function site(args = [], stdio) {
  const executable = await browser;
  if (executable !== undefined) return siteIn(executable, siteFile, args, { stdio });
  console.log(NO_BROWSER);
  return false;
}

/**
 * Runs the usual browser tests in the other kind of Chromium too, since each does by itself what the other does not; the
 * rarer cases run in the first only.
 */
async function siteInOtherBrowser() {
  const executable = await browser;
  const other = executable === undefined ? undefined : findOtherBrowser(executable);
  if (other !== undefined) return siteIn(other, otherSiteFile, [], { TESTS: 'usual' });
  console.log('Only one kind of Chromium is there: install `chromium` and `chromium-headless-shell` for both');
  return true;
}

function siteIn(executable, reportFile, args = [], { stdio, ...extra } = {}) {
  console.log(`The browser tests run in ${describeBrowser(executable)}`);
  const program = [bin('@playwright/test', 'cli.js'), 'test', '--config', 'tests/playwright.config.ts'];
  const env = {
    BROWSER_EXECUTABLE: executable,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    SITE_PORT: port,
    ...extra,
  };
  return run([...program, '--reporter=line,json', ...args], { stdio, env });
}

/** Runs a program in Node.js; resolves with whether its exit code is 0. With `pipe`, prints its output when it has ended. */
function run(args, { stdio = 'inherit', env } = {}) {
  return start(process.execPath, args, { stdio, env });
}

function start(program, args, { stdio = 'pipe', env = {} } = {}) {
  const shell = process.platform === 'win32' && !path.isAbsolute(program);
  const child = spawn(program, args, { cwd: root, shell, stdio, env: { ...process.env, ...extent, ...env } });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

function bin(name, script) {
  return path.join(root, 'node_modules', name, script);
}

function count(ran) {
  return ran.filter((hasPassed) => !hasPassed).length;
}
