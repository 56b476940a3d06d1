import { beforeEach, describe, expect, test } from 'vitest';
import { DeskFault } from '../../../desk/api.ts';
import { createSaving, type Opening, type Saving } from '../../../desk/text/saving.ts';
import type { TabMessage } from '../../../desk/text/other-tabs.ts';
import type { SaveAnswer, SavedText, SaveRequest } from '../../../pipeline/desk/protocol.ts';

const FILE = 'insights/tides.md';
const STOPPED = new DeskFault({ fault: 'The desk does not answer.', remedy: 'Start it again.' }, 0);

/** A file on a disk that others change, too. */
function createDisk(source: string) {
  let file: SavedText | 'gone' = savedAs(source);
  let fault: DeskFault | undefined;
  let hold: Promise<void> = Promise.resolve();
  const written: string[] = [];
  return {
    written,
    file: () => file,
    changeTo: (next: string | undefined) => (file = next === undefined ? 'gone' : savedAs(next)),
    fail: (next: DeskFault | undefined) => (fault = next),
    /** Lets saves wait until the returned function is called. */
    pause() {
      let go = (): void => undefined;
      hold = new Promise((resolve) => (go = resolve));
      return () => go();
    },
    async put({ source: words, base }: SaveRequest): Promise<SaveAnswer> {
      if (fault) throw fault;
      const hash = file === 'gone' ? undefined : file.hash;
      if (base !== hash) return { changed: file };
      written.push(words);
      const saved = savedAs(words);
      file = saved;
      await hold;
      return { saved };
    },
  };
}

function savedAs(source: string): SavedText {
  return { file: FILE, source, hash: `hash of ${source}` };
}

/** A tab with a text: `type` changes its words. */
function openTab(disk: ReturnType<typeof createDisk>, tabs: Saving[], unsaved?: { source: string; base: string }) {
  const shown: { isSaving: boolean; isUnsaved: boolean; isKept: boolean }[] = [];
  const saved = disk.file();
  let words = unsaved?.source ?? (saved === 'gone' ? '' : saved.source);
  const kept: string[] = [];
  const earlier: string[] = [];
  let isKept = unsaved !== undefined;
  const opening: Opening = { saved, ...(unsaved && { unsaved: { base: savedAs(unsaved.base), since: 1 } }) };
  const saving: Saving = createSaving(opening, {
    file: FILE,
    source: () => words,
    follow: (source) => (words = source),
    put: disk.put,
    get: async () => disk.file(),
    async keep(state) {
      await Promise.resolve();
      isKept = state !== undefined;
      if (state) kept.push(words);
      return undefined;
    },
    async keepEarlier(source) {
      earlier.push(source);
    },
    tell: (message: TabMessage) => tabs.filter((tab) => tab !== saving).forEach((tab) => tab.hear(message)),
    now: () => 1000,
    onChange: ({ isSaving, isUnsaved }) => shown.push({ isSaving, isUnsaved, isKept }),
  });
  tabs.push(saving);
  return {
    ...saving,
    shown,
    kept,
    earlier,
    isKept: () => isKept,
    words: () => words,
    type(source: string) {
      words = source;
      saving.typed();
    },
    async typeAndPause(source: string) {
      words = source;
      saving.typed();
      await saving.pause();
    },
  };
}

let disk = createDisk('The tide.');
let tabs: Saving[] = [];
beforeEach(() => {
  disk = createDisk('The tide.');
  tabs = [];
});

describe('a save', () => {
  test('writes the words, and is told once the browser keeps them no more', async () => {
    const tab = openTab(disk, tabs);
    await tab.typeAndPause('The tide turns.');
    expect([tab.standing().isUnsaved, tab.isKept()]).toEqual([true, true]);
    expect(await tab.save()).toBe(false);
    expect(disk.written).toEqual(['The tide turns.']);
    expect([tab.standing().isUnsaved, tab.isKept(), tab.standing().savedAt]).toEqual([false, false, 1000]);
    expect(tab.shown.filter((state) => !state.isSaving && !state.isUnsaved)).toEqual([tab.shown.at(-1)]);
    expect(tab.shown.at(-1)?.isKept).toBe(false);
  });

  test('of words that are the saved ones writes nothing', async () => {
    const tab = openTab(disk, tabs);
    await tab.typeAndPause('The tide!');
    await tab.typeAndPause('The tide.');
    await tab.save();
    expect([disk.written, tab.isKept()]).toEqual([[], false]);
  });

  test('takes what is typed while it runs with the next one, once', async () => {
    const tab = openTab(disk, tabs);
    const go = disk.pause();
    tab.type('One.');
    const first = tab.save();
    tab.type('One. Two.');
    void tab.save();
    void tab.save();
    go();
    await first;
    expect(disk.written).toEqual(['One.', 'One. Two.']);
    expect(tab.standing().isUnsaved).toBe(false);
  });

  test('leaves words that are typed while it runs unsaved without a further press', async () => {
    const tab = openTab(disk, tabs);
    const go = disk.pause();
    tab.type('One.');
    const first = tab.save();
    tab.type('One. Two.');
    go();
    await first;
    expect([disk.written, tab.words(), tab.standing().isUnsaved]).toEqual([['One.'], 'One. Two.', true]);
  });

  test('that is refused keeps the words and can be tried again', async () => {
    const tab = openTab(disk, tabs);
    disk.fail(STOPPED);
    await tab.typeAndPause('The tide turns.');
    await tab.save();
    expect(tab.standing().refused).toBe(STOPPED.message);
    expect([tab.words(), tab.isKept(), tab.standing().isUnsaved]).toEqual(['The tide turns.', true, true]);
    disk.fail(undefined);
    await tab.save();
    expect([disk.written, tab.standing().refused]).toEqual([['The tide turns.'], undefined]);
  });

  test('whose answer was lost is no conflict with itself', async () => {
    const tab = openTab(disk, tabs);
    tab.type('The tide turns.');
    disk.changeTo('The tide turns.');
    expect(await tab.save()).toBe(false);
    expect([tab.standing().theirs, tab.standing().isUnsaved]).toEqual([undefined, false]);
  });
});

describe('a file that somebody else changed', () => {
  test('is shown at once while nothing is unsaved', async () => {
    const tab = openTab(disk, tabs);
    disk.changeTo('The ebb.');
    await tab.refresh();
    expect([tab.words(), tab.standing().isUnsaved, tab.standing().theirs]).toEqual(['The ebb.', false, undefined]);
  });

  test('is written over by no save, by no queue and by no later file until a choice', async () => {
    const tab = openTab(disk, tabs);
    const go = disk.pause();
    tab.type('Mine.');
    const first = tab.save();
    tab.type('Mine, more.');
    void tab.save();
    disk.changeTo('Theirs.');
    go();
    expect(await first).toBe(true);
    expect(await tab.save()).toBe(true);
    await tab.refresh();
    expect(await tab.save()).toBe(true);
    expect([disk.written, disk.file(), tab.words()]).toEqual([['Mine.'], savedAs('Theirs.'), 'Mine, more.']);
  });

  test('is written over once mine is chosen, and kept', async () => {
    const tab = openTab(disk, tabs);
    tab.type('Mine.');
    disk.changeTo('Theirs.');
    expect(await tab.save()).toBe(true);
    expect(await tab.choose('Mine.', ['Theirs.', 'Mine.'])).toBe(false);
    expect([disk.written, tab.earlier]).toEqual([['Mine.'], ['Theirs.']]);
  });

  test('stays if it is chosen, and mine is kept', async () => {
    const tab = openTab(disk, tabs);
    tab.type('Mine.');
    disk.changeTo('Theirs.');
    await tab.save();
    tab.type('Theirs.');
    await tab.choose('Theirs.', ['Theirs.', 'Mine.']);
    expect([disk.written, tab.earlier, tab.standing().theirs]).toEqual([[], ['Mine.'], undefined]);
  });

  test('that is changed once more while she chooses is a conflict again', async () => {
    const tab = openTab(disk, tabs);
    tab.type('Mine.');
    disk.changeTo('Theirs.');
    await tab.save();
    disk.changeTo('Theirs again.');
    expect(await tab.choose('Mine.', ['Theirs.'])).toBe(true);
    expect([disk.written, tab.standing().theirs]).toEqual([[], savedAs('Theirs again.')]);
  });

  test('before unsaved words were opened again is a conflict from the first moment', async () => {
    const tab = openTab(disk, tabs, { source: 'Mine.', base: 'An older tide.' });
    expect(tab.standing().theirs).toEqual(savedAs('The tide.'));
    expect(await tab.save()).toBe(true);
    expect([disk.written, tab.words()]).toEqual([[], 'Mine.']);
  });

  test('and that is gone is saved anew only by a choice', async () => {
    const tab = openTab(disk, tabs);
    tab.type('Mine.');
    disk.changeTo(undefined);
    expect(await tab.save()).toBe(true);
    expect([tab.standing().theirs, disk.written]).toEqual(['gone', []]);
    await tab.choose('Mine.', []);
    expect(disk.written).toEqual(['Mine.']);
  });

  test('is not taken from an answer that is older than a save', async () => {
    const tab = openTab(disk, tabs);
    const go = disk.pause();
    tab.type('Mine.');
    const save = tab.save();
    const refresh = tab.refresh();
    go();
    await Promise.all([save, refresh]);
    expect([tab.words(), tab.standing().isUnsaved]).toEqual(['Mine.', false]);
  });
});

test('a text that is taken without a conflict is not saved, and the other one is kept', async () => {
  const tab = openTab(disk, tabs);
  await tab.typeAndPause('Mine.');
  tab.type('An earlier tide.');
  expect(await tab.choose('An earlier tide.', ['An earlier tide.', 'Mine.'])).toBe(false);
  expect([disk.written, tab.earlier, tab.standing().isUnsaved]).toEqual([[], ['Mine.'], true]);
});

describe('two tabs on one text', () => {
  test('follow each other while they have the same words', async () => {
    const [one, two] = [openTab(disk, tabs), openTab(disk, tabs)];
    await one.typeAndPause('The tide turns.');
    expect([two.words(), two.standing().isUnsaved]).toEqual(['The tide turns.', true]);
    await two.typeAndPause('The tide turns twice.');
    expect(one.words()).toBe('The tide turns twice.');
    await one.save();
    expect([two.standing().isUnsaved, two.standing().base?.source]).toEqual([false, 'The tide turns twice.']);
  });

  test('keep their own words and say so once these are different', async () => {
    const [one, two] = [openTab(disk, tabs), openTab(disk, tabs)];
    one.type('One.');
    two.type('Two.');
    await one.pause();
    await two.pause();
    expect([one.words(), two.words()]).toEqual(['One.', 'Two.']);
    expect([one.standing().isElsewhere, two.standing().isElsewhere]).toEqual([true, true]);
  });

  test('never save over each other', async () => {
    const [one, two] = [openTab(disk, tabs), openTab(disk, tabs)];
    one.type('One.');
    two.type('Two.');
    await one.save();
    expect(await two.save()).toBe(true);
    expect([disk.written, two.words()]).toEqual([['One.'], 'Two.']);
  });

  test('do not follow words that began from an older file', async () => {
    const one = openTab(disk, tabs);
    disk.changeTo('The ebb.');
    const two = openTab(disk, tabs);
    await one.typeAndPause('The tide turns.');
    expect([two.words(), two.standing().isUnsaved]).toEqual(['The ebb.', false]);
  });

  test('a tab that is opened later has the words that the first did not save', async () => {
    const one = openTab(disk, tabs);
    await one.typeAndPause('The tide turns.');
    const two = openTab(disk, tabs);
    one.hear({ is: 'opened', file: FILE });
    expect(two.words()).toBe('The tide turns.');
  });
});
