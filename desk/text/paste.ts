import { isolateHistory } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { api, inBase64, upload } from '../api.ts';
import { addressOf, isAddress } from './completions.ts';
import { fitPaste, saysMore } from './fit-paste.ts';
import { startOfShown } from './head.ts';

/** The Markdown of what was pasted, and what could not be kept, a sentence each. */
interface Taken {
  readonly markdown: string;
  readonly lost: readonly string[];
}

/** A place that waits for words; it moves with the words around it. */
interface Place {
  from: number;
  to: number;
}

const PICTURE = /^image\//;
const DOCUMENT = /\.(?:(?<docx>docx)|(?<html>html?)|(?<markdown>md|markdown))$/i;

/**
 * Makes this project's Markdown of what is pasted or dropped. While the answer is awaited, typing goes on. One undo takes
 * a paste back, and with Shift only its words are pasted. `tell` says in a line what was left out.
 */
export function pasteExtension(tell: (sentences: readonly string[]) => void): Extension {
  let isWordsOnly = false;
  const places = placesOf();
  return [
    places.plugin,
    EditorView.domEventHandlers({
      keydown: (event) => {
        isWordsOnly = event.code === 'KeyV' && event.shiftKey && (event.ctrlKey || event.metaKey);
      },
      paste: (event, view) => take(view, event.clipboardData, view.state.selection.main),
      drop: (event, view) => {
        const under = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head;
        // Above the words are the fields, which are hidden and take no words.
        const at = Math.max(under, startOfShown(view.state));
        return (event.dataTransfer?.files.length ?? 0) > 0 && take(view, event.dataTransfer, { from: at, to: at });
      },
    }),
  ];

  /** Returns whether the paste is taken; whatever is not is pasted as words. */
  function take(view: EditorView, data: DataTransfer | null, { from, to }: Readonly<Place>): boolean {
    const files = [...(data?.files ?? [])];
    const html = data?.getData('text/html') ?? '';
    const words = data?.getData('text/plain') ?? '';
    const isCode = data?.types.includes('vscode-editor-data') === true;
    if (!data || isWordsOnly || isCode || view.state.readOnly) return false;
    if (isAddress(words.trim()) && view.state.sliceDoc(from - 2, from) === '](') {
      endLink(view, addressOf(words.trim()), { from, to });
      return true;
    }
    const isPicture = words === '' && files.some(({ type }) => PICTURE.test(type));
    const work =
      !isPicture && saysMore(html) ? [() => api.post('markdown', { html })] : files.map((file) => () => takeFile(file));
    if (work.length === 0) return false;
    const place = places.begin(from, to);
    void finish(view, place, work, words).finally(() => places.end(place));
    return true;
  }

  async function finish(
    view: EditorView,
    place: Place,
    work: readonly (() => Promise<Taken>)[],
    words: string,
  ): Promise<void> {
    for (const askFor of work) {
      try {
        const { markdown, lost } = await askFor();
        put(view, place, markdown);
        tell(lost);
      } catch (error) {
        if (words !== '') put(view, place, words);
        tell([error instanceof Error ? error.message : String(error)]);
      }
    }
  }

  async function takeFile(file: File): Promise<Taken> {
    const { docx, html, markdown } = DOCUMENT.exec(file.name)?.groups ?? {};
    if (html !== undefined) return api.post('markdown', { html: await file.text() });
    if (markdown !== undefined) return api.post('markdown', { markdown: await file.text() });
    if (docx !== undefined) return api.post('markdown', { bytes: await inBase64(file) });
    const saved = await upload(file);
    return { markdown: `${saved.startsWith('images/') ? '!' : ''}[](../${saved})`, lost: [] };
  }
}

/** Puts the address of a link behind its words, and closes it. */
function endLink(view: EditorView, address: string, { from, to }: Readonly<Place>): void {
  const isClosed = view.state.sliceDoc(to, to + 1) === ')';
  const insert = isClosed ? address : `${address})`;
  const anchor = from + address.length + 1;
  view.dispatch({ changes: { from, to, insert }, selection: { anchor }, userEvent: 'input.paste' });
}

/** Replaces a place by words, as one step of the history; a cursor that stood there goes on behind them. */
function put(view: EditorView, place: Place, markdown: string): void {
  const { doc, selection } = view.state;
  const { from, to } = place;
  const insert = fitPaste(markdown, { before: doc.sliceString(0, from), after: doc.sliceString(to) });
  const isThere = selection.main.from === from && selection.main.to === to;
  // The words for a picture, or for a file, are still to be typed.
  const inside = /^!?\[(?=\]\()/.exec(insert)?.[0].length;
  view.dispatch({
    changes: { from, to, insert },
    ...((isThere || inside !== undefined) && { selection: { anchor: from + (inside ?? insert.length) } }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: isThere,
  });
  place.from = place.to = from + insert.length;
}

/** Keeps places that move with each change. */
function placesOf() {
  const waiting = new Set<Place>();
  const plugin = ViewPlugin.define(() => ({
    update: ({ changes }: ViewUpdate): void => {
      for (const place of waiting) {
        place.from = changes.mapPos(place.from, -1);
        place.to = Math.max(place.from, changes.mapPos(place.to, -1));
      }
    },
  }));
  const begin = (from: number, to: number): Place => {
    const place = { from, to };
    waiting.add(place);
    return place;
  };
  return { plugin, begin, end: (place: Place) => void waiting.delete(place) };
}
