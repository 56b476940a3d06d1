import { autocompletion, completionKeymap, type Completion, type CompletionSource } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown';
import { LanguageSupport } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Prec, Transaction, type Extension } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { addressOf } from '../api.ts';
import { BAR_KEYS } from './bar.ts';
import { changesBetween } from './changes-between.ts';
import { isAddress, offerAt, type Choice, type Choices, type Offer } from './completions.ts';
import { createFieldHistory } from './field-history.ts';
import { findingMarks } from './findings.ts';
import { hiddenFields, mayChangeFields, startOfWords } from './head.ts';
import { historyIn, openWithHistory } from './kept-history.ts';
import { theme } from './theme.ts';
import type { Unsaved } from './unsaved.ts';

/** CodeMirror's history of a text, and that of its fields, as JSON. */
type Histories = Pick<Unsaved, 'history' | 'fieldHistory'>;

interface Given {
  readonly source: string;
  /** What an earlier page left. */
  readonly kept?: Histories & { readonly cursor: number };
  readonly isMarkdown: boolean;
  /** The language of the words, for the browser's spelling. */
  readonly language: string;
  readonly choices: () => Choices;
  readonly extensions?: Extension;
  /** Called after each change of the words, the cursor or the findings; `isOwn` says whether words were changed here. */
  readonly onUpdate: (update: ViewUpdate, isOwn: boolean) => void;
}

/** In px. */
const THUMBNAIL = { width: 56, height: 36 };
/** Marks a change that comes from the form: a new one, or a step in the history of the form. */
const ofForm = Annotation.define<'new' | 'step'>();

/** Opens a file in an editor: one document, of which the view of the text hides the fields. */
export function createEditor(given: Given) {
  const shown = new Compartment();
  const fields = createFieldHistory(given.source, given.kept?.fieldHistory);
  const followed = EditorView.updateListener.of(({ transactions }) => {
    for (const change of transactions)
      if (change.docChanged && change.annotation(ofForm) !== 'step')
        fields.follow(change.changes, change.annotation(ofForm) === 'new');
  });
  const view = new EditorView({
    state: openingState(given, [shown.of(given.isMarkdown ? hiddenFields : []), followed]),
  });
  return { view, source, showFile, put, changeFields, stepFields, fieldSteps: fields.steps, follow, histories };

  function source(): string {
    return view.state.doc.toString();
  }

  /** Shows the whole file, or its words only. */
  function showFile(isWhole: boolean): void {
    view.dispatch({ effects: shown.reconfigure(isWhole ? [] : hiddenFields) });
    const start = startOfWords(view.state.doc);
    if (!isWhole && view.state.selection.main.from < start) view.dispatch({ selection: { anchor: start } });
  }

  /** Takes another text of the whole file: a change like one that was typed, to be undone like one. */
  function put(after: string): void {
    view.dispatch({
      changes: changesBetween(source(), after),
      annotations: mayChangeFields.of(true),
      userEvent: 'input',
    });
  }

  /** Takes what a form makes of the file: a change that an undo in the text leaves. Answers whether it could be made. */
  function changeFields(change: (before: string) => string | undefined): boolean {
    const before = source();
    const after = change(before);
    if (after !== undefined && after !== before)
      view.dispatch({ changes: changesBetween(before, after), annotations: fromForm('new') });
    return after !== undefined;
  }

  /** Takes the last change of the form back, or makes it again. Returns the text afterwards. */
  function stepFields(way: 'undo' | 'redo'): string {
    const changes = fields.step(way);
    if (changes) view.dispatch({ changes, annotations: fromForm('step') });
    return source();
  }

  /** Takes words that were not typed here. */
  function follow(after: string): void {
    const annotations = [Transaction.addToHistory.of(false), Transaction.remote.of(true), mayChangeFields.of(true)];
    view.dispatch({ changes: changesBetween(source(), after), annotations });
  }

  /** What undoes the changes so far, for a later page. */
  function histories(): Histories {
    return { history: historyIn(view.state), fieldHistory: fields.kept() };
  }
}

function fromForm(is: 'new' | 'step') {
  return [ofForm.of(is), Transaction.addToHistory.of(false), mayChangeFields.of(true)];
}

function openingState(given: Given, further: Extension): EditorState {
  const { source: doc, kept } = given;
  const start = startOfWords(EditorState.create({ doc }).doc);
  const cursor = Math.max(kept?.cursor ?? 0, start);
  return openWithHistory(doc, { history: kept?.history, cursor }, [further, extensionsOf(given)]);
}

/** Markdown as the site has it. `markdown()` of the same package would bring parsers of HTML, CSS and JavaScript. */
const MARKDOWN = [new LanguageSupport(markdownLanguage), pasteURLAsLink, Prec.high(keymap.of(markdownKeymap))];

function extensionsOf({ isMarkdown, language, choices, extensions = [], onUpdate }: Given): Extension {
  return [
    extensions,
    history(),
    search({ top: true }),
    isMarkdown ? MARKDOWN : [],
    isMarkdown
      ? autocompletion({
          override: [completeFrom(choices)],
          icons: false,
          addToOptions: [{ render: thumbnail, position: 0 }],
        })
      : [],
    findingMarks,
    theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      tabindex: '0',
      lang: language,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      'aria-label': 'Text',
    }),
    keymap.of([
      ...(isMarkdown ? BAR_KEYS : []),
      ...completionKeymap,
      ...historyKeymap,
      ...searchKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of((update) => {
      const isOwn = update.transactions.some((change) => change.docChanged && !change.annotation(Transaction.remote));
      const isTold = update.transactions.some(({ effects }) => effects.length > 0);
      if (update.docChanged || update.selectionSet || isTold) onUpdate(update, isOwn);
    }),
  ];
}

function completeFrom(choices: () => Choices): CompletionSource {
  return ({ state, pos }) => {
    const line = state.doc.lineAt(pos);
    const found = offerAt(line.text.slice(0, pos - line.from), choices());
    if (!found || found.choices.length === 0) return null;
    return {
      from: pos - found.query,
      // An address is a choice of its own as soon as it is one.
      validFor: (typed) => /^[^\]){}\n]*$/.test(typed) && !isAddress(typed),
      options: found.choices.map((choice) => ({
        label: choice.label,
        detail: choice.detail,
        picture: choice.picture,
        ...(choice.asksForPicture && { boost: 1 }),
        apply: (view: EditorView, _: unknown, from: number, to: number) => choose(view, found, choice, from, to),
      })),
    };
  };
}

/** Shows a picture beside its name. */
function thumbnail({ picture }: Completion & Pick<Choice, 'picture'>): Node | null {
  if (picture === undefined) return null;
  return Object.assign(new Image(THUMBNAIL.width, THUMBNAIL.height), { alt: '', src: addressOf('asset', picture) });
}

function choose(view: EditorView, { query, typed, closing }: Offer, choice: Choice, from: number, to: number): void {
  const start = from - (typed - query);
  const behind = view.state.sliceDoc(to, to + closing.length + 1);
  const end =
    closing !== '' && behind.trimStart().startsWith(closing) ? to + behind.indexOf(closing) + closing.length : to;
  view.dispatch({
    changes: { from: start, to: end, insert: choice.insert },
    selection: { anchor: start + (choice.cursor ?? choice.insert.length) },
    userEvent: 'input.complete',
  });
  if (choice.asksForPicture) askForPicture(view);
}

/** Asks for a picture of this computer, which comes as if it were pasted. */
function askForPicture(view: EditorView): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.hidden = true;
  view.dom.append(input);
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    const clipboardData = new DataTransfer();
    for (const file of input.files ?? []) clipboardData.items.add(file);
    input.remove();
    view.focus();
    view.contentDOM.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  input.click();
}
