import pRetry from 'p-retry';
import type { IndexPart } from '../../../pipeline/content/model/article.ts';
import { fetchPart, takeFirstPart } from './first-part.ts';
import { readIndex, type InsightsIndex } from './read-index.ts';
import { LoadError } from '../runtime/load-part.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const KEPT_MS = 5 * 60_000;

let known: Promise<InsightsIndex> | undefined;

/**
 * Fetches the index of all articles, with retries after 1, 2 and 4 s, and caches it for five minutes. Calls `onRetry`
 * on each failure. While the browser is offline, it does not retry but rejects at once.
 */
export function fetchIndex(onRetry: () => void): Promise<InsightsIndex> {
  if (known) return known;
  const forget = (): void => {
    known = undefined;
  };
  known = pRetry(fetchParts, {
    retries: RETRIES,
    minTimeout: FIRST_DELAY_MS,
    maxTimeout: LONGEST_DELAY_MS,
    shouldRetry: () => {
      if (navigator.onLine) onRetry();
      return navigator.onLine;
    },
  });
  known.then(() => setTimeout(forget, KEPT_MS), forget);
  return known;
}

async function fetchParts(): Promise<InsightsIndex> {
  const first = await readPart(takeFirstPart());
  const others = Array.from({ length: first.parts - 1 }, (_, index) => readPart(fetchPart(index + 2)));
  return readIndex([first, ...(await Promise.all(others))]);
}

async function readPart(answer: Promise<Response>): Promise<IndexPart> {
  const response = await answer.catch((cause: unknown) => {
    throw new LoadError('offline', { cause });
  });
  if (!response.ok) throw new Error(`The index of insights answered ${response.status}`);
  return (await response.json()) as IndexPart;
}
