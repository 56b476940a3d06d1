import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../pipeline/bin/browser.mjs';
import { createChoice } from '../choice.ts';
import { readSiteReport, readUnitReport } from '../run/results.mjs';
import { readArguments } from '../tool-arguments.ts';
import { findMutants, type Mutant, type MutantKind } from './find-mutants.ts';

// Mutation testing: makes faults (mutants) in the committed sources and reports which test detects each. Several are made together
// first; the tests that fail then are repeated with half of them, down to one. Mutants that the quick tests miss are tried with the
// usual run, and those that this misses with the long one. A mutant that only a long run detects shows a gap in the usual run. Results
// are stored in `tests/.mutants`, so that an interrupted run continues.
const { words } = readArguments(
  [
    'mutants [-- COUNT [SEED]]',
    'Makes that many faults in the sources, 200 without a number, and says which tests see them; ends with code 1 if only a long run sees one.',
  ],
  { mostWords: 2 },
);
const [count = 200, seed = 1] = words.map(Number);
/** The kinds of mutants, in percent. */
const SHARES: Readonly<Record<MutantKind, number>> = {
  finding: 20,
  severity: 3,
  guard: 20,
  logic: 10,
  offset: 10,
  label: 10,
  style: 15,
  rule: 12,
};
const ROOT = path.resolve(import.meta.dirname, '../..');
const KEPT = path.join(ROOT, `tests/.mutants/${count}-${seed}.json`);
/** The test runs, with how many mutants are made together, and a time limit, since mutants often cause endless loops. */
const STAGES = [
  { extent: 'quick', atOnce: 10, minutes: 2, unseen: 'not seen by quick tests' },
  { extent: 'usual', atOnce: 25, minutes: 25, unseen: 'not seen by the usual run' },
  { extent: 'long', atOnce: 60, minutes: 90, unseen: 'seen by none' },
] as const;
type Stage = (typeof STAGES)[number];
/** The tests of types and linting, which detect many mutants but no faults in behavior. */
const WITHOUT = ['tests/unit/quality.slow.test.ts', 'tests/unit/new-kind.slow.test.ts'];

/** Names that replace that of a test if a run has no results of tests. */
const BUILD = 'the build';
const NO_END = 'a run that did not end';
const BUILDING = ['--max-semi-space-size=16', 'pipeline/bin/run.mjs', 'build'];
const UNITS = 'tests/unit/';
const PAGES = 'tests/site/';
/** Separates the file of a test from its title. */
const BETWEEN = ' › ';
const MOST_TITLES = 400;

interface Placed extends Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
}

/** The test that detects each mutant, or the last stage in which none does, by the text of its row without the last column. */
const seen = new Map<string, string>(existsSync(KEPT) ? Object.entries(JSON.parse(readFileSync(KEPT, 'utf8'))) : []);
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killAll(running);
    process.exit(1);
  });
const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
const project = path.join(folder, 'project');
try {
  execFileSync('git', ['clone', '--quiet', ROOT, project]);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  for (const test of WITHOUT) rmSync(path.join(project, test));
  mkdirSync(path.dirname(KEPT), { recursive: true });
  const chosen = choose(allMutants());
  for (const [index, stage] of STAGES.entries()) {
    const left = chosen.filter((mutant) => seen.get(rowOf(mutant)) === STAGES[index - 1]?.unseen);
    for (let first = 0; first < left.length; first += stage.atOnce)
      await findTests(left.slice(first, first + stage.atOnce), stage);
  }
  console.log(['| kind | place | change | seen by |', '| --- | --- | --- | --- |'].join('\n'));
  for (const mutant of chosen) console.log(`| ${rowOf(mutant)} | ${cell(seen.get(rowOf(mutant)) ?? '')} |`);
  for (const { extent } of STAGES) {
    const rows = chosen.filter((mutant) => seen.get(rowOf(mutant))?.startsWith(`${extent}: `));
    console.log(`${rows.length} seen by the ${extent} run${extent === 'long' ? ' alone' : ''}`);
    if (extent === 'long') process.exitCode = rows.length === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function rowOf({ kind, file, line, was, to }: Placed): string {
  return `${kind} | ${file}:${line} | \`${cell(was)}\` → \`${cell(to)}\``;
}

function cell(text: string): string {
  return shorten(text).replaceAll('|', String.raw`\|`);
}

function note(mutant: Placed, seenBy: string): void {
  seen.set(rowOf(mutant), seenBy);
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(seen), undefined, 1));
  console.log(`${seen.size} / ${count} ${rowOf(mutant)} | ${cell(seenBy)}`);
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

/** Chooses random mutants of each kind. They do not overlap, since some are made together. */
function choose(all: readonly Placed[]): Placed[] {
  const next = createChoice(seed);
  const chosen: Placed[] = [];
  for (const [kind, share] of Object.entries(SHARES)) {
    const left = all.filter((mutant) => mutant.kind === kind);
    for (let wanted = Math.round((count * share) / 100); wanted > 0 && left.length > 0;) {
      const [mutant] = left.splice(next(left.length), 1);
      if (!mutant || chosen.some((other) => touch(other, mutant))) continue;
      chosen.push(mutant);
      wanted--;
    }
  }
  return chosen;
}

function touch(one: Placed, other: Placed): boolean {
  return one.file === other.file && one.start < other.end && other.start < one.end;
}

/** Runs a function while some mutants are in the sources. */
async function during<Result>(
  mutants: readonly Placed[],
  act: (mutants: readonly Placed[]) => Promise<Result>,
): Promise<Result> {
  const originals = new Map(mutants.map(({ file }) => [file, readFileSync(path.join(project, file), 'utf8')] as const));
  for (const [file, source] of originals) {
    let text = source;
    const own = mutants.filter((mutant) => mutant.file === file).toSorted((a, b) => b.start - a.start);
    for (const { start, end, to } of own) text = text.slice(0, start) + to + text.slice(end);
    writeFileSync(path.join(project, file), text);
  }
  try {
    return await act(mutants);
  } finally {
    for (const [file, source] of originals) writeFileSync(path.join(project, file), source);
  }
}

/** Records which test of a stage detects each mutant. Repeats the tests that fail for all mutants with each half of them, down to one. */
async function findTests(mutants: readonly Placed[], stage: Stage, only?: readonly string[]): Promise<void> {
  const [first, ...others] = mutants;
  if (!first) return;
  const failed = await during(mutants, () => failedTests(stage, only, others.length === 0));
  if (failed.length === 0) for (const mutant of mutants) note(mutant, stage.unseen);
  else if (others.length === 0) note(first, `${stage.extent}: ${failed[0]}`);
  else {
    // If the build failed or the run did not end, the other tests have not run.
    const next = failed.includes(BUILD) || failed.includes(NO_END) ? only : failed;
    const half = Math.ceil(mutants.length / 2);
    await findTests(mutants.slice(0, half), stage, next);
    await findTests(mutants.slice(half), stage, next);
  }
}

/** Returns the failed tests of a stage, or of some of its tests; with `isAlone`, only the first. */
async function failedTests(
  stage: Stage,
  only: readonly string[] | undefined,
  isAlone: boolean,
): Promise<readonly string[]> {
  const [units, pages] = [UNITS, PAGES].map((part) => only?.filter((name) => name.startsWith(part)));
  const needsSite = stage.extent !== 'quick' && pages?.length !== 0;
  if (needsSite && !(await run(BUILDING, stage))) return [BUILD];
  const inUnits = await failedUnits(stage, units);
  if (!needsSite || (isAlone && inUnits.length > 0) || inUnits.includes(NO_END)) return inUnits;
  return [...inUnits, ...(await failedPages(stage, pages, isAlone))];
}

async function failedUnits(stage: Stage, only: readonly string[] | undefined) {
  if (only?.length === 0) return [];
  const report = path.join(folder, 'unit.json');
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const some = optionsFor(only, '-t');
  if (await run([...vitest, ...some, '--reporter=json', `--outputFile.json=${report}`], stage)) return [];
  return namesOf(readUnitReport(report, project).tests);
}

async function failedPages(stage: Stage, only: readonly string[] | undefined, isAlone: boolean) {
  if (only?.length === 0) return [];
  const report = path.join(folder, 'site.json');
  rmSync(report, { force: true });
  const test = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
  const some = [...optionsFor(only, '--grep'), ...(isAlone ? ['--max-failures=1'] : [])];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_EXECUTABLE: findBrowser() ?? '' };
  if (await run([...test, ...some, '--reporter=json'], stage, env)) return [];
  return namesOf(readSiteReport(report).tests);
}

/** Returns the arguments that select some tests by file and title. */
function optionsFor(only: readonly string[] | undefined, option: string): string[] {
  return only ? [...filesOf(only), ...titlesOf(only).flatMap((titles) => [option, titles])] : [];
}

function namesOf(tests: readonly { readonly name: string; readonly failure?: string }[]): readonly string[] {
  const failed = tests.filter(({ failure }) => failure !== undefined).map(({ name }) => name);
  return failed.length > 0 ? failed : [NO_END];
}

function filesOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.split(BETWEEN)[0] ?? name))];
}

/** Returns a pattern of test titles; nothing if a whole file failed, or if the pattern would be too long. */
function titlesOf(names: readonly string[]): string[] {
  const titles = names.map((name) => name.split(BETWEEN).slice(1).join(BETWEEN));
  if (names.length > MOST_TITLES || titles.includes('')) return [];
  return [titles.map((title) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')];
}

/**
 * Runs a program of the changed project. Resolves with whether its exit code is 0 within the time limit. At its end,
 * whatever it has started ends too: a test in an endless loop would run on.
 */
function run(
  args: readonly string[],
  { extent, minutes }: Stage,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true', TESTS: extent, SITE_PORT: '4721', ...env },
    detached: true,
  });
  running = child;
  const limit = setTimeout(() => killAll(child), minutes * 60_000);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(limit);
      killAll(child);
      resolve(code === 0);
    }),
  );
}

/** Kills a process and those that it has started. */
function killAll(child: ChildProcess | undefined): void {
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}
