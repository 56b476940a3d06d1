import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name);

test.each([
  ['types are right', 'tsc', ['-p', '.', '--singleThreaded']],
  ['the linter finds nothing', 'oxlint', []],
  ['every file is formatted', 'oxfmt', ['--check']],
  ['no file, export or package is unused', 'knip', ['--no-progress']],
])('%s', { timeout: 120_000 }, (_name, tool, args) => {
  const { status, stdout, stderr } = spawnSync(bin(tool), args, { cwd: root, encoding: 'utf8' });
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
});
