import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSteady } from '../../pipeline/shared/read-steady.ts';
import { calm, happenings, refusal } from './unsteady-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('node:fs', async (original) => {
  const { unsteady } = await import('./unsteady-files.ts');
  return unsteady(await original());
});
vi.mock('node:timers/promises', async () => {
  const { happenings: now } = await import('./unsteady-files.ts');
  return { setTimeout: () => now.pause() };
});

let folder = '';
let file = '';

beforeEach(async () => {
  folder = temporaryFolder();
  file = path.join(folder, 'a.md');
  await writeFile(file, 'first');
});

afterEach(() => {
  calm();
});

describe('a file', () => {
  test('that rests is read once', async () => {
    const opened = countOf('open');
    expect([await readText(), opened()]).toEqual(['first', 1]);
  });

  test('that changes while it is read is read again', async () => {
    once('stat', () => writeFileSync(file, 'second'));
    expect(await readText()).toBe('second');
  });

  test('in whose place another one is put is read again', async () => {
    once('stat', () => {
      rmSync(file);
      writeFileSync(file, 'other');
    });
    expect(await readText()).toBe('other');
  });

  test('that is missing for a moment is waited for', async () => {
    await rm(file);
    happenings.pause = () => writeFile(file, 'saved');
    expect(await readText()).toBe('saved');
  });

  test('that is gone is gone', async () => {
    await rm(file);
    expect(await readSteady(file, 100)).toBeUndefined();
  });

  test('with more bytes than it may have is not read', async () => {
    expect(await readSteady(file, 4)).toMatchObject({ isTooLarge: true });
  });

  test.each(['EACCES', 'EIO', 'EMFILE'])('that the system refuses with %s says so', async (code) => {
    happenings.before = () => {
      throw refusal(code);
    };
    expect(await readSteady(file, 100)).toEqual({ fault: `the system says ${code}` });
  });
});

test.skipIf(process.platform === 'win32')(
  'nothing is read that is no ordinary file, and no link is followed',
  async () => {
    const at = (name: string): string => path.join(folder, name);
    const server = createServer().listen(at('socket.png'));
    await symlink('loop.png', at('loop.png'));
    await symlink('a.md', at('link.md'));
    await mkdir(at('folder.png'));
    for (const place of [at('socket.png'), '/dev/zero', at('loop.png'), at('link.md')])
      expect(await readSteady(place, 100)).toEqual({ fault: 'it is a link or a device' });
    expect(await readSteady(at('folder.png'), 100)).toEqual({ fault: 'it is no ordinary file' });
    server.close();
  },
);

async function readText(): Promise<string> {
  const read = await readSteady(file, 100);
  return read && 'bytes' in read ? read.bytes.toString() : 'nothing';
}

function once(step: string, happens: () => void): void {
  happenings.before = (now) => {
    if (now !== step) return;
    happenings.before = () => undefined;
    happens();
  };
}

function countOf(step: string): () => number {
  let count = 0;
  happenings.before = (now) => {
    count += Number(now === step);
  };
  return () => count;
}
