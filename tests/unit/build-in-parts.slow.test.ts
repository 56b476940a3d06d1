import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isLong } from '../sampling.ts';
import { SMALL_SITE } from './load-folder.ts';
import { copyProject, folderInProject } from './project-copy.ts';
import { bytesOf, run, runHere } from './run-command.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly Step[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const WORKFLOW = '.github/workflows/build-in-parts.yml';
const MINUTES = 60_000;

const scratch = folderInProject();

test.runIf(isLong)(
  'the jobs of the workflow, each in a folder of its own, make the same bytes as a whole build',
  { timeout: 6 * MINUTES },
  async () => {
    const { jobs } = parse(readFileSync(path.join(ROOT, WORKFLOW), 'utf8')) as { jobs: Record<string, Job> };
    expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
      ['part', undefined],
      ['site', 'part'],
    ]);
    const artifacts = path.join(scratch, 'artifacts');
    const ran = Object.values(jobs).flatMap((job) => runJob(job, artifacts));
    expect(ran).toHaveLength(4);
    const whole = checkOut('whole');
    expect(await run(['build'], { project: whole })).toMatchObject({ code: 0, stderr: '' });
    expect(await bytesOf(path.join(artifacts, 'site'))).toEqual(await bytesOf(path.join(whole, 'dist')));
  },
);

describe('parts of a build', { timeout: 3 * MINUTES }, () => {
  const at = (name: string): string => path.join(scratch, name);
  const build = (...args: string[]) => runHere(['build', '--content', at('content'), ...args]);

  beforeAll(async () => {
    cpSync(SMALL_SITE, at('content'), { recursive: true });
    for (const index of [1, 2]) await build('--shard', `${index}/2`, '--out', at(`part-${index}`));
    cpSync(at('part-1'), at('copy'), { recursive: true });
  }, MINUTES);

  test('leave nothing for the build that joins them to make, and it makes what a whole one makes', async () => {
    const { code, stdout } = await merge('part-1', 'part-2');
    await build('--out', at('alone'));
    expect(await bytesOf(at('merged'))).toEqual(await bytesOf(at('alone')));
    expect(stdout).toMatch(/texts +0 read anew/);
    expect(stdout).toMatch(/images +0 made/);
    expect(code).toBe(0);
  });

  test.each([
    ['one is missing', ['part-1'], /part 2\/2 is missing. Make it with npm run build -- --shard 2\/2/],
    ['one is there twice', ['part-1', 'copy', 'part-2'], /copy is part 1\/2 too. Name each part once/],
    ['one is none', ['part-1', 'content'], /content: no whole part of a build is there/],
    ['there are none', [], /Which parts\?/],
  ])('are not joined where %s', async (_, parts, message) => {
    const { code, stderr } = await merge(...parts);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
  });

  test('are not joined where the content has changed since', async () => {
    const [file = ''] = readdirSync(at('content/insights'));
    writeFileSync(path.join(at('content/insights'), file), 'changed');
    const { code, stderr } = await merge('part-1', 'part-2');
    expect([code, stderr]).toEqual([1, expect.stringContaining('it was made from other content')]);
    cpSync(SMALL_SITE, at('content'), { recursive: true });
  });

  test('stop with the findings of their own texts', async () => {
    writeFileSync(path.join(at('content/pages'), 'broken.md'), '---\ntitle: [\n---\n');
    const { code, stdout, stderr } = await build('--shard', '1/2', '--out', at('broken'));
    rmSync(path.join(at('content/pages'), 'broken.md'));
    expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/broken\.md:2:8 error /)]);
    expect(readdirSync(at('broken'))).not.toContain('part.note');
  });

  test('are not written over what is something else', async () => {
    mkdirSync(at('other'));
    writeFileSync(path.join(at('other'), 'mine.txt'), 'mine');
    const { code, stderr } = await build('--shard', '1/2', '--out', at('other'));
    expect([code, stderr]).toEqual([1, expect.stringContaining('Choose a folder of its own with --out')]);
  });

  function merge(...parts: string[]) {
    const folders = parts.map((part) => at(part));
    return build('--merge', ...folders, '--out', at('merged'), '--cache', mkdtempSync(at('cache-')));
  }
});

/** Runs a job for each entry of its matrix, as the provider would; what it uploads is put into `artifacts`. */
function runJob({ strategy, steps }: Job, artifacts: string): string[] {
  const [variable, entries] = Object.entries(strategy?.matrix ?? { none: [0] })[0] ?? ['none', [0]];
  return entries.map((entry) => {
    const folder = checkOut(`job-${variable}-${String(entry)}`);
    const values = new Map([
      [`matrix.${variable}`, String(entry)],
      ['strategy.job-total', String(entries.length)],
    ]);
    for (const step of steps) runStep(fillIn(step, values), folder, artifacts);
    return folder;
  });
}

function runStep({ uses = '', run: command, with: settings = {} }: Step, folder: string, artifacts: string): void {
  const place = path.join(folder, String(settings['path'] ?? ''));
  if (uses.startsWith('actions/upload-artifact@')) {
    cpSync(place, path.join(artifacts, String(settings['name'])), { recursive: true, errorOnExist: true });
  } else if (uses.startsWith('actions/download-artifact@')) {
    expect(settings).toMatchObject({ pattern: 'part-*', 'merge-multiple': true });
    for (const name of readdirSync(artifacts)) cpSync(path.join(artifacts, name), place, { recursive: true });
  } else if (command === 'npm ci') {
    // Packages are found above the folder.
  } else if (command === undefined) {
    expect(uses).toMatch(/^actions\/(?:cache|checkout|setup-node)@/);
  } else {
    const { status, stderr } = spawnSync('bash', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' });
    expect([command, status, stderr]).toEqual([command, 0, expect.not.stringContaining('rror')]);
  }
}

function fillIn(step: Step, values: ReadonlyMap<string, string>): Step {
  const filled = JSON.stringify(step).replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${WORKFLOW} asks for ${name}, which this test does not know`);
    return value;
  });
  return JSON.parse(filled) as Step;
}

/** A copy of the project with a small site. */
function checkOut(name: string): string {
  const folder = path.join(scratch, name);
  copyProject(folder);
  return folder;
}
