import { chmodSync, mkdirSync, statSync, type rmSync, type writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { swapFiles } from '../../pipeline/cli/rename/swap-files.ts';
import { temporaryFolder, textsIn, writeTexts } from './temporary-folder.ts';

type Write = typeof writeFileSync;
type Remove = typeof rmSync;

/** What the system refuses. */
let refuse: (what: 'write' | 'rename' | 'remove', file: string) => Error | undefined = () => undefined;

vi.mock('node:fs', async (original) => {
  const real = await original<Record<string, unknown>>();
  const orRefuse = (what: Parameters<typeof refuse>[0], file: unknown): void => {
    const refusal = refuse(what, String(file));
    if (refusal) throw refusal;
  };
  const write: Write = (file, ...rest) => {
    (real['writeFileSync'] as Write)(file, 'half');
    orRefuse('write', file);
    (real['writeFileSync'] as Write)(file, ...rest);
  };
  const remove: Remove = (file, ...rest) => {
    orRefuse('remove', file);
    (real['rmSync'] as Remove)(file, ...rest);
  };
  const rename = (from: string, to: string): void => {
    orRefuse('rename', to);
    (real['renameSync'] as typeof rename)(from, to);
  };
  return { ...real, writeFileSync: write, rmSync: remove, renameSync: rename };
});

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

describe('files are exchanged', () => {
  test('with their permissions, whatever the process gives to new ones', () => {
    const [folder, file] = inPlace();
    chmodSync(file('a.md'), 0o666);
    swapFiles([{ from: file('a.md'), to: file('new/c.md'), text: 'C' }]);
    expect(statSync(file('new/c.md')).mode & 0o777).toBe(0o666);
    expect(textsIn(folder)).toEqual({ 'b.md': 'b', 'new/c.md': 'C' });
  });

  test('or left as they were where the disk is full, with nothing beside them', () => {
    const [folder, file] = inPlace();
    refuse = (what, name) => (what === 'write' && name.includes('b.md') ? FULL : undefined);
    const changes = [
      { from: file('a.md'), to: file('c.md'), text: 'C' },
      { from: file('b.md'), to: file('b.md'), text: 'B' },
    ];
    expect(() => swapFiles(changes)).toThrow(expect.objectContaining({ code: 'ENOSPC', path: file('b.md') }));
    expect(textsIn(folder)).toEqual({ 'a.md': 'a', 'b.md': 'b' });
  });

  test('back as far as can be where one cannot be put back, and the first cause is kept', () => {
    const [folder, file] = inPlace();
    const changes = ['a.md', 'b.md'].map((name) => ({ from: file(name), to: file(`c-${name}`), text: 'C' }));
    refuse = (what, name) =>
      (what === 'rename' && name.endsWith('/c-b.md')) || (what === 'remove' && name.includes('c-b.md'))
        ? FULL
        : undefined;
    expect(() => swapFiles(changes)).toThrow(expect.objectContaining({ cause: FULL }));
    const { 'a.md': a, 'b.md': b, 'c-a.md': c } = textsIn(folder);
    expect([a, b, c]).toEqual(['a', 'b', undefined]);
  });
});

function inPlace(): [folder: string, file: (name: string) => string] {
  refuse = () => undefined;
  const folder = temporaryFolder();
  writeTexts(folder, { 'a.md': 'a', 'b.md': 'b' });
  mkdirSync(path.join(folder, 'new'));
  return [folder, (name) => path.join(folder, name)];
}
