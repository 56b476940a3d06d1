import { QueryClient } from '@tanstack/query-core';
import { INSIGHTS_INDEX } from '../../../pipeline/addresses.ts';
import type { InsightsIndex } from './InsightsBrowser.tsx';
import { NoAnswer } from '../runtime/parts.ts';

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
      const response = await fetch(INSIGHTS_INDEX, { signal }).catch((cause: unknown) => {
        throw new NoAnswer('No answer for the index of insights', { cause });
      });
      if (!response.ok) throw new Error(`The index of insights answered ${response.status}`);
      return (await response.json()) as InsightsIndex;
    },
  });
}
