import { history, historyField } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';

const KEPT = { history: historyField };

/** What undoes the changes of a text so far, as JSON for a later page. */
export function historyIn(state: EditorState): unknown {
  return (state.toJSON(KEPT) as { readonly history: unknown }).history;
}

/** Opens a text with what undoes its changes, if an earlier page left that. */
export function openWithHistory(
  doc: string,
  { history: kept, cursor = 0 }: { readonly history: unknown; readonly cursor?: number },
  extensions: Extension = history(),
): EditorState {
  const at = Math.min(cursor, doc.length);
  const selection = { ranges: [{ anchor: at, head: at }], main: 0 };
  return EditorState.fromJSON({ doc, selection, history: kept ?? { done: [], undone: [] } }, { extensions }, KEPT);
}
