import { setTimeout } from 'node:timers/promises';

const ATTEMPTS = 4;
/** The exchange of two folders takes less than a millisecond. */
const PAUSE_MS = 40;

/** The served folder is absent, or was exchanged while a request looked into it. */
export class UnsettledFolder extends Error {
  override readonly name = 'UnsettledFolder';
}

/** Does something with the served folder, again if it was exchanged meanwhile. Throws `UnsettledFolder` if that goes on. */
export async function onceSettled<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof UnsettledFolder)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
  return action();
}
