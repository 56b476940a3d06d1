import { rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSteady } from '../../pipeline/compile/read/read-steady.ts';
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
  const clock = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + happenings.aheadMs);
  folder = temporaryFolder();
  file = path.join(folder, 'a.md');
  await writeFile(file, 'first');
});

afterEach(async () => {
  calm();
  vi.restoreAllMocks();
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

  test('that has just changed is given the time to change once more', async () => {
    // The clock stands at the moment of the change until the first pause, however slow the machine is.
    const { ctimeMs } = statSync(file);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(ctimeMs);
    happenings.pause = async () => {
      await writeFile(file, 'whole');
      clock.mockReturnValue(Date.now() + 3_600_000);
    };
    expect(await readText()).toBe('whole');
  });

  test('that is missing for a moment is waited for', async () => {
    await rm(file);
    happenings.pause = () => writeFile(file, 'saved');
    expect(await readText()).toBe('saved');
  });

  test('that is gone is gone', async () => {
    await rm(file);
    expect(await readSteady(file, 100)).toEqual({ kind: 'gone' });
  });

  test('with more bytes than it may have is not read', async () => {
    expect(await readSteady(file, 4)).toEqual({ kind: 'too-large', size: 5 });
  });

  test.each(['EACCES', 'EIO', 'EMFILE'])('that the system refuses with %s says so', async (code) => {
    happenings.before = () => {
      throw refusal(code);
    };
    expect(await readSteady(file, 100)).toEqual({ kind: 'unreadable', reason: `the system says ${code}` });
  });
});

describe.skipIf(process.platform === 'win32')('what is no ordinary file', () => {
  test('is not read as a socket', async () => {
    const server = createServer().listen(path.join(folder, 'socket.png'));
    expect(await readSteady(path.join(folder, 'socket.png'), 100)).toMatchObject({ kind: 'unreadable' });
    server.close();
  });

  test('is not read as a device without end', async () => {
    expect(await readSteady('/dev/zero', 100)).toMatchObject({ kind: 'unreadable' });
  });

  test('is not followed as a link, not even in circles', async () => {
    await symlink('loop.png', path.join(folder, 'loop.png'));
    await symlink('a.md', path.join(folder, 'link.md'));
    for (const name of ['loop.png', 'link.md'])
      expect(await readSteady(path.join(folder, name), 100)).toMatchObject({ reason: 'it is a link or a device' });
  });

  test('is not read as a folder', async () => {
    await mkdir(path.join(folder, 'folder.png'));
    expect(await readSteady(path.join(folder, 'folder.png'), 100)).toMatchObject({ kind: 'unreadable' });
  });
});

async function readText(): Promise<string> {
  const read = await readSteady(file, 100);
  return read.kind === 'read' ? read.bytes.toString() : read.kind;
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
