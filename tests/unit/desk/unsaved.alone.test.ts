import { beforeEach, expect, test, vi } from 'vitest';
import { keepUnsaved, unsavedFiles, type Unsaved } from '../../../desk/text/unsaved.ts';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));

// A browser's store, as far as the desk uses it.
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: () => Promise.resolve([...kept]),
  keys: () => Promise.resolve([...kept.keys()]),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
}));

const FILE = 'insights/felt.md';

function unsaved(source: string, at: number): Unsaved {
  return { file: FILE, base: undefined, source, history: undefined, cursor: 0, since: 1, at };
}

/** A browser's storage: its keys are its own properties. */
function createStorage() {
  const words: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => words[key] ?? null,
    setItem: (key: string, value: string) => (words[key] = value),
    removeItem: (key: string) => delete words[key],
  };
  return Object.setPrototypeOf(words, methods) as typeof words & typeof methods;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', createStorage());
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

test('files with unsaved words are those of any tab and of pages that were left, until all is saved', async () => {
  const tab = keepUnsaved(FILE, 'one');
  await tab.keep(unsaved('A felt wears', 10));
  const left = keepUnsaved('insights/pins.md', 'two');
  left.keepInEmergency(unsaved('A pin holds', 20));
  await keepUnsaved('insights/other.md', 'three').keepEarlier('Not chosen', 5);
  expect([...(await unsavedFiles())]).toEqual([FILE, 'insights/pins.md']);
  await tab.keep(undefined);
  await left.keep(undefined);
  expect([...(await unsavedFiles())]).toEqual([]);
});
