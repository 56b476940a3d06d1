import type { SaveAnswer, SavedText, SaveRequest } from '../../pipeline/desk/protocol.ts';
import { faultWords } from '../api.ts';
import type { TabMessage } from './other-tabs.ts';

/** How a text and its file stand to each other. */
export interface Standing {
  /** The file that the text began from; absent if there is none any more. */
  readonly base: SavedText | undefined;
  /** Whether the text has other words than its file. */
  readonly isUnsaved: boolean;
  /** Since when, in milliseconds since 1970. */
  readonly since: number | undefined;
  readonly isSaving: boolean;
  /** The last save from here, in milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** Why the last save was refused. */
  readonly refused: string | undefined;
  /** The file as somebody else left it, while this text has other words: nothing is written before a choice. */
  readonly theirs: SavedText | 'gone' | undefined;
  /** Whether another tab has this text, with other words. */
  readonly isElsewhere: boolean;
  /** Why unsaved words are not kept in this browser. */
  readonly unkept: string | undefined;
}

/** What saving needs from its surroundings. */
export interface Surroundings {
  readonly file: string;
  /** The words as they stand. */
  readonly source: () => string;
  /** Puts words of another tab, or of the file, into the editor. */
  readonly follow: (source: string) => void;
  /** Saves a text. Rejects with a `DeskFault`. */
  readonly put: (request: SaveRequest) => Promise<SaveAnswer>;
  /** Reads the file. Rejects with a `DeskFault`. */
  readonly get: () => Promise<SavedText | 'gone'>;
  /** Keeps what is not saved, or drops it. Answers why it cannot. */
  readonly keep: (unsaved: { base: SavedText | undefined; since: number } | undefined) => Promise<string | undefined>;
  /** Keeps a text that was not chosen. */
  readonly keepEarlier: (source: string) => Promise<void>;
  readonly tell: (message: TabMessage) => unknown;
  readonly now: () => number;
  readonly onChange: (standing: Standing) => void;
}

/** What is known of a text when it is opened. */
export interface Opening {
  readonly saved: SavedText | 'gone';
  /** What was not saved the last time, whose words are in the editor already. */
  readonly unsaved?: { readonly base: SavedText | undefined; readonly since: number };
}

/** How {@link createSaving} begins. */
function openingStanding({ saved, unsaved }: Opening): Standing {
  const file = saved === 'gone' ? undefined : saved;
  const moved = unsaved !== undefined && unsaved.base?.hash !== file?.hash;
  return {
    base: unsaved ? unsaved.base : file,
    isUnsaved: unsaved !== undefined,
    since: unsaved?.since,
    isSaving: false,
    savedAt: undefined,
    refused: undefined,
    theirs: moved ? saved : undefined,
    isElsewhere: false,
    unkept: undefined,
  };
}

/**
 * Keeps a text and its file together. One save runs at a time, and a further one waits for it. A file that somebody
 * else changed is never written over: from then on, every save answers that a choice is to be made, until
 * {@link choose} was called.
 */
export function createSaving(opening: Opening, around: Surroundings) {
  let standing = openingStanding(opening);
  let again = false;
  /** The words that every other tab knows of this one. */
  let told = around.source();
  /** Whether words were typed here since the last that another tab sent. */
  let isOwn = standing.isUnsaved;
  return { standing: () => standing, typed, pause, save, refresh, hear, choose };

  function set(change: Partial<Standing>): void {
    standing = { ...standing, ...change };
    around.onChange(standing);
  }

  /** Says that the words in the editor were changed here. */
  function typed(): void {
    isOwn = true;
    const isUnsaved = around.source() !== standing.base?.source;
    if (isUnsaved !== standing.isUnsaved) set({ isUnsaved, since: isUnsaved ? around.now() : undefined });
  }

  /** Keeps unsaved words and shows them to other tabs: after a pause in typing, and before the page is left. */
  async function pause(): Promise<void> {
    const source = around.source();
    if (source !== told) tellTyping(told, source);
    told = source;
    await keep();
  }

  function tellTyping(from: string, source: string): void {
    around.tell({ is: 'typed', file: around.file, base: standing.base?.hash, from, source });
  }

  async function keep(): Promise<void> {
    const { base, isUnsaved, since = around.now() } = standing;
    const unkept = await around.keep(isUnsaved && isOwn ? { base, since } : undefined);
    if (unkept !== standing.unkept) set({ unkept });
  }

  /** Saves. Answers whether a choice has to be made first; then nothing is written. */
  async function save(): Promise<boolean> {
    if (standing.theirs !== undefined) return true;
    if (standing.isSaving) {
      again = true;
      return false;
    }
    if (!standing.isUnsaved) return false;
    set({ isSaving: true });
    const source = around.source();
    try {
      took(source, await around.put(requestOf(source)));
    } catch (error) {
      again = false;
      set({ isSaving: false });
      set({ refused: faultWords(error) });
      return false;
    }
    await keep();
    // Who leaves once it says "Saved" leaves no words behind as unsaved.
    set({ isSaving: false, ...(standing.theirs === undefined && { savedAt: around.now() }) });
    const isNext = again;
    again = false;
    return isNext || standing.theirs !== undefined ? save() : false;
  }

  function requestOf(source: string): SaveRequest {
    const { base } = standing;
    return { file: around.file, source, ...(base && { base: base.hash }) };
  }

  function took(source: string, answer: SaveAnswer): void {
    if ('saved' in answer) {
      if (around.source() === source && answer.saved.source !== source) follow(answer.saved.source);
      became(answer.saved, { refused: undefined });
      around.tell({ is: 'saved', file: around.file, saved: answer.saved });
    } else if (answer.changed !== 'gone' && answer.changed.source === source) {
      // An earlier save whose answer was lost.
      became(answer.changed, { refused: undefined });
    } else set({ refused: undefined, theirs: answer.changed });
  }

  /** Takes a file as that from which the text began. */
  function became(base: SavedText, change: Partial<Standing> = {}): void {
    const isUnsaved = around.source() !== base.source;
    if (!isUnsaved) isOwn = false;
    const since = isUnsaved ? (standing.since ?? around.now()) : undefined;
    set({ base, isUnsaved, since, theirs: undefined, ...(!isUnsaved && { isElsewhere: false }), ...change });
  }

  /** Reads the file again: somebody may have changed it. */
  async function refresh(): Promise<void> {
    const { base, isSaving } = standing;
    if (isSaving) return;
    const file = await around.get();
    // What was read is older than what was saved meanwhile.
    if (standing.isSaving || standing.base !== base) return refresh();
    if (file !== 'gone') await fileIs(file);
    else if (base !== undefined || standing.theirs !== undefined) set({ theirs: 'gone', isUnsaved: true });
  }

  async function fileIs(file: SavedText): Promise<void> {
    const { base, theirs, isUnsaved } = standing;
    if (file.hash === base?.hash) {
      if (theirs !== undefined) set({ theirs: undefined });
    } else if (file.source === around.source()) {
      became(file);
      await keep();
    } else if (isUnsaved) set({ theirs: file });
    else {
      follow(file.source);
      became(file);
    }
  }

  function follow(source: string): void {
    around.follow(source);
    told = source;
    isOwn = false;
  }

  /** Hears another tab on the same text. */
  function hear(message: TabMessage): void {
    if (message.file !== around.file) return;
    if (message.is === 'typed') hearTyping(message);
    else if (message.is === 'saved') void (standing.isSaving || fileIs(message.saved));
    else if (standing.isUnsaved) tellTyping(told, told);
  }

  function hearTyping({ from, source, base }: Extract<TabMessage, { is: 'typed' }>): void {
    const own = around.source();
    const isSameFile = base === standing.base?.hash && standing.theirs === undefined;
    if (own === source) set({ isElsewhere: false });
    else if (isSameFile && (own === from || !standing.isUnsaved)) {
      follow(source);
      const isUnsaved = source !== standing.base?.source;
      set({ isUnsaved, since: isUnsaved ? (standing.since ?? around.now()) : undefined, isElsewhere: false });
    } else set({ isElsewhere: true });
  }

  /**
   * Takes one of several texts: `chosen` is in the editor already, and those of `dropped` that it is not are kept. Ends a
   * conflict, and saves the text over the file that was compared and over no other. Answers as {@link save} does.
   */
  async function choose(chosen: string, dropped: readonly string[]): Promise<boolean> {
    for (const text of new Set(dropped)) if (text !== chosen) await around.keepEarlier(text);
    const { theirs } = standing;
    isOwn = true;
    if (theirs === undefined) {
      typed();
      await pause();
      return false;
    }
    if (theirs === 'gone') set({ theirs: undefined, base: undefined, isUnsaved: true });
    else became(theirs);
    await keep();
    return save();
  }
}

/** A text that is kept with its file. */
export type Saving = ReturnType<typeof createSaving>;
