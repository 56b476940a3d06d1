import path from 'node:path';
import type { LinkState } from '../../compile/check/outside-links.ts';
import { readPlainNote, writePlainNote } from '../../build/cache/note.ts';

const FILE = 'external-links.note';
/** What leads somewhere will do so tomorrow; what does not may be fixed in a moment. */
const GOOD_MS = 86_400_000;
const BAD_MS = 3_600_000;

/** What came of an address, and when it was tried. */
interface Tried {
  readonly state: LinkState;
  readonly at: number;
}

export type LinkCache = ReturnType<typeof openLinkCache>;

/** What came of addresses that were tried lately, kept in the folder `cache`. */
export function openLinkCache(cache: string, now: () => number = Date.now) {
  const file = path.join(cache, FILE);
  const tried = Object.entries(readPlainNote<Record<string, Tried>>(file) ?? {});
  const entries = new Map(tried.filter(([, one]) => isFresh(one, now())));
  return {
    get: (address: string): LinkState | undefined => entries.get(address)?.state,
    set: (address: string, state: LinkState): void => void entries.set(address, { state, at: now() }),
    /** Keeps what was set, and forgets what is too old. */
    close: (): void => writePlainNote(file, Object.fromEntries(entries)),
  };
}

function isFresh({ state, at }: Tried, now: number): boolean {
  return at <= now && now - at < (state.kind === 'good' || state.kind === 'moved' ? GOOD_MS : BAD_MS);
}
