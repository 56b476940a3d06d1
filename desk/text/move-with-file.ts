import { history, historyField } from '@codemirror/commands';
import { ChangeSet, EditorState, Transaction } from '@codemirror/state';
import type { SavedText } from '../../pipeline/desk/protocol.ts';
import { changesBetween } from './changes-between.ts';
import { moveUnsaved, type Unsaved } from './unsaved.ts';

/** Moves what this browser keeps of a file to the name that it has now; `before` is the file as it was renamed. */
export function moveWithFile(before: SavedText, now: SavedText): Promise<void> {
  return moveUnsaved(before.file, now.file, (unsaved) => withRenaming(unsaved, before, now));
}

/**
 * Lets unsaved words begin from the renamed file, whose old address and links to itself a renaming writes into it. Words
 * that began from another file, or were changed in the same places, stay as they are: then both texts are shown.
 */
function withRenaming(unsaved: Unsaved, before: SavedText, now: SavedText): Unsaved {
  const { base, source, cursor } = unsaved;
  const moved = { ...unsaved, file: now.file };
  if (base?.hash !== before.hash) return moved;
  const typed = ChangeSet.of(changesBetween(before.source, source), before.source.length);
  const renaming = changesBetween(before.source, now.source);
  if (renaming.some(({ from, to }) => typed.touchesRange(from, to) !== false)) return moved;
  const at = Math.min(cursor, source.length);
  const left = {
    doc: source,
    selection: { ranges: [{ anchor: at, head: at }], main: 0 },
    history: unsaved.history ?? { done: [], undone: [] },
  };
  const state = EditorState.fromJSON(left, { extensions: history() }, { history: historyField });
  const changes = ChangeSet.of(renaming, before.source.length).map(typed);
  const after = state.update({ changes, annotations: Transaction.addToHistory.of(false) }).state;
  const { history: kept } = after.toJSON({ history: historyField }) as { readonly history: unknown };
  return { ...moved, base: now, source: after.doc.toString(), history: kept, cursor: after.selection.main.head };
}
