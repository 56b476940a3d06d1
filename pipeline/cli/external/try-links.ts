import pLimit from 'p-limit';
import type { LinkState } from '../../compile/check/outside-links.ts';
import { ask, USUAL_PACE, type Pace, createHostTurns } from './ask.ts';
import { isWithoutNetwork } from './describe-refusal.ts';
import path from 'node:path';
import { readPlainNote, writePlainNote } from '../../build/cache/note.ts';
import { groupBy } from '../../shared/group-by.ts';

interface Trial {
  readonly cache: LinkCache;
  readonly userAgent: string;
  readonly pace?: Pace;
  readonly onTried?: (done: number, total: number) => void;
}

/** Fewest hosts that must all be unreachable before this machine counts as offline. */
const FEWEST_HOSTS = 2;

/**
 * Tries each address once, and skips those with a cached result. `tried` is the number of tried addresses. `isOffline`
 * means that no host was found: nothing is known about them, and nothing was cached.
 */
export async function tryLinks(
  addresses: Iterable<string>,
  { cache, userAgent, pace = USUAL_PACE, onTried = () => undefined }: Trial,
): Promise<{ states: ReadonlyMap<string, LinkState>; tried: number; isOffline: boolean }> {
  const states = new Map<string, LinkState>();
  const tried = new Map<string, LinkState>();
  const all = new Set(addresses);
  for (const address of all) {
    const known = cache.get(address);
    if (known) states.set(address, known);
  }
  const unknown = [...all].filter((address) => !states.has(address));
  const open = groupBy(unknown, (address) => new URL(address).host);
  const total = unknown.length;
  const manners = { pace, userAgent, inTurn: createHostTurns(pace.pauseMs) };
  let done = 0;
  const tryHost = async (own: readonly string[]): Promise<void> => {
    for (const address of own) {
      const state = await ask(address, manners);
      tried.set(address, state);
      onTried(++done, total);
    }
  };
  await pLimit(pace.hosts).map(open.values(), tryHost);
  const isOffline = open.size >= FEWEST_HOSTS && [...tried.values()].every(isWithoutAnswer);
  for (const [address, state] of isOffline ? [] : tried) {
    states.set(address, state);
    cache.set(address, state);
  }
  return { states, tried: total, isOffline };
}

function isWithoutAnswer(state: LinkState): boolean {
  return state.kind === 'unreachable' && isWithoutNetwork(state.why);
}

const FILE = 'external-links.note';
/** A working link is not tried again for a day; a broken one may be fixed soon. */
const GOOD_MS = 86_400_000;
const BAD_MS = 3_600_000;

/** The result for an address, and when it was tried. */
interface Tried {
  readonly state: LinkState;
  readonly at: number;
}

export type LinkCache = ReturnType<typeof openLinkCache>;

/** Opens the cache of recent results in the folder `cache`. */
export function openLinkCache(cache: string, now: () => number = Date.now) {
  const file = path.join(cache, FILE);
  const tried = Object.entries(readPlainNote<Record<string, Tried>>(file) ?? {});
  const entries = new Map(tried.filter(([, one]) => isFresh(one, now())));
  return {
    get: (address: string): LinkState | undefined => entries.get(address)?.state,
    set: (address: string, state: LinkState): void => void entries.set(address, { state, at: now() }),
    /** Saves the results, without expired ones. */
    close: (): void => writePlainNote(file, Object.fromEntries(entries)),
  };
}

function isFresh({ state, at }: Tried, now: number): boolean {
  return at <= now && now - at < (state.kind === 'good' || state.kind === 'moved' ? GOOD_MS : BAD_MS);
}
