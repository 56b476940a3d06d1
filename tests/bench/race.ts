import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bytesOf } from '../unit/run-command.ts';
import { readArguments } from '../tool-arguments.ts';

// Whole builds of two contents race for one folder: after each round it must be, byte for byte, one of the two.
const { words } = readArguments(
  ['race [-- ROUNDS]', 'Lets whole builds of two contents race for one folder, 40 rounds without a number.'],
  {
    mostWords: 1,
  },
);
const ROUNDS = Number(words[0] ?? 40);
const BUILDS = [2, 3, 5];
/** Latest moment at which a build begins, in milliseconds after the first. */
const LATEST_MS = 900;

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-race-'));
const out = path.join(folder, 'out');
const contents = ['one', 'other'].map((name) => path.join(folder, name));
for (const content of contents) cpSync(path.join(project, 'tests/fixtures/small-site'), content, { recursive: true });
const facts = path.join(contents[1] ?? '', 'facts.yaml');
writeFileSync(facts, `${readFileSync(facts, 'utf8')}\nanother-fact: another\n`);
rmSync(path.join(contents[1] ?? '', 'insights', 'felt.md'));

const expected: Record<string, string>[] = [];
for (const content of contents) {
  await build(content, 0);
  expected.push(await bytesOf(out));
}
let failed = 0;
for (let round = 0; round < ROUNDS; round++) {
  const builds = BUILDS[round % BUILDS.length] ?? 2;
  const delaysMs = Array.from({ length: builds }, (_, index) => (index === 0 ? 0 : Math.random() * LATEST_MS));
  const codes = await Promise.all(delaysMs.map((delayMs, index) => build(contents[index % 2] ?? '', delayMs)));
  const found = JSON.stringify(await bytesOf(out));
  const isWhole = expected.some((bytes) => JSON.stringify(bytes) === found);
  const left = readdirSync(folder).filter((name) => name.startsWith('.'));
  const isRight = isWhole && codes.every((code) => code === 0) && left.length === 0;
  if (!isRight) failed++;
  console.log(
    `${round + 1}: ${builds} builds, ${isRight ? 'whole' : `NOT WHOLE, codes ${codes.join(' ')}, left ${left.join(' ')}`}`,
  );
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${ROUNDS - failed} of ${ROUNDS} rounds left a whole folder`);
process.exitCode = failed === 0 ? 0 : 1;

async function build(content: string, delayMs: number): Promise<number | null> {
  await pause(delayMs);
  const args = ['pipeline/bin/run.mjs', 'build', '--content', content, '--out', out];
  const child = spawn(process.execPath, args, { cwd: project, stdio: 'ignore' });
  return new Promise((resolve) => child.on('close', resolve));
}
