import { history, undo } from '@codemirror/commands';
import { EditorState, Transaction, type ChangeSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { changedFields } from '../../../desk/fields/changed-fields.ts';
import { createFieldHistory } from '../../../desk/text/field-history.ts';

const FILE = '---\ntitle: Tides\n---\n\nThe tide turns.\n';
const DRAFT = FILE.replace('Tides\n', 'Tides\ndraft: true\n');
const FIELDS_END = FILE.indexOf('---', 4);

/** A text with both histories, as the editor has them. */
function openFile() {
  let state = EditorState.create({ doc: FILE, extensions: history() });
  const fields = createFieldHistory(FILE);
  const take = (change: Transaction, isField = false): void => {
    state = change.state;
    fields.follow(change.changes, isField);
  };
  const setField = (changes: ChangeSpec, isField: boolean): void =>
    take(state.update({ changes, annotations: Transaction.addToHistory.of(false) }), isField);
  return {
    source: () => state.doc.toString(),
    steps: fields.steps,
    type: (words: string) => take(state.update({ changes: { from: state.doc.length, insert: words } })),
    undoInText: () => void undo({ state, dispatch: (change) => take(change) }),
    change: (changes: ChangeSpec) => setField(changes, true),
    step(way: 'undo' | 'redo') {
      const changes = fields.step(way);
      if (changes) state = state.update({ changes, annotations: Transaction.addToHistory.of(false) }).state;
    },
  };
}

test('an undo in the text leaves the fields, and one in the fields leaves the text', () => {
  const file = openFile();
  file.change({ from: FIELDS_END, insert: 'draft: true\n' });
  file.type('A');
  file.undoInText();
  file.undoInText();
  expect(file.source()).toBe(DRAFT);
  file.type('B');
  file.step('undo');
  expect(file.source()).toBe(`${FILE}B`);
  expect(file.steps()).toEqual({ canUndo: false, canRedo: true });
  file.step('undo');
  file.step('redo');
  expect(file.source()).toBe(`${DRAFT}B`);
  expect(file.steps()).toEqual({ canUndo: true, canRedo: false });
});

test.each([
  ['a field that is new', FILE, DRAFT, false, ['Draft']],
  ['words only', FILE, `${FILE}More.\n`, false, []],
  ['an entry of a list', '- name: A\n- name: B\n', '- name: A\n- name: C\n', true, ['2.']],
  ['fields that cannot be read', FILE, FILE.replace('Tides', '"Tides'), false, []],
])('two texts of a file differ in %s', (_, before, after, isYaml, labels) => {
  expect(changedFields(before, after, isYaml)).toEqual(labels);
});
