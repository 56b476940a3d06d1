import type { Look } from '../../pipeline/desk/protocol.ts';
import { api, faultWords, onContent } from '../api.ts';
import type { Choices } from './completions.ts';
import { createEditor } from './editor.ts';
import { askEffect, findingsIn, showFindings, type PlacedFinding } from './findings.ts';
import { createLooking, PAUSE_MS } from './looking.ts';
import { moveWithFile } from './move-with-file.ts';
import { joinTabs, type Renamed } from './other-tabs.ts';
import { pasteExtension } from './paste.ts';
import { createSaving, type Standing } from './saving.ts';
import { keepUnsaved, type Unsaved } from './unsaved.ts';

interface Given {
  readonly file: string;
  readonly language: string;
  readonly choices: () => Choices;
  /** The file was renamed in another tab; what was not saved of it is kept under its new name. */
  readonly onMoved: (file: string) => void;
}

/** What is known of an open text. */
interface TextState {
  readonly standing: Standing;
  readonly source: string;
  /** The line of the cursor, from 1. */
  readonly line: number;
  readonly found: readonly PlacedFinding[];
  /** As far as it has been told. */
  readonly look: Partial<Look>;
  /** Why the server does not answer. */
  readonly fault?: string | undefined;
  /** What is to be said of the last paste. */
  readonly pasted?: string;
}

/** A file that is open. */
export type OpenText = NonNullable<Awaited<ReturnType<typeof openText>>>;

/** Opens a file with what was not saved of it: the newest words are there at once. Undefined if there are none. */
export async function openText({ file, language, choices, onMoved }: Given) {
  const kept = keepUnsaved(file, crypto.randomUUID());
  const [saved, newest] = await Promise.all([api.text(file), kept.newest()]);
  const source = saved === 'gone' ? undefined : saved.source;
  const unsaved = newest && newest.source !== source ? newest : undefined;
  // Words of a page that was left while it dropped them: they are saved.
  if (newest && !unsaved) await kept.keep(undefined);
  const words = unsaved?.source ?? source;
  if (words === undefined) return undefined;

  let isMoved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const isMarkdown = file.endsWith('.md');
  const editor = createEditor({
    source: words,
    ...(unsaved && { kept: unsaved }),
    isMarkdown,
    language,
    choices,
    ...(isMarkdown && { extensions: pasteExtension((sentences) => put({ pasted: sentences.join(' ') })) }),
    onUpdate: ({ docChanged }, isOwn) => {
      put(inEditor());
      if (docChanged) looking.typed();
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
      keep: async (now) => (isMoved ? undefined : kept.keep(now && unsavedNow(now))),
      keepEarlier: (text) => kept.keepEarlier(text, Date.now()),
      tell: (message) => tabs.tell(message),
      now: Date.now,
      onChange: (standing) => put({ standing }),
    },
  );
  let state: TextState = { standing: saving.standing(), look: {}, ...inEditor() };
  const looking = createLooking({
    look: (text) => api.look({ file, source: text }),
    source: editor.source,
    onAsk: () => editor.view.dispatch(askEffect),
    onLook: (part) => {
      if (part.findings) editor.view.dispatch(showFindings(editor.view.state, part.findings));
      put({ fault: undefined, look: { ...state.look, ...part } });
    },
    onFault: (error) => put({ fault: faultWords(error) }),
  });
  const tabs = joinTabs((message) => (message.is === 'renamed' ? void renamed(message) : saving.hear(message)));
  tabs.tell({ is: 'opened', file });
  const leaving = new AbortController();
  const ends = [tabs.close, looking.end, onContent(() => void changedElsewhere()), () => leaving.abort()];
  listenToWindow(leaving);
  looking.now();
  return {
    editor,
    saving,
    /** Whether it began with words that an earlier page did not save. */
    wasLeft: unsaved !== undefined,
    /** In milliseconds since 1970. */
    openedAt: Date.now(),
    /** Texts of this file that were not chosen. */
    earlier: kept.earlier,
    state: () => state,
    /** Calls back when the state is another; returns what ends that. */
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };

  function put(change: Partial<TextState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function inEditor(): Pick<TextState, 'source' | 'line' | 'found'> {
    const { doc, selection } = editor.view.state;
    const line = doc.lineAt(selection.main.head).number;
    return { source: doc.toString(), line, found: findingsIn(editor.view.state) };
  }

  function typed(): void {
    saving.typed();
    clearTimeout(timer);
    timer = setTimeout(() => void saving.pause(), PAUSE_MS);
  }

  function unsavedNow(now: Pick<Unsaved, 'base' | 'since'>): Unsaved {
    const cursor = editor.view.state.selection.main.head;
    return { file, ...now, source: editor.source(), ...editor.histories(), cursor, at: Date.now() };
  }

  /** Looks again at what may depend on another file, and whether this one was changed. */
  async function changedElsewhere(): Promise<void> {
    looking.now();
    await saving.refresh().catch(faultWords);
    if (saving.standing().refused !== undefined) await saving.save();
  }

  async function renamed({ before, now }: Renamed): Promise<void> {
    if (before.file !== file) return;
    await saving.pause();
    await moveWithFile(before, now);
    isMoved = true;
    onMoved(now.file);
  }

  function leave(): void {
    const { base, isUnsaved, since = Date.now() } = saving.standing();
    void saving.pause();
    if (isUnsaved) kept.keepInEmergency(unsavedNow({ base, since }));
  }

  function listenToWindow(until: Pick<AbortController, 'signal'>): void {
    window.addEventListener('online', () => void changedElsewhere(), until);
    window.addEventListener('pagehide', leave, until);
    const hidden = (): void => void (document.visibilityState === 'hidden' && saving.pause());
    document.addEventListener('visibilitychange', hidden, until);
  }

  function close(): void {
    clearTimeout(timer);
    void saving.pause();
    for (const end of ends) end();
    editor.view.destroy();
  }
}
