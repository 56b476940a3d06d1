import type { Extension } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import type {
  AssetAnswer,
  AssetRequest,
  Look,
  MarkdownAnswer,
  MarkdownRequest,
  SaveAnswer,
  SavedText,
  SaveRequest,
} from '../../pipeline/desk/protocol.ts';
import type { Choices } from './completions.ts';
import { createEditor, type Editor } from './editor.ts';
import { askEffect, showFindings } from './findings.ts';
import { createLooking, PAUSE_MS } from './looking.ts';
import { moveWithFile } from './move-with-file.ts';
import { joinTabs, type Renamed } from './other-tabs.ts';
import { pasteExtension } from './paste.ts';
import { createSaving, faultOf, type Fault, type Saving, type Standing } from './saving.ts';
import { keepUnsaved, type EarlierText, type Unsaved } from './unsaved.ts';

/** What a text asks of the server. Each rejects with a {@link Fault}. */
export interface TextApi {
  readonly text: (file: string) => Promise<SavedText | 'gone'>;
  readonly look: (request: { readonly file: string; readonly source: string }) => AsyncIterable<Partial<Look>>;
  readonly save: (request: SaveRequest) => Promise<SaveAnswer>;
  readonly importText: (request: MarkdownRequest) => Promise<MarkdownAnswer>;
  readonly addAsset: (request: AssetRequest) => Promise<AssetAnswer>;
  /** Calls back whenever files may have changed or the server is there again; returns what ends that. */
  readonly onContent: (listener: () => void) => () => void;
}

interface Given {
  readonly file: string;
  readonly parent: HTMLElement;
  readonly api: TextApi;
  readonly language: string;
  readonly choices: () => Choices;
  readonly onStanding: (standing: Standing) => void;
  readonly onLook: (part: Partial<Look>) => void;
  /** The server did not answer, or does again. */
  readonly onFault: (fault: Fault | undefined) => void;
  readonly onUpdate: (update: ViewUpdate) => void;
  /** Something is to be said of a paste. */
  readonly onTold: (words: string) => void;
  /** The file was renamed in another tab; what was not saved of it is kept under its new name. */
  readonly onMoved: (file: string) => void;
}

/** A file that is open. */
export interface OpenText {
  readonly editor: Editor;
  readonly saving: Saving;
  /** Whether it began with words that an earlier page did not save. */
  readonly wasLeft: boolean;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** Texts of this file that were not chosen. */
  readonly earlier: () => Promise<EarlierText[]>;
  readonly close: () => void;
}

/** Opens a file with what was not saved of it: the newest words are there at once. Undefined if there are none. */
export async function openText(given: Given): Promise<OpenText | undefined> {
  const { file, api } = given;
  const kept = keepUnsaved(file, crypto.randomUUID());
  const [saved, newest] = await Promise.all([api.text(file), kept.newest()]);
  const source = saved === 'gone' ? undefined : saved.source;
  const unsaved = newest && newest.source !== source ? newest : undefined;
  const words = unsaved?.source ?? source;
  if (words === undefined) return undefined;

  let isMoved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const editor = createEditor({
    ...given,
    source: words,
    ...(unsaved && { kept: unsaved }),
    isMarkdown: file.endsWith('.md'),
    ...(file.endsWith('.md') && { extensions: pastes(given) }),
    name: 'Text',
    onUpdate: (update, isOwn) => {
      given.onUpdate(update);
      if (update.docChanged) looking.typed();
      if (isOwn) typed();
    },
  });
  const saving = createSaving(
    { saved, ...(unsaved && { unsaved }) },
    {
      file,
      source: editor.source,
      follow: editor.follow,
      put: api.save,
      get: () => api.text(file),
      // Words that have moved with their file would come back under its old name.
      keep: async (state) => (isMoved ? undefined : kept.keep(state && unsavedNow(state))),
      keepEarlier: (text) => kept.keepEarlier(text, Date.now()),
      tell: (message) => tabs.tell(message),
      now: Date.now,
      onChange: given.onStanding,
    },
  );
  const looking = createLooking({
    look: (text) => api.look({ file, source: text }),
    source: editor.source,
    onAsk: () => editor.view.dispatch(askEffect),
    onLook: (part) => {
      given.onFault(undefined);
      if (part.findings) editor.view.dispatch(showFindings(editor.view.state, part.findings));
      given.onLook(part);
    },
    onFault: (error) => given.onFault(faultOf(error)),
  });
  const tabs = joinTabs((message) => (message.is === 'renamed' ? void renamed(message) : saving.hear(message)));
  tabs.tell({ is: 'opened', file });
  const ends = [tabs.close, looking.end, api.onContent(() => void changedElsewhere()), ...listenToWindow()];
  given.onStanding(saving.standing());
  looking.now();
  return { editor, saving, wasLeft: unsaved !== undefined, openedAt: Date.now(), earlier: kept.earlier, close };

  function typed(): void {
    saving.typed();
    clearTimeout(timer);
    timer = setTimeout(() => void saving.pause(), PAUSE_MS);
  }

  function unsavedNow(state: Pick<Unsaved, 'base' | 'since'>): Unsaved {
    const cursor = editor.view.state.selection.main.head;
    return { file, ...state, source: editor.source(), ...editor.histories(), cursor, at: Date.now() };
  }

  /** Looks again at what may depend on another file, and whether this one was changed. */
  async function changedElsewhere(): Promise<void> {
    looking.now();
    await saving.refresh().catch(faultOf);
    if (saving.standing().refused) await saving.save();
  }

  async function renamed({ before, now }: Renamed): Promise<void> {
    if (before.file !== file) return;
    await saving.pause();
    await moveWithFile(before, now);
    isMoved = true;
    given.onMoved(now.file);
  }

  function leave(): void {
    const { base, isUnsaved, since = Date.now() } = saving.standing();
    void saving.pause();
    if (isUnsaved) kept.keepInEmergency(unsavedNow({ base, since }));
  }

  function listenToWindow(): (() => void)[] {
    const online = (): void => void changedElsewhere();
    const hidden = (): void => void (document.visibilityState === 'hidden' && saving.pause());
    window.addEventListener('online', online);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    return [
      () => window.removeEventListener('online', online),
      () => window.removeEventListener('pagehide', leave),
      () => document.removeEventListener('visibilitychange', hidden),
    ];
  }

  function close(): void {
    clearTimeout(timer);
    void saving.pause();
    for (const end of ends) end();
    editor.view.destroy();
  }
}

function pastes({ api, onTold }: Given): Extension {
  const ask = { markdown: api.importText, asset: api.addAsset };
  return pasteExtension({ ask, tell: (sentences) => onTold(sentences.join(' ')) });
}
