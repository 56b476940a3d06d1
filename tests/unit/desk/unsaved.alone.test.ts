import { beforeEach, expect, test, vi } from 'vitest';
import { keepUnsaved, type Unsaved } from '../../../desk/text/unsaved.ts';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));

// A browser's store, as far as the desk uses it.
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: () => Promise.resolve([...kept]),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
}));

const FILE = 'insights/felt.md';

function unsaved(source: string, at: number): Unsaved {
  return { file: FILE, base: undefined, source, history: undefined, cursor: 0, since: 1, at };
}

beforeEach(() => {
  kept.clear();
  const words = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, value: string) => words.set(key, value),
    removeItem: (key: string) => words.delete(key),
  });
});

test('words of a page that was left in haste are the newest, and older ones of its tab go once all is saved', async () => {
  const left = keepUnsaved(FILE, 'one');
  await left.keep(unsaved('A felt', 10));
  left.keepInEmergency(unsaved('A felt wears', 20));

  const opened = keepUnsaved(FILE, 'two');
  expect((await opened.newest())?.source).toBe('A felt wears');
  expect(await opened.earlier()).toEqual([]);
  await opened.keep(unsaved('A felt wears out', 30));
  await opened.keep(undefined);

  const again = keepUnsaved(FILE, 'three');
  expect(await again.newest()).toBeUndefined();
  expect(await again.earlier()).toEqual([]);
});

test('words of another tab stay, as an earlier text', async () => {
  const other = keepUnsaved(FILE, 'other');
  await other.keep(unsaved('Of the other tab', 15));
  keepUnsaved(FILE, 'one').keepInEmergency(unsaved('A felt wears', 20));

  const opened = keepUnsaved(FILE, 'two');
  expect((await opened.newest())?.source).toBe('A felt wears');
  await opened.keep(undefined);
  expect((await opened.earlier()).map(({ source }) => source)).toEqual(['Of the other tab']);
});
