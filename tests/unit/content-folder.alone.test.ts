import { rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContentFolder, type ContentFolder } from '../../pipeline/site/read/content-folder.ts';
import { ContentChangedError } from '../../pipeline/shared/retry-on-change.ts';
import { SMALL_SITE } from './load-folder.ts';
import { calm, happenings, makePipe, refusal } from './unsteady-files.ts';
import { readFindings } from './read-findings.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('node:fs', async (original) => {
  const { unsteady } = await import('./unsteady-files.ts');
  return unsteady(await original());
});
vi.mock('node:timers/promises', async () => {
  const { happenings: now } = await import('./unsteady-files.ts');
  return { setTimeout: () => now.pause() };
});

let root = '';

beforeEach(async () => {
  root = temporaryFolder();
  await cp(SMALL_SITE, root, { recursive: true });
});

afterEach(calm);

describe('a content folder', () => {
  test('does not have an article that was taken away while it was read', async () => {
    happenings.before = (step, file) => {
      if (step === 'open' && file.endsWith('felt.md')) rmSync(file, { force: true });
    };
    const { folder, found } = await read();
    expect([folder.texts.has('insights/felt.md'), found]).toEqual([
      false,
      ['insights/felt.md unreadable-file Cannot read this file: it is gone'],
    ]);
  });

  test('does not have a folder that was taken away while it was listed', async () => {
    happenings.before = (step, file) => {
      if (step === 'readdir' && file.endsWith('repairs')) rmSync(file, { recursive: true, force: true });
    };
    const { folder, found } = await read();
    expect([folder.texts.has('pages/repairs/strings.md'), found]).toEqual([false, []]);
  });

  test.each([
    ['insights', 'EACCES'],
    ['images', 'EIO'],
  ])('names a folder %s that the system refuses with %s', async (name, code) => {
    happenings.before = (step, file) => {
      if (step === 'readdir' && file.endsWith(name)) throw refusal(code);
    };
    expect((await read()).found).toEqual([`${name} unreadable-file Cannot read this folder: the system says ${code}`]);
  });

  test.each([
    ['is not there', 'none'],
    ['is a file', 'site.yaml'],
  ])('that %s is a finding', async (_what, name) => {
    expect((await read(path.join(root, name))).found).toEqual([
      '. unreadable-file Cannot read this folder: it is no folder, or it is gone',
    ]);
  });

  test('names a text that never rests, and reads the others', async () => {
    let size = 0;
    happenings.before = (step, file) => {
      if (step === 'stat' && file.endsWith('felt.md')) writeFileSync(file, 'x'.repeat(++size));
    };
    const { folder, found } = await read();
    expect([folder.texts.has('insights/winter-air.md'), found]).toEqual([
      true,
      ['insights/felt.md unreadable-file Cannot read this file: it changes while it is read'],
    ]);
  });

  test.skipIf(process.platform === 'win32')('does not wait for pipes', async () => {
    for (const name of ['insights/pipe.md', 'images/pipe.png']) makePipe(path.join(root, name));
    expect((await read()).found).toEqual([
      'images/pipe.png unreadable-file Cannot read this file: it is a link or a device',
      'insights/pipe.md unreadable-file Cannot read this file: it is a link or a device',
    ]);
  });

  // Other systems do not allow such names.
  test.skipIf(process.platform !== 'linux')(
    'names what is called in another encoding, and does not use it',
    async () => {
      await mkdir(bytes('insights/\u00E9t\u00E9'));
      for (const name of [
        'images/caf\u00E9.png',
        'insights/caf\u00E9.md',
        'caf\u00E9.txt',
        'insights/\u00E9t\u00E9/a.md',
      ])
        await writeFile(bytes(name), 'x');
      const { folder, found } = await read();
      expect(found).toEqual([
        'caf\\xe9.txt unexpected-file Unexpected file `caf\\xe9.txt`: nothing on the site uses it',
        'images/caf\\xe9.png file-name Unexpected name `caf\\xe9.png`: it is not written in UTF-8',
        'insights/\\xe9t\\xe9 file-name Unexpected name `\\xe9t\\xe9`: it is not written in UTF-8',
        'insights/caf\\xe9.md file-name Unexpected name `caf\\xe9.md`: it is not written in UTF-8',
      ]);
      expect([...folder.texts.keys(), ...folder.images].filter((file) => file.includes('caf'))).toEqual([]);
    },
  );
});

test('a text is another one if it changes before it is asked for', async () => {
  const { folder } = await read();
  writeFileSync(path.join(root, 'insights/felt.md'), 'another text');
  expect(() => folder.texts.get('insights/felt.md')?.readText()).toThrow(ContentChangedError);
  rmSync(path.join(root, 'insights/felt.md'));
  expect(() => folder.texts.get('insights/felt.md')?.readText()).toThrow(ContentChangedError);
});

async function read(place = root): Promise<{ folder: ContentFolder; found: string[] }> {
  const folder = await readContentFolder(place, ['pages', 'insights', 'services']);
  return {
    folder,
    found: readFindings(folder.findings).map(({ file, rule, message }) => `${file} ${rule} ${message}`),
  };
}

/** Returns a path in the content folder whose name is encoded in Latin-1. */
function bytes(name: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, 'latin1')]);
}
