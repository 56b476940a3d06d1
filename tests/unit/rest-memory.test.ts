import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRestMemory, readOnce } from '../../pipeline/shared/read-steady.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Longer than a file must have rested. */
const REST_MS = 70;

/** A file of three letters, and a reader that counts how often it has opened it. */
function counted() {
  const file = path.join(temporaryFolder(), 'a.md');
  const remember = createRestMemory<string>();
  let opened = 0;
  const read = (): Promise<string> =>
    remember(file, async () => {
      opened++;
      const found = readOnce(file, 10);
      return found && 'bytes' in found ? found.bytes.toString() : 'none';
    });
  return { file, read, opened: () => opened };
}

test('a file that rests is read once, and again after a change of its letters, its place or its times', async () => {
  const { file, read, opened } = counted();
  writeFileSync(file, 'one');
  await setTimeout(REST_MS);
  expect([await read(), await read(), opened()]).toEqual(['one', 'one', 1]);
  writeFileSync(file, 'two');
  await setTimeout(REST_MS);
  expect([await read(), await read(), opened()]).toEqual(['two', 'two', 2]);
  writeFileSync(`${file}.new`, 'six');
  await setTimeout(REST_MS);
  renameSync(`${file}.new`, file);
  await setTimeout(REST_MS);
  expect([await read(), opened()]).toEqual(['six', 3]);
  rmSync(file);
  expect([await read(), await read(), opened()]).toEqual(['none', 'none', 5]);
});

test('a file that has just changed is read each time, because its next change may have the same time', async () => {
  const { file, read, opened } = counted();
  for (const words of ['one', 'two', 'six']) {
    writeFileSync(file, words);
    expect(await read()).toBe(words);
  }
  expect(opened()).toBe(3);
});

test('an error is passed on, and the file is read again', async () => {
  const file = path.join(temporaryFolder(), 'a.md');
  writeFileSync(file, 'one');
  await setTimeout(REST_MS);
  const remember = createRestMemory<string>();
  await expect(remember(file, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await remember(file, () => Promise.resolve('read'))).toBe('read');
});
