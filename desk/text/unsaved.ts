import { createStore, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import type { SavedText } from '../../pipeline/desk/protocol.ts';

/** Words that are not saved yet, as this browser keeps them. */
export interface Unsaved {
  readonly file: string;
  /** The file that they began from; absent for one that was gone. */
  readonly base: SavedText | undefined;
  readonly source: string;
  /** CodeMirror's history of the text, and that of its fields, as JSON. */
  readonly history: unknown;
  readonly fieldHistory?: unknown;
  readonly cursor: number;
  /** The first change that is not saved, and the last, in milliseconds since 1970. */
  readonly since: number;
  readonly at: number;
}

/** Words that a page kept when it was left, and the key under which its tab kept others. */
interface Emergency extends Unsaved {
  readonly key: string;
}

/** A text that was not chosen, or that another tab left behind. */
export interface EarlierText {
  readonly key: string;
  readonly source: string;
  readonly at: number;
}

/** Most texts that are kept of a file beside the present one. */
const MAX_EARLIER = 30;
/** Most signs that are kept at once; longer, what undoes the changes is left out. */
const MAX_EMERGENCY = 1_000_000;
const UNSAVED = 'unsaved';
const EARLIER = 'earlier';
const SEPARATOR = '\n';
const FULL = 'This browser has no room left for what is not saved. Save now, or copy the text.';
const CLOSED = 'This browser does not keep what is not saved (a private window does not). Save often.';

/** Keeps what is not saved of one file: each tab by itself, so that none writes over another's. */
export function keepUnsaved(file: string, tab: string) {
  const store = createStore('desk', 'texts');
  const own = keyOf(UNSAVED, file, tab);
  let adopted: string | undefined;
  return { newest, keep, keepInEmergency, keepEarlier, earlier };

  /** The newest words of this file that are not saved, whichever tab left them. */
  async function newest(): Promise<Unsaved | undefined> {
    const kept = await unsavedOf(store, file).catch(nothingIfClosed);
    kept.sort((a, b) => b[1].at - a[1].at);
    const emergency = readEmergency(file);
    const [first] = kept;
    const isLater = emergency && emergency.at > (first?.[1].at ?? 0) && emergency.source !== first?.[1].source;
    // What the same tab kept before, or is still writing, is no text of its own.
    adopted = isLater ? emergency.key : first?.[0];
    return isLater ? emergency : first?.[1];
  }

  /** Keeps words at once, for a page that is left before the browser's store has written them. */
  function keepInEmergency(unsaved: Unsaved): void {
    const whole = { ...unsaved, key: own } satisfies Emergency;
    const { history: _, fieldHistory: __, ...words } = whole;
    const kept = JSON.stringify(whole);
    localStorage.setItem(keyOf(UNSAVED, file, ''), kept.length > MAX_EMERGENCY ? JSON.stringify(words) : kept);
  }

  /** Keeps words, or drops them if they are saved. Answers with a sentence why it cannot. */
  async function keep(unsaved: Unsaved | undefined): Promise<string | undefined> {
    try {
      const old = adopted === undefined || adopted === own ? [] : [adopted];
      if (unsaved) await set(own, unsaved, store);
      await delMany(unsaved ? old : [own, ...old], store);
      adopted = undefined;
      dropEmergency(file);
      return undefined;
    } catch (error) {
      nothingIfClosed(error);
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? FULL : CLOSED;
    }
  }

  /** Keeps a text that was not chosen. */
  async function keepEarlier(source: string, at: number): Promise<void> {
    await set(keyOf(EARLIER, file, String(at) + SEPARATOR + crypto.randomUUID()), { source, at }, store);
    const all = await listOf<EarlierText>(store, EARLIER, file);
    const old = all.toSorted((a, b) => b[1].at - a[1].at).slice(MAX_EARLIER);
    await delMany(
      old.map(([key]) => key),
      store,
    );
  }

  /** Texts of this file that are not the present one, the newest first. */
  async function earlier(): Promise<EarlierText[]> {
    const unsaved = await unsavedOf(store, file).catch(nothingIfClosed);
    const left = unsaved.filter(([key]) => key !== own && key !== adopted);
    const all = [...(await listOf<EarlierText>(store, EARLIER, file).catch(nothingIfClosed)), ...left];
    return all.map(([key, { source, at }]) => ({ key, source, at })).toSorted((a, b) => b.at - a.at);
  }
}

/** Returns the files with words that are not saved, as this browser keeps them. */
export async function unsavedFiles(): Promise<ReadonlySet<string>> {
  const kept = await keys<string>(sharedStore()).catch(nothingIfClosed);
  return new Set([...kept, ...Object.keys(localStorage)].flatMap((key) => fileOf(key) ?? []));
}

/** Moves all that is kept of a file to another name of it; `change` brings unsaved words to the file of that name. */
export async function moveUnsaved(file: string, to: string, change: (unsaved: Unsaved) => Unsaved): Promise<void> {
  const store = sharedStore();
  const kept = new Map(await unsavedOf(store, file).catch(nothingIfClosed));
  const emergency = readEmergency(file);
  if (emergency && emergency.at > (kept.get(emergency.key)?.at ?? 0)) kept.set(emergency.key, emergency);
  const there = new Map(await unsavedOf(store, to).catch(nothingIfClosed));
  for (const [key, unsaved] of kept) {
    const moved = change(unsaved);
    const own = keyOf(UNSAVED, to, nameOf(key));
    // An open tab moves its words once more: what it took over from another is there already.
    const same = [...there].filter(([other, { source }]) => other !== own && source === moved.source);
    await set(own, moved, store);
    await delMany([key, ...same.map(([other]) => other)], store);
  }
  for (const [key, text] of await listOf<EarlierText>(store, EARLIER, file).catch(nothingIfClosed)) {
    await set(keyOf(EARLIER, to, nameOf(key)), text, store);
    await delMany([key], store);
  }
  dropEmergency(file);
}

/** Returns what a key names beside its file: the tab, or the moment. */
function nameOf(key: string): string {
  return key.split(SEPARATOR).slice(2).join(SEPARATOR);
}

/** Returns the file of a key under which unsaved words are kept; undefined for another key. */
function fileOf(key: string): string | undefined {
  const [kind, file] = key.split(SEPARATOR);
  return kind === UNSAVED ? file : undefined;
}

let shared: UseStore | undefined;
/** The store, opened once for all that is asked of more than one text. */
function sharedStore(): UseStore {
  shared ??= createStore('desk', 'texts');
  return shared;
}

/** A browser that keeps nothing holds nothing; {@link keepUnsaved} says so at the first change. */
function nothingIfClosed(error: unknown): [] {
  if (error instanceof DOMException) return [];
  throw error;
}

function readEmergency(file: string): Emergency | undefined {
  const kept = localStorage.getItem(keyOf(UNSAVED, file, ''));
  return kept === null ? undefined : (JSON.parse(kept) as Emergency);
}

function dropEmergency(file: string): void {
  localStorage.removeItem(keyOf(UNSAVED, file, ''));
}

function keyOf(kind: string, file: string, name: string): string {
  return [kind, file, name].join(SEPARATOR);
}

function unsavedOf(store: UseStore, file: string): Promise<[string, Unsaved][]> {
  return listOf<Unsaved>(store, UNSAVED, file);
}

async function listOf<T>(store: UseStore, kind: string, file: string): Promise<[string, T][]> {
  const all = await entries<string, T>(store);
  return all.filter(([key]) => key.startsWith(keyOf(kind, file, '')));
}
