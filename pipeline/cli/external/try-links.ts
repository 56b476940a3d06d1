import pLimit from 'p-limit';
import type { LinkState } from '../../compile/check/outside-links.ts';
import { ask, USUAL_PACE, type Pace, createHostTurns } from './ask.ts';
import { isWithoutNetwork } from './describe-refusal.ts';
import type { LinkCache } from './link-cache.ts';

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
  const open = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const known = cache.get(address);
    const { host } = new URL(address);
    if (known) states.set(address, known);
    else open.set(host, [...(open.get(host) ?? []), address]);
  }
  const total = [...open.values()].reduce((sum, { length }) => sum + length, 0);
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
