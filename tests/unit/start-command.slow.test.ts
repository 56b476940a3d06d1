import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { startProgram } from './start-program.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Says what it was asked for; as a preview it runs until it is stopped, and says that too. */
const PROGRAM = `
export function main(args) {
  console.log(args.join(' '));
  if (args[0] === 'preview') {
    const running = setInterval(() => undefined, 1000);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => { console.log('stopped'); clearInterval(running); });
    console.log('runs');
  } else if (args.includes('broken')) process.exitCode = 2;
}
`;
/** The program is JavaScript already. */
const COMPILER = `
import { cpSync } from 'node:fs';
export const compile = async (root, folder) => cpSync(root + '/pipeline/cli.ts', folder + '/cli.mjs');
`;

let project = '';

beforeEach(async () => {
  project = temporaryFolder();
  await mkdir(path.join(project, 'node_modules'));
  for (const name of [
    'bin/setup.mjs',
    'bin/end-with-npm.mjs',
    'bin/catalogue.mjs',
    'bin/run.mjs',
    'bin/program.mjs',
    'cache/kept-folders.mjs',
  ])
    await cp(path.join(PROJECT, 'pipeline', name), path.join(project, 'pipeline', name));
  await symlink(path.join(PROJECT, 'node_modules/esbuild'), path.join(project, 'node_modules/esbuild'));
  writeTexts(project, {
    'package-lock.json': '{ "packages": {} }',
    'node_modules/.package-lock.json': '{ "packages": {} }',
    'package.json': '{ "type": "module" }',
    'pipeline/cli.ts': PROGRAM,
    'pipeline/bin/compile.mjs': COMPILER,
  });
});

test('npm start hands its options to the build and to the preview', async () => {
  const { said, heard, ended } = start('--port', '5000', '--host', '--out', 'x');
  await heard(/runs/);
  expect(await ended('SIGINT')).toBe(0);
  const steps = ['build --port 5000 --host --out x', 'preview --port 5000 --host --out x', 'runs', 'stopped'];
  expect(said().trim().split('\n')).toEqual(steps);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s to npm start stops the preview too', async (signal) => {
  const { said, heard, ended } = start();
  await heard(/runs/);
  expect([await ended(signal), said()]).toEqual([0, expect.stringMatching(/stopped\n$/)]);
});

test.each(['setup.mjs start', 'run.mjs preview'])(
  'SIGTERM to npm, which only its shell gets, ends what `%s` runs too',
  async (script) => {
    // A shell that is told to do something afterwards stays the parent, as the one of npm does.
    const line = `"${process.execPath}" pipeline/bin/${script}; :`;
    const shell = spawn('sh', ['-c', line], { cwd: project, env: { ...process.env, npm_lifecycle_event: 'start' } });
    let said = '';
    shell.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.endsWith('runs\n')) shell.kill('SIGTERM');
    });
    // The pipe is closed when nobody writes to it any more.
    await once(shell.stdout, 'close');
    expect(said).toMatch(/runs\nstopped\n$/);
  },
);

test('npm start ends as the build does that could not be made', async () => {
  const { said, ended } = start('broken');
  expect([await ended(), said()]).toEqual([2, 'build broken\n']);
});

test('a command before npm start says what to do first', async () => {
  await rm(path.join(project, 'node_modules'), { recursive: true });
  const { stdout, stderr, status } = spawnSync(process.execPath, ['pipeline/bin/run.mjs', 'dev'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'The packages of this project are not installed yet: run `npm start` once.\n',
  ]);
});

test.each([
  [['--help'], 0, 'stdout'],
  [['--quik'], 2, 'stderr'],
] as const)('`npm test -- %s` says how it is used, and installs and tests nothing', (options, code, stream) => {
  const ended = spawnSync(process.execPath, ['pipeline/bin/setup.mjs', 'test', ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([ended.status, ended[stream]]).toEqual([code, expect.stringContaining('Usage: npm test')]);
});

function start(...options: readonly string[]) {
  return startProgram(['pipeline/bin/setup.mjs', 'start', ...options], project);
}
