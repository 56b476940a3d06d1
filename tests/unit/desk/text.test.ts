import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { undo, history } from '@codemirror/commands';
import { describe, expect, test, vi } from 'vitest';
import { changesBetween } from '../../../desk/text/changes-between.ts';
import { offerAt, type Choices } from '../../../desk/text/completions.ts';
import { cut } from '../../../desk/text/cut.ts';
import { hiddenFields, mayChangeFields, startOfWords } from '../../../desk/text/head.ts';
import {
  beginLines,
  changeHeading,
  insertBlock,
  insertNote,
  insertLink,
  insertWords,
  surround,
} from '../../../desk/text/insert.ts';
import { createLooking, PAUSE_MS } from '../../../desk/text/looking.ts';
import { blocksOf, nearestWords, wordsOf } from '../../../desk/text/match-blocks.ts';
import { whenWords } from '../../../desk/text/words-of-time.ts';
import type { Look } from '../../../pipeline/desk/protocol.ts';

const FILE = '---\ntitle: Tides\n---\n\nThe tide turns.\n';
const WORDS_AT = FILE.indexOf('The tide');

function stateOf(doc: string): EditorState {
  return EditorState.create({ doc, extensions: [history(), hiddenFields] });
}

describe('hidden fields', () => {
  test.each([
    ['with an empty line', FILE, WORDS_AT],
    ['without an empty line', '---\na: 1\n---\nText', 13],
    ['none', 'Text\n', 0],
    ['not closed', '---\na: 1\n', 0],
    ['with a line in the text', 'Text\n\n---\n\nmore\n---\n', 0],
  ])('%s', (_, source, start) => {
    expect(startOfWords(EditorState.create({ doc: source }).doc)).toBe(start);
  });

  test.each([
    ['deleted backwards from the first sign', { from: WORDS_AT - 1, to: WORDS_AT }],
    ['typed into', { from: 6, insert: 'X' }],
    ['deleted with all', { from: 0, to: WORDS_AT - 1 }],
  ])('cannot be %s', (_, changes) => {
    expect(stateOf(FILE).update({ changes }).state.doc.toString()).toBe(FILE);
  });

  test('stay when everything is selected and replaced', () => {
    const changes = { from: 0, to: FILE.length, insert: 'New.' };
    expect(stateOf(FILE).update({ changes }).state.doc.toString()).toBe(`${FILE.slice(0, WORDS_AT)}New.`);
  });

  test('let words be typed at their beginning', () => {
    const { state } = stateOf(FILE).update({ changes: { from: WORDS_AT, insert: 'Now: ' } });
    expect(state.doc.toString()).toBe(`${FILE.slice(0, WORDS_AT)}Now: The tide turns.\n`);
  });

  test('take a change of the whole file, which is undone like one of the text', () => {
    let state = stateOf(FILE);
    const dispatch = (change: { state: EditorState }): void => void (state = change.state);
    dispatch(state.update({ changes: { from: 4, insert: 'X' }, annotations: mayChangeFields.of(true) }));
    expect(state.doc.toString()).toContain('Xtitle');
    undo({ state, dispatch });
    expect(state.doc.toString()).toBe(FILE);
  });

  test('keep the cursor out', () => {
    expect(stateOf(FILE).update({ selection: { anchor: 0 } }).state.selection.main.head).toBe(WORDS_AT);
    expect(stateOf(FILE).update({ selection: { anchor: 0, head: 99 % FILE.length } }).state.selection.main.from).toBe(
      WORDS_AT,
    );
  });
});

/** Marks the selection with `[` and `]`, or the cursor with `|`. */
function after(doc: string, command: StateCommand): string {
  const from = doc.search(/[‹|]/);
  const plain = doc.replaceAll(/[‹›|]/g, '');
  const to = doc.includes('›') ? doc.indexOf('›') - 1 : from;
  let state = EditorState.create({ doc: plain, selection: EditorSelection.single(from, to) });
  command({ state, dispatch: (change) => void (state = change.state) });
  const { main } = state.selection;
  const words = state.doc.toString();
  if (main.empty) return `${words.slice(0, main.head)}|${words.slice(main.head)}`;
  return `${words.slice(0, main.from)}‹${words.slice(main.from, main.to)}›${words.slice(main.to)}`;
}

test.each<[string, StateCommand, string, string]>([
  ['bold', surround('**'), 'a ‹b› c', 'a **‹b›** c'],
  ['bold taken away', surround('**'), 'a **‹b›** c', 'a ‹b› c'],
  ['heading', changeHeading, 'Ti|tle', '## Ti|tle'],
  ['heading that is still to be typed', changeHeading, 'a\n\n|', 'a\n\n## |'],
  ['list that is still to be typed', beginLines('- '), '|', '- |'],
  ['smaller heading', changeHeading, '## Ti|tle', '### Ti|tle'],
  ['no heading', changeHeading, '### Ti|tle', 'Ti|tle'],
  ['list of two lines', beginLines('- '), 'a‹b\nc›d', '- a‹b\n- c›d'],
  ['no list', beginLines('- '), '- ab|', 'ab|'],
  ['list instead of a quote', beginLines('- '), '> ab|', '- ab|'],
  ['link around words', insertLink, 'see ‹this› now', 'see [this](| now'],
  ['link without words, which takes a title', insertLink, 'see | now', 'see [| now'],
  ['picture', insertWords('![](images/'), 'a |b', 'a ![](images/|b'],
  ['block below a line', insertBlock('/ a /', { from: 2, to: 3 }), 'on|e\n\ntwo', 'one\n\n/ ‹a› /\n\n\n\ntwo'],
  ['block on an empty line', insertBlock('::'), 'one\n\n|', 'one\n\n::|\n'],
  ['note', insertNote, 'a| b\n', 'a[^1] b\n\n[^1]: |\n\n'],
  ['second note', insertNote, 'a[^1]| b\n\n[^1]: x\n\n', 'a[^1][^2] b\n\n[^1]: x\n\n[^2]: |\n\n'],
])('writes Markdown: %s', (_, command, before, expected) => {
  expect(after(before, command)).toBe(expected);
});

const CHOICES: Choices = {
  file: 'insights/a.md',
  facts: [{ name: 'sprint', value: '4 weeks', usedIn: [] }],
  places: [{ to: '/process#modules', title: 'Process · Modules' }],
  assets: [
    { file: 'images/dial.svg', bytes: 1, usedIn: [] },
    { file: 'files/deck.pdf', bytes: 1, usedIn: [] },
  ],
};

test.each([
  ['It takes {{ sp', 'sprint', '{{ sprint }}'],
  ['It takes {{', 'sprint', '{{ sprint }}'],
  ['see [mod', 'Process · Modules', '[Process · Modules](/process#modules)'],
  ['see [this](', 'Process · Modules', '/process#modules)'],
  ['![A dial](images/', 'images/dial.svg', '../images/dial.svg)'],
  ['![A dial](../images/di', 'images/dial.svg', '../images/dial.svg)'],
])('offers behind %s', (before, label, insert) => {
  expect(offerAt(before, CHOICES)?.choices.map((choice) => [choice.label, choice.insert])).toEqual([[label, insert]]);
});

test('offers pictures of the site, and one of this computer', () => {
  const choices = offerAt('![', CHOICES)?.choices.map(({ label, insert }) => [label, insert]);
  expect(choices).toEqual([
    ['From this computer …', ''],
    ['images/dial.svg', '![](../images/dial.svg)'],
  ]);
});

test.each([
  ['see [https://example.org/a', '[](https://example.org/a)'],
  ['see [this](https://example.org/a', 'https://example.org/a)'],
  ['see [this](www.example.org', 'https://www.example.org)'],
  ['see [this](ada@example.org', 'mailto:ada@example.org)'],
])('offers the address that is typed behind %s', (before, insert) => {
  expect(offerAt(before, CHOICES)?.choices[0]?.insert).toBe(insert);
});

test.each(['see [this](/pro', 'see [www', 'see [this](fo@'])('offers no address behind %s', (before) => {
  expect(offerAt(before, CHOICES)?.choices.map(({ label }) => label)).toEqual(['Process · Modules']);
});

test('offers interactive figures at the beginning of a line', () => {
  const offer = offerAt('::', CHOICES);
  expect(offer?.choices.map(({ label }) => label)).toEqual(['bars', 'ladder', 'matrix', 'deck', 'titles']);
  expect(offer?.choices[0]?.insert).toMatch(/^::bars\[\]\{#bars\}\n\n\| What \| Amount \|\n\| --- \| --- \|\n/);
});

test.each(['plain words', 'a note [^1', 'escaped \\[x', 'a [link](/a) and more', 'a :: b'])(
  'offers nothing behind %s',
  (before) => {
    expect(offerAt(before, CHOICES)).toBeUndefined();
  },
);

test('changes only what is other, so that a cursor keeps its words', () => {
  const [before, next] = ['One two three.\n', 'One 2 three, four.\n'];
  const state = EditorState.create({ doc: before, selection: { anchor: before.indexOf('three') } });
  const changed = state.update({ changes: changesBetween(before, next) }).state;
  expect(changed.doc.toString()).toBe(next);
  expect(changed.selection.main.head).toBe(next.indexOf('three'));
});

describe('a block of a page', () => {
  const source = [
    '---',
    'summary: Value rises.',
    '---',
    '',
    'The sprint takes {{ sprint }}, see [the process](/process).[^1]',
    'It goes on.',
    '',
    '- One point',
    '- Another point',
    '',
    '| Gate | €0.7M |',
    '',
    '- One point',
  ].join('\n');
  const blocks = blocksOf(source, new Map([['sprint', '4 weeks']]));
  const lineOf = (shown: string, place: number): number | undefined => {
    const at = nearestWords(
      wordsOf(shown),
      blocks.map(({ words }) => words),
      place,
    );
    return at === undefined ? undefined : blocks[at]?.line;
  };

  test.each([
    ['The sprint takes 4 weeks, see the process.1 It goes on.', 0.4, 5],
    ['Another point', 0.6, 9],
    ['One point', 0.3, 8],
    ['One point', 0.9, 13],
    ['Gate€0.7M', 0.8, 11],
    ['Value rises.', 0.1, 2],
    ['Words of the layout', 0.5, undefined],
  ])('%s leads to its line', (shown, place, line) => {
    expect(lineOf(shown, place)).toBe(line);
  });
});

describe('looking', () => {
  test('asks once after a pause, one request at a time, and then for the newest words', async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    let words = 'a';
    const seen: Partial<Look>[] = [];
    const found = { findings: [], elsewhere: [] };
    const shown = { shown: { hasCard: true } };
    const looking = createLooking({
      async *look(source) {
        asked.push(source);
        yield found;
        await new Promise<void>((resolve) => answers.push(resolve));
        yield shown;
      },
      source: () => words,
      onAsk: () => undefined,
      onLook: (part) => seen.push(part),
      onFault: () => undefined,
    });
    looking.typed();
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    looking.typed();
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    for (words of ['ab', 'abc', 'abcd']) {
      looking.typed();
      await vi.advanceTimersByTimeAsync(PAUSE_MS);
    }
    expect(asked).toEqual(['a']);
    expect(seen).toEqual([found]);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['a', 'abcd']);
    looking.end();
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([found, shown, found]);
    vi.useRealTimers();
  });
});

test('cuts between words as lists of results do', () => {
  expect(cut('Short', 60)).toBe('Short');
  expect(cut('One two three', 9)).toBe('One two …');
  expect(cut('Unbroken', 4)).toBe('Unbr …');
});

test('says when something was', () => {
  const now = new Date(2026, 10, 29, 20, 0).getTime();
  expect(whenWords(new Date(2026, 10, 29, 18, 40).getTime(), now)).toBe('18:40');
  expect(whenWords(new Date(2026, 10, 24, 18, 40).getTime(), now)).toBe('Tuesday, 18:40');
  expect(whenWords(new Date(2026, 9, 4, 8, 5).getTime(), now)).toBe('4 October, 08:05');
});
