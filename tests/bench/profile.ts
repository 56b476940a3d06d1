import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from '../tool-arguments.ts';

// `npm run profile [-- ARGUMENTS]`: builds with a fresh cache, or with the given arguments, and prints what used processor time: the
// twenty heaviest functions with their packages, and the packages. All threads count.
const HEAVIEST = 20;
const project = path.resolve(import.meta.dirname, '../..');

interface Profile {
  readonly nodes: readonly { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'profile-'));
const own = ['--out', path.join(folder, 'out'), '--cache', path.join(folder, 'cache')];
const given = process.argv.slice(2);
if (given.includes('--help'))
  readArguments(['profile [-- ARGUMENTS OF A BUILD]', 'Builds, and prints where processor time went.']);
const { status } = spawnSync(
  process.execPath,
  ['--cpu-prof', `--cpu-prof-dir=${folder}`, 'pipeline/bin/run.mjs', 'build', ...(given.length > 0 ? given : own)],
  { cwd: project, stdio: 'inherit' },
);
const functions = new Map<string, number>();
const packages = new Map<string, number>();
for (const name of readdirSync(folder).filter((one) => one.endsWith('.cpuprofile')))
  addProfile(path.join(folder, name));
for (const [title, times] of [
  ['Functions', functions],
  ['Packages', packages],
] as const) {
  console.log(`\n${title}, ms of processor time`);
  const heaviest = [...times].toSorted(([, a], [, b]) => b - a).slice(0, HEAVIEST);
  for (const [name, ms] of heaviest) console.log(`${ms.toFixed(0).padStart(8)}  ${name}`);
}
console.log(`\nFor a viewer: ${folder}`);
rmSync(path.join(folder, 'out'), { recursive: true, force: true });
process.exit(status ?? 1);

function addProfile(file: string): void {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  for (const [index, id] of samples.entries()) {
    const { functionName = '', url = '', lineNumber = 0 } = frames.get(id) ?? {};
    if (functionName === '(idle)') continue;
    const ms = (timeDeltas[index] ?? 0) / 1000;
    const owner = packageOf(url, functionName);
    add(packages, owner, ms);
    add(
      functions,
      `${functionName || '(anonymous)'}  ${owner}${url === '' ? '' : `, ${path.basename(url)}:${lineNumber + 1}`}`,
      ms,
    );
  }
}

function add(times: Map<string, number>, name: string, ms: number): void {
  times.set(name, (times.get(name) ?? 0) + ms);
}

function packageOf(url: string, functionName: string): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'Node.js';
  if (url.startsWith('node:')) return 'Node.js';
  const [, inside] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return inside === undefined || inside === '.cache' ? 'this program' : inside;
}
