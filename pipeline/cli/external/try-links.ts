import pMap from 'p-map';
import type { LinkState } from '../../check/outside-links.ts';
import { ask } from './ask.ts';
import { createHostTurns } from './host-turns.ts';
import type { LinkCache } from './link-cache.ts';
import { USUAL_PACE, type Pace } from './pace.ts';

interface Trial {
  readonly cache: LinkCache;
  readonly userAgent: string;
  readonly pace?: Pace;
  readonly onTried?: (done: number, total: number) => void;
}

/** What comes of addresses, each once; what was tried lately is not asked again. `asked` counts the others. */
export async function tryLinks(
  addresses: Iterable<string>,
  { cache, userAgent, pace = USUAL_PACE, onTried = () => undefined }: Trial,
): Promise<{ states: ReadonlyMap<string, LinkState>; asked: number }> {
  const states = new Map<string, LinkState>();
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
      states.set(address, state);
      cache.set(address, state);
      onTried(++done, total);
    }
  };
  await pMap(open.values(), tryHost, { concurrency: pace.hosts });
  return { states, asked: total };
}
