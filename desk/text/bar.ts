import { startCompletion } from '@codemirror/autocomplete';
import type { StateCommand } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';
import { beginLines, changeHeading, insertBlock, insertLink, insertNote, insertWords, surround } from './insert.ts';

/** A button of the bar over the text. */
export interface BarItem {
  readonly name: string;
  /** What it does. */
  readonly help: string;
  /** CodeMirror's name of its keys. */
  readonly key?: string;
  readonly run: (view: EditorView) => boolean;
}

const TABLE = '| Column | Column |\n| --- | --- |\n|  |  |\n|  |  |';
/** The words that are typed first, and are selected. */
const TABLE_CELL = { from: 2, to: 8 };

/** What can be put into a text; each writes Markdown. */
export const BAR: readonly BarItem[] = [
  { name: 'Heading', help: 'A heading; once more for a smaller one', key: 'Mod-Alt-2', run: changeHeading },
  { name: 'Bold', help: 'Bold words', key: 'Mod-b', run: surround('**') },
  { name: 'Italic', help: 'Words in italics', key: 'Mod-i', run: surround('*') },
  { name: 'List', help: 'A list with a point at each line', key: 'Mod-Shift-8', run: beginLines('- ') },
  { name: 'Quote', help: 'What somebody else said', key: 'Mod-Shift-9', run: beginLines('> ') },
  { name: 'Link', help: 'A link: choose a page, or type an address', key: 'Mod-k', run: thenChoose(insertLink) },
  {
    name: 'Picture',
    help: 'A picture of the site or of this computer; then say what it shows',
    run: thenChoose(insertWords('![')),
  },
  { name: 'Table', help: 'A table', run: insertBlock(TABLE, TABLE_CELL) },
  { name: 'Note', help: 'A note at the foot of the text', key: 'Mod-Alt-f', run: insertNote },
  { name: 'Fact', help: 'A figure that is the same everywhere', run: thenChoose(insertWords('{{ ')) },
  { name: 'Figure', help: 'A figure that visitors can operate', run: thenChoose(insertBlock('::')) },
];

/** The keys of the bar. */
export const BAR_KEYS: readonly KeyBinding[] = BAR.flatMap(({ key, run }) => (key === undefined ? [] : [{ key, run }]));

/** Begins what is completed by a choice, and offers it. */
function thenChoose(command: StateCommand): (view: EditorView) => boolean {
  return (view) => {
    command(view);
    view.focus();
    return startCompletion(view);
  };
}

/** Whether the keyboard is one of a Mac. */
function isMac(): boolean {
  return navigator.userAgent.includes('Mac');
}

/** Writes keys as they stand on the keyboard. */
export function keyWords(key: string, isApple = isMac()): string {
  const names: Readonly<Record<string, string>> = isApple ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' } : { Mod: 'Ctrl' };
  return key
    .split('-')
    .map(
      (part) =>
        names[part] ?? part.toUpperCase().replace(/^(ALT|SHIFT)$/, (word) => word[0] + word.slice(1).toLowerCase()),
    )
    .join(isApple ? ' ' : ' + ');
}
