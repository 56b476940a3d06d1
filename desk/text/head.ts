import {
  Annotation,
  EditorState,
  StateField,
  type Extension,
  type Text,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks a change that does not come from the keyboard in the text, and that may change the fields. */
export const mayChangeFields = Annotation.define<true>();

const FENCE = /^---[ \t]*$/;

/**
 * Returns where the words begin, behind the fields at the head of a file; 0 if it has none. An empty line behind the
 * fields belongs to them.
 */
export function startOfWords(file: Text): number {
  if (!FENCE.test(file.line(1).text)) return 0;
  for (let number = 2; number < file.lines; number += 1) {
    if (!FENCE.test(file.line(number).text)) continue;
    const next = file.line(number + 1);
    return next.text === '' && next.number < file.lines ? next.to + 1 : next.from;
  }
  return 0;
}

const hidden = StateField.define<DecorationSet>({
  create: ({ doc }) => hide(doc),
  update: (shown, change) => (change.docChanged ? hide(change.newDoc) : shown),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of(({ state }) => state.field(field)),
  ],
});

/** Hides the fields of a file, and keeps the keyboard, the pointer and the cursor out of them. */
export const hiddenFields: Extension = [
  hidden,
  EditorState.transactionFilter.of((change) => keepFields(change) ?? keepCursorOut(change)),
];

/** Returns where what can be seen of a file begins. */
export function startOfShown(state: EditorState): number {
  return state.field(hidden, false) === undefined ? 0 : startOfWords(state.doc);
}

function hide(file: Text): DecorationSet {
  const start = startOfWords(file);
  return start === 0 ? Decoration.none : Decoration.set(Decoration.replace({ block: true }).range(0, start - 1));
}

/** Takes what would be changed in the fields out of a change; undefined if there is nothing. */
function keepFields(change: Transaction): TransactionSpec | undefined {
  const start = startOfWords(change.startState.doc);
  const changes: { from: number; to: number; insert: Text }[] = [];
  let [isTouched, anchor] = [false, start];
  change.changes.iterChanges((from, to, _from, _to, insert) => {
    if (from < start) isTouched = true;
    if (to < start) return;
    changes.push({ from: Math.max(from, start), to, insert });
    if (from < start) anchor += insert.length;
  });
  if (!isTouched || change.annotation(mayChangeFields)) return undefined;
  return { changes, selection: { anchor }, scrollIntoView: true, userEvent: 'input' };
}

/** Moves a cursor that would stand in the fields to where the words begin. */
function keepCursorOut(change: Transaction) {
  const start = startOfWords(change.newDoc);
  const { selection } = change;
  if (!selection || selection.ranges.every(({ from }) => from >= start)) return change;
  const { anchor, head } = selection.main;
  return [change, { selection: { anchor: Math.max(anchor, start), head: Math.max(head, start) }, sequential: true }];
}
