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
import { execFileSync, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../pipeline/browser.mjs';
import { createChoice } from '../choice.ts';
import { readSiteReport, readUnitReport } from '../run/results.mjs';
import { readArguments } from '../tool-arguments.ts';
import { findMutants, type Mutant, type MutantKind } from './find-mutants.ts';

// Makes faults in the committed sources, each alone, and says which test sees it: one of the quick project that imports the file, the
// build, or one of the table of mistakes. Those that none sees are then made all at once under the tests of which a usual run takes a
// sample, whole: where these see something, halves of the faults are tried down to the one that is seen, and the whole usual run must see
// it too. What has been found is kept in `tests/.mutants`: a run that was ended goes on where it was.
const { words } = readArguments(
  [
    'mutants [-- COUNT [SEED]]',
    'Makes that many faults in the sources, 200 without a number, and says which tests see them; ends with code 1 if only a long run sees one.',
  ],
  { mostWords: 2 },
);
const [count = 200, seed = 1] = words.map(Number);
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
const KEPT = path.join(ROOT, `tests/.mutants/${count}-${seed}.json`);
/** A mutant often makes a loop that never ends. */
const MOST_MS = 40 * 60_000;
/** Types and linting see many a mutant, and no fault in what the program does. */
const WITHOUT = ['--exclude=**/quality.slow.test.ts', '--exclude=**/mutants/**'];
/** Tests of which a usual run takes a sample. */
const SAMPLED = [
  'mistakes/pairs',
  'mistakes/mistakes-command',
  'foreign-texts',
  'rename-refusals',
  'faults',
  'build-command',
];

const NOT_SEEN = 'none of these';

interface Placed extends Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
}

/** By the text of its row without its last column: the test that sees it, or why none does. */
const seen = new Map<string, string>(existsSync(KEPT) ? Object.entries(JSON.parse(readFileSync(KEPT, 'utf8'))) : []);
const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
const project = path.join(folder, 'project');
let holes = 0;
try {
  execFileSync('git', ['clone', '--quiet', ROOT, project]);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  mkdirSync(path.dirname(KEPT), { recursive: true });
  const chosen = choose(allMutants());
  const unseen: Placed[] = [];
  for (const mutant of chosen) {
    if (!seen.has(rowOf(mutant))) note(mutant, (await during([mutant], seenByNearTests)) ?? NOT_SEEN);
    if (seen.get(rowOf(mutant)) === NOT_SEEN) unseen.push(mutant);
  }
  const seenLong = await seenAmong(unseen);
  for (const mutant of seenLong) {
    const seenBy = await during([mutant], seenByUsualRun);
    if (seenBy === undefined) holes++;
    note(mutant, seenBy ?? '**only a long run**');
  }
  console.log(['| kind | place | change | seen by |', '| --- | --- | --- | --- |'].join('\n'));
  for (const mutant of chosen) console.log(`| ${rowOf(mutant)} | ${seen.get(rowOf(mutant))} |`);
  console.log(
    `\n${unseen.length} not seen by near tests, ${seenLong.length} of them by a long run, ${holes} by that alone`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(holes === 0 ? 0 : 1);

function rowOf({ kind, file, line, was, to }: Placed): string {
  const change = `\`${shorten(was)}\` → \`${shorten(to)}\``.replaceAll('|', String.raw`\|`);
  return `${kind} | ${file}:${line} | ${change}`;
}

function note(mutant: Placed, seenBy: string): void {
  seen.set(rowOf(mutant), seenBy);
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(seen), undefined, 1));
  console.log(`${seen.size} / ${count} ${rowOf(mutant)} | ${seenBy}`);
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

/** So many of each kind, by chance; no two touch each other, since some are made together. */
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

/** Does something while some mutants are in the sources. */
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

/** What has seen a mutant of the tests that are near it. */
async function seenByNearTests([mutant]: readonly Placed[]): Promise<string | undefined> {
  const file = mutant?.file ?? '';
  const isOfPipeline = file.startsWith('pipeline/');
  // These see most of what is seen at all.
  const first = isOfPipeline && (await units(['run', 'unit/findings', 'unit/lessons'], 'quick'));
  if (first) return first;
  const near = await units(['related', file, '--run'], 'quick');
  if (near) return near;
  if (!(await builds())) return 'the build';
  return isOfPipeline ? units(['run', 'mistakes/in-'], 'usual') : undefined;
}

/** Those that a long run of the sampled tests sees, where nothing is seen without them. */
async function seenAmong(mutants: readonly Placed[]): Promise<readonly Placed[]> {
  if (mutants.length === 0 || (await during(mutants, seenByLongRun)) === undefined) return [];
  if (mutants.length === 1) return mutants;
  const half = Math.ceil(mutants.length / 2);
  return [...(await seenAmong(mutants.slice(0, half))), ...(await seenAmong(mutants.slice(half)))];
}

async function seenByLongRun(): Promise<string | undefined> {
  if (!(await builds())) return 'the build';
  return (await units(['run', ...SAMPLED], 'long')) ?? (await pages('long'));
}

async function seenByUsualRun(): Promise<string | undefined> {
  if (!(await builds())) return 'the build';
  return (await units(['run'], 'usual')) ?? (await pages('usual'));
}

function builds(): Promise<boolean> {
  return run(['--max-semi-space-size=16', 'pipeline/run.mjs', 'build'], 'usual');
}

async function units(args: readonly string[], extent: string): Promise<string | undefined> {
  const report = path.join(folder, 'unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const vitest = ['node_modules/vitest/vitest.mjs', ...args, '--config', 'tests/vitest.config.ts', '--bail=1'];
  if (await run([...vitest, '--passWithNoTests', ...WITHOUT, ...reporters], extent)) return undefined;
  return nameOf(readUnitReport(report, project).tests);
}

async function pages(extent: string): Promise<string | undefined> {
  const report = path.join(folder, 'site.json');
  rmSync(report, { force: true });
  const test = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
  const options = ['--max-failures=1', '--reporter=json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_EXECUTABLE: findBrowser() ?? '' };
  if (await run([...test, ...options], extent, env)) return undefined;
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
