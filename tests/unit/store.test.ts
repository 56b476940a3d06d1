import { existsSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore, removeIdle, withStore } from '../../pipeline/cache/store.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a store', () => {
  test('gives back what was set last, at once and to others', () => {
    const folder = temporaryFolder();
    const [writer, reader] = [openStore(folder), openStore(folder)];
    for (const value of ['one', 'two']) writer.set('a', Buffer.from(value));
    for (const store of [writer, reader, openStore(folder)])
      expect([textOf(store.get('a')), store.has('a'), store.get('b'), store.has('b')]).toEqual([
        'two',
        true,
        undefined,
        false,
      ]);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  const DAMAGES: readonly [string, (file: string) => void][] = [
    ['that is cut off', (file) => truncateSync(file, 66)],
    ['that is empty', (file) => truncateSync(file, 0)],
    ['with another byte', (file) => writeFileSync(file, readFileSync(file, 'latin1').replace('one', 'onf'))],
    ['that holds something else', (file) => writeFileSync(file, 'a picture of a cat')],
  ];
  test.each(DAMAGES)('gives out no value %s, and takes it again', (_, damage) => {
    const folder = temporaryFolder();
    const store = openStore(folder);
    store.set('a', Buffer.from('one'));
    damage(path.join(folder, 'a'));
    expect(store.get('a')).toBeUndefined();
    expect(store.has('a')).toBe(false);
    store.set('a', Buffer.from('one'));
    expect(textOf(store.get('a'))).toBe('one');
  });

  test('lets go of the oldest of what was not asked for when there is too much of it', () => {
    const folder = temporaryFolder();
    const used = new Set<string>();
    const store = openStore(folder, used);
    for (const [at, key] of ['old', 'used', 'older', 'new'].entries()) {
      store.set(key, Buffer.from('x'.repeat(500)));
      utimesSync(path.join(folder, key), 0, key === 'older' ? 0 : at + 1);
    }
    used.clear();
    store.get('used');
    removeIdle(folder, used, 1200);
    expect(readdirSync(folder).toSorted()).toEqual(['new', 'old', 'used']);
  });

  test('keeps what was set before a failure', async () => {
    const cache = temporaryFolder();
    const failing = withStore(cache, (store) => {
      store.set('a', Buffer.from('one'));
      return Promise.reject(new Error('a reason'));
    });
    await expect(failing).rejects.toThrow('a reason');
    expect(existsSync(path.join(cache, 'store', 'a'))).toBe(true);
  });
});

function textOf(value: Buffer | undefined): string | undefined {
  return value?.toString();
}
