import { QueryClient } from '@tanstack/query-core';
import { addressOfIndexPart, INSIGHTS_INDEX } from '../../../pipeline/addresses.ts';
import type { IndexPart } from '../../../pipeline/model/article-index.ts';
import { readIndex, type InsightsIndex } from './read-index.ts';
import { Lack } from '../runtime/parts.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const KEPT_MS = 5 * 60_000;

const client = new QueryClient();

/**
 * The index of all articles; tried again after 1, 2 and 4 s, kept for five minutes. `onRetry` hears of each failure.
 * While the browser knows that the line is down, it is not tried again: whoever asks hears of it at once.
 */
export function fetchIndex(onRetry: () => void): Promise<InsightsIndex> {
  return client.fetchQuery({
    queryKey: [INSIGHTS_INDEX],
    retry: (failures) => {
      const isWorthwhile = failures < RETRIES && navigator.onLine;
      if (isWorthwhile) onRetry();
      return isWorthwhile;
    },
    retryDelay: (attempt) => Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS),
    gcTime: KEPT_MS,
    staleTime: KEPT_MS,
    queryFn: async ({ signal }) => {
      const first = await fetchPart(1, signal);
      const others = Array.from({ length: first.parts - 1 }, (_, index) => fetchPart(index + 2, signal));
      return readIndex([first, ...(await Promise.all(others))]);
    },
  });
}

async function fetchPart(number: number, signal: AbortSignal): Promise<IndexPart> {
  const response = await fetch(addressOfIndexPart(number), { signal }).catch((cause: unknown) => {
    throw new Lack('offline', { cause });
  });
  if (!response.ok) throw new Error(`The index of insights answered ${response.status}`);
  return (await response.json()) as IndexPart;
}
