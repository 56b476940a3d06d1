import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore, type StoreLimits } from '../../pipeline/build/cache/store.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a store', () => {
  test('gives back what was set, at once and later', () => {
    const folder = temporaryFolder();
    const store = openStore(folder);
    store.set('a', Buffer.from('one'));
    expect(textOf(store.get('a'))).toBe('one');
    store.close();
    expect(valuesIn(folder, ['a', 'b'])).toEqual(['one', undefined]);
  });

  test('keeps nothing of a build that was cut off', () => {
    const folder = temporaryFolder();
    openStore(folder).set('a', Buffer.from('one'));
    expect(valuesIn(folder, ['a'])).toEqual([undefined]);
  });

  test('gives back what was noted last under a name, to other builds at once', () => {
    const folder = temporaryFolder();
    const [writer, reader] = [openStore(folder), openStore(folder)];
    for (const note of ['one', 'two']) writer.note('a', Buffer.from(note));
    expect([textOf(reader.recall('a')), textOf(reader.recall('b'))]).toEqual(['two', undefined]);
    expect(readdirSync(folder)).toEqual(['a.note']);
    reader.close();
    expect(textOf(openStore(folder).recall('a'))).toBe('two');
  });

  test('gives out no note that was damaged', () => {
    const folder = temporaryFolder();
    const store = openStore(folder);
    store.note('a', Buffer.from('one'));
    const [file = ''] = readdirSync(folder);
    const bytes = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, file), bytes.subarray(0, -1));
    expect(store.recall('a')).toBeUndefined();
    writeFileSync(path.join(folder, file), '');
    expect(store.recall('a')).toBeUndefined();
  });

  test('serves builds side by side', () => {
    const folder = temporaryFolder();
    const [first, second] = [openStore(folder), openStore(folder)];
    first.set('a', Buffer.from('one'));
    second.set('b', Buffer.from('two'));
    first.close();
    second.close();
    expect(valuesIn(folder, ['a', 'b'])).toEqual(['one', 'two']);
  });

  test('goes on reading while another build joins its packs', () => {
    const folder = temporaryFolder();
    fill(folder, { a: 'one' });
    const reader = openStore(folder);
    fill(folder, { b: 'two' }, { packs: 0, idleBytes: 1000 });
    expect(textOf(reader.get('a'))).toBe('one');
    reader.close();
  });

  test('joins many packs into one', () => {
    const folder = temporaryFolder();
    for (const key of ['a', 'b', 'c', 'd']) fill(folder, { [key]: `value of ${key}` }, { packs: 2, idleBytes: 1000 });
    expect(packsIn(folder).length).toBeLessThanOrEqual(2);
    expect(valuesIn(folder, ['a', 'd'])).toEqual(['value of a', 'value of d']);
  });

  test('lets go of what was not asked for when there is too much of it', () => {
    const folder = temporaryFolder();
    fill(folder, { old: 'x'.repeat(5000), used: 'kept' });
    const store = openStore(folder, { packs: 9, idleBytes: 1000 });
    store.get('used');
    store.close();
    expect(valuesIn(folder, ['old', 'used'])).toEqual([undefined, 'kept']);
  });
});

describe('damage in a store', () => {
  const DAMAGES: readonly [string, (file: string) => void][] = [
    ['a pack that is cut off', (file) => truncateSync(file, 2000)],
    ['an empty pack', (file) => truncateSync(file, 0)],
    ['a pack with zeros at its end', (file) => change(file, -8)],
    ['a pack with a damaged index', (file) => change(file, -40)],
    ['a file that is no pack', (file) => writeFileSync(file, 'a picture of a cat')],
  ];
  test.each(DAMAGES)('%s is forgotten, and made good by what is set again', (_, damage) => {
    const folder = temporaryFolder();
    fill(folder, { a: 'one'.repeat(1000) });
    damage(packsIn(folder)[0] ?? '');
    expect(valuesIn(folder, ['a'])).toEqual([undefined]);
    expect(packsIn(folder)).toEqual([]);
    fill(folder, { a: 'one' });
    expect(valuesIn(folder, ['a'])).toEqual(['one']);
  });

  test('a value that is damaged is not given out, and the others are', () => {
    const folder = temporaryFolder();
    fill(folder, { a: 'one'.repeat(10), b: 'two' });
    change(packsIn(folder)[0] ?? '', 5);
    expect(valuesIn(folder, ['a', 'b'])).toEqual([undefined, 'two']);
    fill(folder, { a: 'again' });
    expect(valuesIn(folder, ['a', 'b'])).toEqual(['again', 'two']);
  });

  test('what builds that were cut off have left goes after a day', () => {
    const folder = temporaryFolder();
    const left = path.join(folder, 'part-old.pack');
    writeFileSync(left, 'half');
    openStore(folder).close();
    expect(readdirSync(folder)).toEqual(['part-old.pack']);
    utimesSync(left, 0, 0);
    openStore(folder).close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

function fill(folder: string, values: Record<string, string>, limits?: StoreLimits): void {
  const store = openStore(folder, limits);
  for (const [key, value] of Object.entries(values)) store.set(key, Buffer.from(value));
  store.close();
}

function valuesIn(folder: string, keys: readonly string[]): (string | undefined)[] {
  const store = openStore(folder);
  const values = keys.map((key) => textOf(store.get(key)));
  store.close();
  return values;
}

function textOf(value: Buffer | undefined): string | undefined {
  return value?.toString();
}

function packsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pack'))
    .map((name) => path.join(folder, name));
}

/** Sets one byte of a file to zero, counted from its end where `at` is negative. */
function change(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at < 0 ? bytes.length + at : at] = 0;
  writeFileSync(file, bytes);
}
