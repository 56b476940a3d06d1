import { ChangeSet, Transaction } from '@codemirror/state';
import type { SavedText } from '../../pipeline/desk/protocol.ts';
import { changesBetween } from './changes-between.ts';
import { historyIn, openWithHistory } from './kept-history.ts';
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
  const { base, source } = unsaved;
  const moved = { ...unsaved, file: now.file };
  if (base?.hash !== before.hash) return moved;
  const typed = ChangeSet.of(changesBetween(before.source, source), before.source.length);
  const renaming = changesBetween(before.source, now.source);
  if (renaming.some(({ from, to }) => typed.touchesRange(from, to) !== false)) return moved;
  const state = openWithHistory(source, unsaved);
  const changes = ChangeSet.of(renaming, before.source.length).map(typed);
  const after = state.update({ changes, annotations: Transaction.addToHistory.of(false) }).state;
  const histories = { history: historyIn(after), fieldHistory: undefined };
  return { ...moved, ...histories, base: now, source: after.doc.toString(), cursor: after.selection.main.head };
}
