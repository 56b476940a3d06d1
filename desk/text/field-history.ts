import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { Transaction, type ChangeSet } from '@codemirror/state';
import { historyIn, openWithHistory } from './kept-history.ts';

/** Whether the form can take a change back, and make it again. */
export interface FieldSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Remembers what a form changed of a text, apart from what is typed in it: an undo in the text must not change a field
 * that nobody sees, nor one in the form the words. `kept` is what an earlier page left of it.
 */
export function createFieldHistory(source: string, kept: unknown) {
  // CodeMirror has one history for a text; that of the fields is of a second text, which follows the first.
  let state = openWithHistory(source, { history: kept });
  return { follow, step, steps, kept: () => historyIn(state) };

  /** Follows a change of the text; `isField` says whether the form made it. */
  function follow(changes: ChangeSet, isField: boolean): void {
    state = state.update({ changes, annotations: Transaction.addToHistory.of(isField) }).state;
  }

  /** Takes the last change of the form back, or makes it again. Returns what changes in the text; undefined if there is nothing. */
  function step(way: 'undo' | 'redo'): ChangeSet | undefined {
    let changes: ChangeSet | undefined;
    const dispatch = (change: Transaction): void => {
      state = change.state;
      changes = change.changes;
    };
    (way === 'undo' ? undo : redo)({ state, dispatch });
    return changes;
  }

  function steps(): FieldSteps {
    return { canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 };
  }
}
