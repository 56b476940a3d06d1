import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createChoice } from '../choice.ts';
import { NOT_ENDED, readUnitReport } from '../run/results.mjs';
import { readArguments } from '../tool-arguments.ts';
import { findMutants, type Mutant, type MutantKind } from './find-mutants.ts';

// Mutation testing: makes faults (mutants) in the committed sources and reports which unit test detects each. Several are made together
// first, then each by itself with the tests that failed. Mutants that the quick tests miss are tried with the usual ones.
const { words } = readArguments(
  [
    'mutants [-- COUNT [SEED]]',
    'Makes that many faults in the sources, 200 without a number, and says which unit tests see them.',
  ],
  { mostWords: 2 },
);
const [count = 200, seed = 1] = words.map(Number);
/** The kinds of mutants, in percent. */
const SHARES: Readonly<Record<MutantKind, number>> = {
  finding: 25,
  severity: 5,
  guard: 30,
  logic: 15,
  offset: 10,
  rule: 15,
};
const ROOT = path.resolve(import.meta.dirname, '../..');
/** The test runs, with how many mutants are made together, and a time limit, since mutants often cause endless loops. */
const STAGES = [
  { extent: 'quick', atOnce: 10, minutes: 2 },
  { extent: 'usual', atOnce: 25, minutes: 25 },
] as const;
type Stage = (typeof STAGES)[number];
/** The tests of types and linting, which detect many mutants but no faults in behavior. */
const WITHOUT = ['tests/unit/quality.slow.test.ts', 'tests/unit/new-kind.slow.test.ts'];

interface Placed extends Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
}

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
  console.log(['| kind | place | change | seen by |', '| --- | --- | --- | --- |'].join('\n'));
  let left: readonly Placed[] = choose(allMutants());
  const all = left.length;
  for (const stage of STAGES) {
    const wrong = await failuresOf([], stage);
    if (wrong?.length !== 0) throw new Error(`Without mutants, this fails: ${wrong?.join(', ') ?? 'the run'}`);
    const unseen: Placed[] = [];
    for (let first = 0; first < left.length; first += stage.atOnce)
      unseen.push(...(await unseenOf(left.slice(first, first + stage.atOnce), stage)));
    left = unseen;
  }
  for (const mutant of left) report(mutant, 'none');
  console.log(`${all - left.length} of ${all} seen`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report({ kind, file, line, was, to }: Placed, seenBy: string): void {
  console.log(`| ${kind} | ${file}:${line} | \`${cell(was)}\` → \`${cell(to)}\` | ${cell(seenBy)} |`);
}

function cell(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', "'")
    .replaceAll('|', String.raw`\|`)
    .trim();
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
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

/**
 * Reports which test of a stage detects each mutant, and returns those that none does. All are tried together, then each
 * by itself with the tests that failed, until those that are left pass together. A run that does not end is repeated
 * with each half.
 */
async function unseenOf(mutants: readonly Placed[], stage: Stage): Promise<readonly Placed[]> {
  const [first, ...others] = mutants;
  if (!first) return [];
  const failed = await failuresOf(mutants, stage);
  if (failed?.length === 0) return mutants;
  if (others.length === 0) {
    report(first, `${stage.extent}: ${failed?.[0] ?? 'a run that did not end'}`);
    return [];
  }
  if (!failed) {
    const half = Math.ceil(mutants.length / 2);
    return [...(await unseenOf(mutants.slice(0, half), stage)), ...(await unseenOf(mutants.slice(half), stage))];
  }
  const files = [...new Set(failed.map((name) => name.split(' › ', 1)[0] ?? ''))];
  const left: Placed[] = [];
  for (const mutant of mutants) {
    const seen = await failuresOf([mutant], stage, files);
    if (seen?.length === 0) left.push(mutant);
    else report(mutant, `${stage.extent}: ${seen?.[0] ?? 'a run that did not end'}`);
  }
  // Where only several together are seen, each has to be tried by itself with all tests.
  if (left.length < mutants.length) return unseenOf(left, stage);
  const alone: Placed[] = [];
  for (const mutant of left) alone.push(...(await unseenOf([mutant], stage)));
  return alone;
}

/**
 * Returns the names of tests that fail while some mutants are in the sources, those that were only stopped last;
 * undefined if the run does not end.
 */
async function failuresOf(
  mutants: readonly Placed[],
  stage: Stage,
  tests: readonly string[] = [],
): Promise<string[] | undefined> {
  const originals = new Map(mutants.map(({ file }) => [file, readFileSync(path.join(project, file), 'utf8')] as const));
  for (const [file, source] of originals) {
    let text = source;
    const own = mutants.filter((mutant) => mutant.file === file).toSorted((a, b) => b.start - a.start);
    for (const { start, end, to } of own) text = text.slice(0, start) + to + text.slice(end);
    writeFileSync(path.join(project, file), text);
  }
  const results = path.join(folder, 'unit.json');
  rmSync(results, { force: true });
  const reporting = ['--reporter=json', `--outputFile.json=${results}`];
  // Of one mutant by itself, the first failure says enough.
  const hasPassed = await runTests([...tests, ...(mutants.length === 1 ? ['--bail=1'] : []), ...reporting], stage);
  for (const [file, source] of originals) writeFileSync(path.join(project, file), source);
  if (hasPassed) return [];
  if (!existsSync(results)) return undefined;
  const failed = readUnitReport(results, project).tests.filter(({ failure }) => failure !== undefined);
  const stopped = failed.filter(({ failure }) => failure?.startsWith(NOT_ENDED));
  return [...failed.filter((one) => !stopped.includes(one)), ...stopped].map(({ name }) => name);
}

/**
 * Runs the unit tests of the changed project. Resolves with whether all passed within the time
 * limit. At its end, whatever it has started ends too: a test in an endless loop would run on.
 */
function runTests(options: readonly string[], { extent, minutes }: Stage): Promise<boolean> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const child = spawn(process.execPath, [...vitest, ...options], {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true', TESTS: extent },
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
