import { appendFile, chmod, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { URL_REGISTRY_FILE } from '../../pipeline/content/addresses.ts';
import { readUrlRegistry, setInUrlRegistry, updateUrlRegistry } from '../../pipeline/content/url-registry.ts';
import { keepUrlRegistry } from '../../pipeline/build.ts';
import { MAX_BYTES } from '../../pipeline/content/limits.ts';
import { loadFolder } from './load-folder.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const URL_REGISTRY = '# Head.\n/: live\n/about: live\n\n# Taken back in May.\n/old: gone # by Anna\n/z: live\n';

function add(text: string | undefined, shown: readonly string[]): string {
  return updateUrlRegistry(text, { shown, due: {}, day: '2026-01-05' });
}

describe('a ledger', () => {
  test('is read line by line', () => {
    const { entries, odd } = readUrlRegistry(`${URL_REGISTRY}nothing\n`);
    expect(entries.map(({ address, state, line, column }) => [address, state, line, column])).toEqual([
      ['/', 'live', 2, 4],
      ['/about', 'live', 3, 9],
      ['/old', 'gone', 6, 7],
      ['/z', 'live', 7, 5],
    ]);
    expect(odd).toEqual([{ line: 8, text: 'nothing' }]);
  });

  test('begins with what it is for', () => {
    expect(add(undefined, ['/b', '/a', '/b'])).toMatch(/^(?:# .*\n){2}\/a: live\n\/b: live\n$/);
  });

  test.each([
    [
      'between two',
      ['/contact'],
      URL_REGISTRY.replace('\n\n#', '\n\n#').replace('/old: gone', '/contact: live\n/old: gone'),
    ],
    ['before the first', ['/!'], URL_REGISTRY.replace('/about', '/!: live\n/about')],
    ['behind the last', ['/zz', '/zebra'], `${URL_REGISTRY}/zebra: live\n/zz: live\n`],
    ['that it has', ['/about', '/old'], URL_REGISTRY],
    ['that are none', [], URL_REGISTRY],
  ])('takes addresses %s, and leaves every other line as it is', (_, addresses, expected) => {
    expect(add(URL_REGISTRY, addresses)).toBe(expected);
  });

  test.each([
    ['/a: live\r\n/c: live', ['/b'], '/a: live\r\n/b: live\r\n/c: live'],
    ['/a: live\r\n/c: live', ['/d'], '/a: live\r\n/c: live\r\n/d: live'],
    ['/a: live\n\n\n', ['/b'], '/a: live\n/b: live\n\n\n'],
    ['/a: live\n\n\n', [], '/a: live\n\n\n'],
    ['/a: live', [], '/a: live'],
    ['/a: live\r/c: live\r', ['/b'], '/a: live\r/b: live\r/c: live\r'],
    ['\uFEFF/a: live\r\n', ['/a', '/b'], '\uFEFF/a: live\r\n/b: live\r\n'],
    ['', ['/a'], '/a: live\n'],
  ])('%j with %j keeps how its lines end', (text, addresses, expected) => {
    expect(add(text, addresses)).toBe(expected);
  });

  test('in which nothing is new is not written, and keeps its permissions where something is', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, URL_REGISTRY_FILE);
    await writeFile(file, '/: live\n\n');
    await chmod(file, 0o662);
    const news = { shown: ['/'], due: {}, day: '2026-01-05' };
    expect(keepUrlRegistry(folder, news)).toEqual({ added: 0, isChanged: false });
    expect(keepUrlRegistry(folder, { ...news, shown: ['/a'] })).toEqual({ added: 1, isChanged: true });
    expect((await stat(file)).mode & 0o777).toBe(0o662);
  });

  test('takes another state for one address only', () => {
    expect(setInUrlRegistry('/a: gone # why\r\n/a/b: gone\r\n', '/a', 'live')).toBe('/a: live # why\r\n/a/b: gone\r\n');
  });

  test.each([
    ['is listed with its day', '/a: live\n', { '/b': '2026-02-01' }, '/a: live\n/b: 2026-02-01\n'],
    ['follows another day', '/b: 2026-02-01 # soon\n', { '/b': '2026-03-01' }, '/b: 2026-03-01 # soon\n'],
    ['is live once its day has come', '/b: 2026-01-05\n', {}, '/b: live\n'],
    ['is not listed once it waits no more', '/a: live\n/b: 2026-02-01\n', {}, '/a: live\n'],
    ['moves to another address', '/b: 2026-02-01\n', { '/a': '2026-02-01' }, '/a: 2026-02-01\n'],
    ['stays what it is said to be', '/b: gone\n', { '/b': '2026-02-01' }, '/b: gone\n'],
  ])('what waits %s', (_, text, due, expected) => {
    expect(updateUrlRegistry(text, { shown: [], due, day: '2026-01-05' })).toBe(expected);
  });

  test('lists an address that is shown before its day', () => {
    const news = { shown: ['/b'], due: {}, day: '2026-01-05' };
    expect(updateUrlRegistry('/a: live\n/b: 2026-02-01\n/c: live\n', news)).toBe('/a: live\n/b: live\n/c: live\n');
  });

  test('that is longer than a page may be is read', async () => {
    const content = copySmallSite();
    const gone = Array.from({ length: 60_000 }, (_, at) => `/insights/an-article-that-is-gone-${at}: gone\n`).join('');
    expect(gone.length).toBeGreaterThan(MAX_BYTES);
    await appendFile(path.join(content, URL_REGISTRY_FILE), gone);
    const { findings, loaded } = await loadFolder(content);
    expect(findings).toEqual([]);
    expect(loaded?.site.gone).toHaveLength(60_000);
  });

  test('of twenty thousand addresses is read and written', () => {
    const addresses = Array.from({ length: 20_000 }, (_, at) => `/insights/article-${String(at).padStart(5, '0')}`);
    const text = add(undefined, addresses);
    expect(readUrlRegistry(text).entries).toHaveLength(20_000);
    expect(add(text, ['/new'])).toHaveLength(text.length + '/new: live\n'.length);
  });
});
