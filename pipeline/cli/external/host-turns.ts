import { setTimeout as wait } from 'node:timers/promises';

/** Does `work` for a host when nothing else is done for it, after a pause. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/** Turns of hosts, each with a queue of its own. */
export function createHostTurns(pauseMs: number): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (host, work) => {
    const before = last.get(host);
    const turn = before ? before.then(() => wait(pauseMs)).then(work) : work();
    // The next turn waits until this one has ended, whether it failed or not.
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(host, ended);
    return turn;
  };
}
