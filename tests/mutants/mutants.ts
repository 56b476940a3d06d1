import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../pipeline/browser.mjs';
import { createChoice } from '../choice.ts';
import { readSiteReport, readUnitReport } from '../run/results.mjs';
import { readArguments } from '../tool-arguments.ts';
import { findMutants, type Mutant, type MutantKind } from './find-mutants.ts';

// Changes the committed sources in one place at a time, and says which test sees it: those to which imports lead first, then, in the
// browser, what is built. A change that no test of a usual run sees is tried with the tests of a long run.
const { words } = readArguments(
  [
    'mutants [-- COUNT [SEED [FIRST]]]',
    'Makes that many faults in the sources, 200 without a number, and says which tests see them.',
  ],
  { mostWords: 3 },
);
const [count = 200, seed = 1, first = 0] = words.map(Number);
/** Of every hundred mutants. */
const SHARES: Readonly<Record<MutantKind, number>> = {
  finding: 20,
  severity: 15,
  guard: 20,
  logic: 10,
  offset: 10,
  label: 10,
  style: 15,
};
const ROOT = path.resolve(import.meta.dirname, '../..');
const TABLE = path.join(ROOT, 'tests/.results/mutants.md');
/** A mutant often makes a loop that never ends. */
const MOST_MS = 15 * 60_000;
/** Types and linting see many a mutant, and no fault in what the program does. */
const WITHOUT = ['--exclude=**/quality.test.ts', '--exclude=**/mutants/**'];
/** Tests of which a usual run takes a sample. */
const SAMPLED = ['mistakes/pairs', 'mistakes/mistakes-command', 'mistakes/check-and-build', 'foreign-texts'];

interface Placed extends Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
const project = path.join(folder, 'project');
try {
  execFileSync('git', ['clone', '--quiet', ROOT, project]);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  const chosen = choose(allMutants());
  for (const [index, mutant] of chosen.entries()) {
    if (index < first) continue;
    const seenBy = await tryOut(mutant);
    const place = `${mutant.file}:${mutant.line}`;
    const change = `\`${shorten(mutant.was)}\` → \`${shorten(mutant.to)}\``.replaceAll('|', String.raw`\|`);
    const row = `| ${index + 1} | ${mutant.kind} | ${place} | ${change} | ${seenBy} |`;
    console.log(row);
    appendFileSync(TABLE, `${row}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function allMutants(): Placed[] {
  return ['pipeline', 'renderer', 'pages'].flatMap((top) =>
    readdirSync(path.join(project, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('styleguide'))
      .toSorted()
      .flatMap((name) => {
        const file = `${top}/${name}`;
        const source = readFileSync(path.join(project, file), 'utf8');
        return findMutants(file, source).map((mutant) => ({
          ...mutant,
          file,
          line: source.slice(0, mutant.start).split('\n').length,
          was: source.slice(mutant.start, mutant.end),
        }));
      }),
  );
}

function choose(all: readonly Placed[]): Placed[] {
  const next = createChoice(seed);
  return Object.entries(SHARES).flatMap(([kind, share]) => {
    const left = all.filter((mutant) => mutant.kind === kind);
    const size = Math.min(left.length, Math.round((count * share) / 100));
    return Array.from({ length: size }, () => left.splice(next(left.length), 1)).flat();
  });
}

/** The test that has seen a mutant, or that none has. */
async function tryOut({ file, start, end, to }: Placed): Promise<string> {
  const at = path.join(project, file);
  const source = readFileSync(at, 'utf8');
  writeFileSync(at, source.slice(0, start) + to + source.slice(end));
  try {
    const near = await units(['related', file, '--run', '--project=quick', '--project=alone'], 'usual');
    if (near) return near;
    const built = await run(['--max-semi-space-size=16', 'pipeline/run.mjs', 'build'], 'usual');
    if (!built) return 'the build';
    const shown = file.startsWith('pipeline/rules/') ? undefined : await pages();
    if (shown) return shown;
    const slow = await units(['run', '--project=slow', '--project=quick'], 'usual');
    if (slow) return slow;
    const long = await units(['run', '--project=slow', ...SAMPLED], 'long');
    return long ? `**only the long run: ${long}**` : '**none**';
  } finally {
    writeFileSync(at, source);
  }
}

async function units(args: readonly string[], extent: string): Promise<string | undefined> {
  const report = path.join(folder, 'unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const vitest = ['node_modules/vitest/vitest.mjs', ...args, '--config', 'tests/vitest.config.ts', '--bail=1'];
  if (await run([...vitest, '--passWithNoTests', ...WITHOUT, ...reporters], extent)) return undefined;
  return nameOf(readUnitReport(report, project).tests);
}

async function pages(): Promise<string | undefined> {
  const report = path.join(folder, 'site.json');
  rmSync(report, { force: true });
  const test = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
  const options = ['--max-failures=1', '--reporter=json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_EXECUTABLE: findBrowser() ?? '' };
  if (await run([...test, ...options], 'usual', env)) return undefined;
  return nameOf(readSiteReport(report).tests);
}

function nameOf(tests: readonly { readonly name: string; readonly failure?: string }[]): string {
  const failed = tests.find(({ failure }) => failure !== undefined);
  return failed ? shorten(failed.name).replaceAll('|', String.raw`\|`) : 'a run that did not end';
}

/** Whether a program of the changed project ends well, in time. */
function run(args: readonly string[], extent: string, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true', TESTS: extent, SITE_PORT: '4721', ...env },
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}
