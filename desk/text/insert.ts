import { EditorSelection, type ChangeSpec, type EditorState, type StateCommand } from '@codemirror/state';

const HEADING = /^(#{1,6}) +/;
const MARK = /^(?:#{1,6} +|[-*+] +|\d+[.)] +|> ?)/;
const NOTE = /\[\^([^\]\n]+)\]/g;

/** Surrounds the selected words with a mark, or takes it away. */
export function surround(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    const surrounded = state.changeByRange((range) => {
      const { from, to } = range;
      const [before, after] = [from - mark.length, to + mark.length];
      const isMarked = before >= 0 && state.sliceDoc(before, from) === mark && state.sliceDoc(to, after) === mark;
      const changes = isMarked
        ? [
            { from: before, to: from },
            { from: to, to: after },
          ]
        : [
            { from, insert: mark },
            { from: to, insert: mark },
          ];
      const moved = isMarked ? -mark.length : mark.length;
      return { changes, range: EditorSelection.range(range.anchor + moved, range.head + moved) };
    });
    dispatch(state.update(surrounded, { userEvent: 'input', scrollIntoView: true }));
    return true;
  };
}

/** Begins each selected line with a mark, such as `- `, or takes it away where every line has it. */
export function beginLines(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const isMarked = lines.every(({ text }) => text.startsWith(mark));
    const changes = lines.map(({ from, text }) => {
      const old = isMarked ? mark.length : (MARK.exec(text)?.[0].length ?? 0);
      return { from, to: from + old, insert: isMarked ? '' : mark };
    });
    return change(state, dispatch, changes);
  };
}

/** Makes headings of the selected lines, of the next lower level each time, and plain lines again behind level 3. */
export const changeHeading: StateCommand = ({ state, dispatch }) => {
  const changes = selectedLines(state).map(({ from, text }) => {
    const [old = '', signs = ''] = HEADING.exec(text) ?? [];
    return { from, to: from + old.length, insert: signs === '' ? '## ' : signs === '##' ? '### ' : '' };
  });
  return change(state, dispatch, changes);
};

/** Puts words at the cursor; it goes `cursor` signs into them, or behind them. The selected words stand for `$`. */
export function insertWords(words: string, cursor?: number): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const selected = state.sliceDoc(from, to);
    const insert = words.replace('$', () => selected);
    const anchor = from + (cursor === undefined ? insert.length : cursor + (words.includes('$') ? selected.length : 0));
    return change(state, dispatch, { from, to, insert }, anchor);
  };
}

/** Begins a link of the selected words; of none, one that takes the title of the page that is chosen. */
export const insertLink: StateCommand = (target) =>
  insertWords(target.state.selection.main.empty ? '[' : '[$](')(target);

/** Puts a block at the cursor, with empty lines around it, and selects a part of it, or goes on behind it. */
export function insertBlock(block: string, part = { from: block.length, to: block.length }): StateCommand {
  return ({ state, dispatch }) => {
    const { to } = state.selection.main;
    const line = state.doc.lineAt(to);
    const isEmpty = line.text.trim() === '';
    const before = isEmpty ? '' : '\n\n';
    const at = isEmpty ? line.from : line.to;
    const isLast = line.to === state.doc.length;
    const insert = `${before}${block}${isLast ? '\n' : '\n\n'}`;
    const start = at + before.length;
    return change(state, dispatch, { from: at, to: line.to, insert }, start + part.from, start + part.to);
  };
}

/** Puts the number of a new note at the cursor and begins its words at the foot of the text. */
export const insertNote: StateCommand = ({ state, dispatch }) => {
  const text = state.doc.toString();
  const taken = new Set([...text.matchAll(NOTE)].map(([, name]) => name));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  const mark = `[^${number}]`;
  const foot = `${text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'}${mark}: `;
  const { to } = state.selection.main;
  const changes = [
    { from: to, insert: mark },
    // What is typed on the last line is no part of the note.
    { from: text.length, insert: `${foot}\n\n` },
  ];
  return change(state, dispatch, changes, text.length + mark.length + foot.length);
};

function selectedLines(state: EditorState) {
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
}

/** Makes changes; what is selected then goes from `anchor` to `head`, or stays behind what is put before it. */
function change(
  state: EditorState,
  dispatch: Parameters<StateCommand>[0]['dispatch'],
  typed: ChangeSpec,
  anchor?: number,
  head = anchor,
): true {
  const changes = state.changes(typed);
  const selection = anchor === undefined ? state.selection.map(changes, 1) : EditorSelection.single(anchor, head);
  dispatch(state.update({ changes, selection, userEvent: 'input', scrollIntoView: true }));
  return true;
}
