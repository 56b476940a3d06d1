import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordOf, publishSite } from '../../../pipeline/build/publish/publish-site.ts';
import type { Output } from '../../../pipeline/outputs/output.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('a second build', () => {
  test('takes over what has the same bytes, and writes what has others', async () => {
    const folders = newFolders();
    await publish(folders, (output) => output.write('a.html', 'one'));
    const before = inode(folders, 'a.html');
    await publish(folders, (output) => output.write('a.html', 'one'));
    expect(inode(folders, 'a.html')).toBe(before);
    await publish(folders, (output) => output.write('a.html', 'two', 'key'));
    expect(textOf(folders, 'a.html')).toBe('two');
  });

  test('takes over what was made from the same, without its bytes, again and again', async () => {
    const folders = newFolders();
    await publish(folders, (output) => output.write('a.html', 'one', 'key'));
    for (let round = 0; round < 2; round++)
      await publish(folders, (output) => {
        const reused = [output.reuse('a.html', 'other'), output.reuse('b.html', 'key'), output.reuse('a.html', 'key')];
        expect(reused).toEqual([false, false, true]);
      });
    expect(textOf(folders, 'a.html')).toBe('one');
  });

  const CHANGES: readonly [string, (file: string) => void][] = [
    ['was edited', (file) => appendFileSync(file, '!')],
    ['was edited to the same length', (file) => (writeFileSync(file, 'own'), utimesSync(file, 1, 1))],
    ['is another file', (file) => (rmSync(file), writeFileSync(file, 'own'))],
    ['is gone', (file) => rmSync(file)],
    ['its builder alone may read', (file) => chmodSync(file, 0o600)],
  ];
  test.each(CHANGES)('makes a file again that %s', async (_, change) => {
    const folders = newFolders();
    const fill = (output: Output): void => {
      if (!output.reuse('a.html', 'key')) output.write('a.html', 'one', 'key');
    };
    await publish(folders, fill);
    change(path.join(folders.target, 'a.html'));
    await publish(folders, fill);
    expect(textOf(folders, 'a.html')).toBe('one');
    expect(statSync(path.join(folders.target, 'a.html')).mode & 0o777).toBe(0o644);
  });

  test('makes all files again where the record is damaged', async () => {
    const folders = newFolders();
    await publish(folders, (output) => output.write('a.html', 'one', 'key'));
    const record = recordOf(folders.target, folders.cache);
    writeFileSync(record, readFileSync(record, 'utf8').replace('"key":"key"', '"key":"kex"'));
    await publish(folders, (output) => expect(output.reuse('a.html', 'kex')).toBe(false));
  });

  test('puts back what an exchange that was cut off had set aside', async () => {
    const folders = newFolders();
    await publish(folders, (output) => output.write('a.html', 'one', 'key'));
    const folder = path.dirname(folders.target);
    renameSync(folders.target, path.join(folder, '.dist-previous'));
    await publish(folders, (output) => output.write('a.html', 'one'));
    expect([textOf(folders, 'a.html'), readdirSync(folder).toSorted()]).toEqual(['one', ['cache', 'dist']]);
  });

  test('is told of what went wrong in one that could not tidy up either, and need not wait for its lock', async () => {
    const folders = newFolders();
    const build = publish(folders, () => {
      mkdirSync(path.join(folders.target, '.site-incoming/x'), { recursive: true });
      writeFileSync(path.join(folders.target, '.site-incoming/x/y'), 'y');
      writeFileSync(path.join(folders.target, 'x'), 'in the way');
      const files = { 'x/y': { size: 1, sha256: '0'.repeat(64) } };
      writeFileSync(path.join(folders.target, '.site-incoming/build.json'), JSON.stringify({ files }));
      throw new Error('no room');
    });
    await expect(build).rejects.toThrow('no room');
    expect(readdirSync(path.dirname(folders.target))).not.toContain('.dist-lock');
  });

  test('is not the first one by a slip: a folder that holds other things asks for leave once', async () => {
    const folders = newFolders();
    mkdirSync(folders.target);
    writeFileSync(path.join(folders.target, 'mine.txt'), 'mine');
    const build = (output: Output): void => output.write('a.html', 'one');
    await expect(publish(folders, build)).rejects.toThrow(/it holds mine\.txt.*--into-existing/);
    expect(readdirSync(folders.target)).toEqual(['mine.txt']);
    await publish({ ...folders, intoExisting: true }, build);
    await publish(folders, build);
    expect([textOf(folders, 'a.html'), textOf(folders, 'mine.txt')]).toEqual(['one', 'mine']);
  });

  test('stops where two parts of the site take different files to one place', async () => {
    const folders = newFolders();
    await publish(folders, (output) => output.write('a.html', 'one', 'key'));
    const clash = publish(folders, (output) => {
      output.write('a.html', 'two');
      output.reuse('a.html', 'key');
    });
    await expect(clash).rejects.toThrow('Two parts of the site are written to the same file, a.html');
    expect(textOf(folders, 'a.html')).toBe('one');
  });
});

describe('a build of the same inputs', () => {
  test('is not begun, and says what the last one said', async () => {
    const folders = newFolders();
    expect(await publishFrom('a', folders, 'first')).toEqual(['first', false]);
    expect(await publishFrom('a', folders, 'second')).toEqual(['first', true]);
    expect(await publishFrom('b', folders, 'third')).toEqual(['third', false]);
    expect(await publishFrom(undefined, folders, 'fourth')).toEqual(['fourth', false]);
    expect(await publishFrom('a', folders, 'fifth')).toEqual(['fifth', false]);
  });

  test('is begun where a published file was edited', async () => {
    const folders = newFolders();
    await publishFrom('a', folders, 'first');
    appendFileSync(path.join(folders.target, 'index.html'), '!');
    expect(await publishFrom('a', folders, 'second')).toEqual(['second', false]);
    expect(textOf(folders, 'index.html')).toBe('second');
  });

  test('names what somebody has put into the folder', async () => {
    const folders = newFolders();
    await publishFrom('a', folders, 'first');
    writeFileSync(path.join(folders.target, 'mine.txt'), 'mine');
    const published = await publishSite({ ...folders, inputs: 'a' }, ignore, () => Promise.reject(new Error('begun')));
    expect(published?.kept).toEqual(['mine.txt']);
  });
});

/** Publishes a text as a page made from `inputs`. Returns the messages, and whether it was current already. */
async function publishFrom(inputs: string | undefined, folders: Folders, text: string): Promise<unknown> {
  const published = await publishSite({ ...folders, inputs }, ignore, async (output) => {
    output.write('index.html', text);
    return text;
  });
  return [published?.result, published?.isCurrent];
}

function ignore(): void {
  // In these tests, no build waits for another one.
}

interface Folders {
  readonly intoExisting?: boolean;
  readonly target: string;
  readonly cache: string;
}

function newFolders(): Folders {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'cache'));
  return { target: path.join(folder, 'dist'), cache: path.join(folder, 'cache') };
}

async function publish(folders: Folders, fill: (output: Output) => unknown): Promise<void> {
  await publishSite(folders, ignore, async (output) => {
    fill(output);
    return true;
  });
}

function inode({ target }: Folders, file: string): number {
  return statSync(path.join(target, file)).ino;
}

function textOf({ target }: Folders, file: string): string {
  return readFileSync(path.join(target, file), 'utf8');
}
