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

/** Hosts, at least, none of which can be found before this machine is said to have no network. */
const FEWEST_HOSTS = 2;

/**
 * What comes of addresses, each once; what was tried lately is not tried again. `tried` counts the others. With `isOffline` no host was
 * found at all: nothing is known of any, and nothing was kept.
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
