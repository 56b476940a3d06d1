import { QueryClient } from '@tanstack/query-core';
import type { InsightsIndex } from './InsightsBrowser.tsx';

/** Where the build puts the index of all articles. */
const INDEX = '/insights/index.json';
const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const KEPT_MS = 5 * 60_000;

const client = new QueryClient();

/** The index of all articles; tried again after 1, 2 and 4 s, kept for five minutes. `onRetry` hears of each failure. */
export function fetchIndex(onRetry: () => void): Promise<InsightsIndex> {
  return client.fetchQuery({
    queryKey: [INDEX],
    retry: (failures) => {
      if (failures < RETRIES) onRetry();
      return failures < RETRIES;
    },
    retryDelay: (attempt) => Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS),
    gcTime: KEPT_MS,
    staleTime: KEPT_MS,
    queryFn: async ({ signal }) => {
      const response = await fetch(INDEX, { signal });
      if (!response.ok) throw new Error(`The index of insights answered ${response.status}`);
      return (await response.json()) as InsightsIndex;
    },
  });
}
