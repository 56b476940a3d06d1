import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { stampInputs } from '../../pipeline/build.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'pages'));
  writeFileSync(path.join(folder, 'pages/a.md'), 'one');
});

describe('the stamp of inputs', () => {
  test('stays the same while nothing changes, and where only a hidden or temporary file or a packages’ folder does', async () => {
    const before = await stampInputs([folder]);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    writeFileSync(path.join(folder, '.hidden'), 'x');
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'pages/+config.ts.build-0123456789ab.mjs'), 'another build reads its settings');
    expect(await stampInputs([folder])).toBe(before);
  });

  test('stays the same where a file was there for a while', async () => {
    const before = await stampInputs([folder]);
    writeFileSync(path.join(folder, 'pages/part.mjs'), 'x');
    rmSync(path.join(folder, 'pages/part.mjs'));
    expect(await stampInputs([folder])).toBe(before);
  });

  const CHANGES: readonly [string, (at: (file: string) => string) => void][] = [
    ['is edited to the same length', (at) => writeFileSync(at('a.md'), 'two')],
    ['is touched', (at) => utimesSync(at('a.md'), 1, 1)],
    ['is renamed', (at) => renameSync(at('a.md'), at('b.md'))],
    ['is added', (at) => writeFileSync(at('c.md'), '')],
    ['is gone', (at) => rmSync(at('a.md'))],
    ['is another one', (at) => (writeFileSync(at('b.md'), 'one'), renameSync(at('b.md'), at('a.md')))],
  ];
  test.each(CHANGES)('changes where a file %s', async (_, change) => {
    const before = await stampInputs([folder]);
    change((file) => path.join(folder, 'pages', file));
    expect(await stampInputs([folder])).not.toBe(before);
  });

  test('knows nothing of what a link leads to', async () => {
    symlinkSync('/etc/hostname', path.join(folder, 'pages/link.md'));
    expect(await stampInputs([folder])).toBeUndefined();
  });

  test('counts what is not there, until it comes', async () => {
    const wanted = path.join(folder, 'later');
    const before = await stampInputs([wanted]);
    mkdirSync(wanted);
    expect(before).toBeDefined();
    expect(await stampInputs([wanted])).not.toBe(before);
  });
});
