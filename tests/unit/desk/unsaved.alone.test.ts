import { beforeEach, describe, expect, test, vi } from 'vitest';
import { history, historyField, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { moveWithFile } from '../../../desk/text/move-with-file.ts';
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

describe('words of a file that is renamed', () => {
  const NOW = 'insights/hammers.md';
  const before = savedAs(FILE, '---\ntitle: Felt\n---\n\nIt wears. See [it](felt).\n');
  const now = savedAs(NOW, '---\ntitle: Felt\naliases: [/felt]\n---\n\nIt wears. See [it](hammers).\n');

  function savedAs(file: string, source: string) {
    return { file, source, hash: `hash of ${source}` };
  }

  /** Words that were typed into a text, with what undoes them. */
  function typedInto(from: string, to: string): Unsaved {
    const at = before.source.indexOf(from);
    const { state } = EditorState.create({ doc: before.source, extensions: history() }).update({
      changes: { from: at, to: at + from.length, insert: to },
      selection: { anchor: at + to.length },
    });
    const json = state.toJSON({ history: historyField }) as { readonly history: unknown };
    const cursor = state.selection.main.head;
    return { file: FILE, base: before, source: state.doc.toString(), history: json.history, cursor, since: 1, at: 10 };
  }

  test('begin from it as it is now, with what undoes them, and are under its new name only', async () => {
    await keepUnsaved(FILE, 'one').keep(typedInto('wears.', 'wears out.'));
    await keepUnsaved(FILE, 'one').keepEarlier('Not chosen', 5);
    await moveWithFile(before, now);
    const opened = keepUnsaved(NOW, 'two');
    const words = await opened.newest();
    expect(words).toMatchObject({ file: NOW, base: now, source: now.source.replace('wears.', 'wears out.'), since: 1 });
    expect(words?.source.slice(0, words.cursor)).toMatch(/wears out\.$/);
    const left = {
      doc: words?.source,
      selection: { ranges: [{ anchor: 0, head: 0 }], main: 0 },
      history: words?.history,
    };
    let state = EditorState.fromJSON(left, { extensions: history() }, { history: historyField });
    undo({ state, dispatch: (change) => void (state = change.state) });
    expect(state.doc.toString()).toBe(now.source);
    expect((await opened.earlier()).map(({ source }) => source)).toEqual(['Not chosen']);
    expect([...(await unsavedFiles())]).toEqual([NOW]);
  });

  test.each([
    ['were changed where the renaming changed the file', typedInto('(felt)', '(elsewhere)')],
    ['began from another text', { ...typedInto('wears.', 'wears out.'), base: savedAs(FILE, 'Older.') }],
  ])('stay as they are if they %s', async (_, typed) => {
    await keepUnsaved(FILE, 'one').keep(typed);
    await moveWithFile(before, now);
    expect(await keepUnsaved(NOW, 'two').newest()).toEqual({ ...typed, file: NOW });
  });

  test('that a page kept in haste move as well, once if its tab moves them again', async () => {
    const typed = typedInto('wears.', 'wears out.');
    keepUnsaved(FILE, 'one').keepInEmergency(typed);
    await moveWithFile(before, now);
    const tab = keepUnsaved(FILE, 'two');
    await tab.keep({ ...typed, at: 20 });
    await moveWithFile(before, now);
    const opened = keepUnsaved(NOW, 'three');
    expect((await opened.newest())?.at).toBe(20);
    expect(await opened.earlier()).toEqual([]);
    expect([...(await unsavedFiles())]).toEqual([NOW]);
  });
});
