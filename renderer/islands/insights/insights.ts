import { LoadError } from '../runtime/load-part.ts';
import { toast } from '../toasts/toast.ts';
import { fetchIndex } from './fetch-index.ts';
import { InsightsBrowser, type InsightsOptions, type OwnList } from './InsightsBrowser.tsx';
import type { InsightsIndex } from './read-index.ts';

/** The island. It fetches the index of all articles, which is too large for a page as the site grows. */
export const insights = { component: InsightsBrowser, findProps: findIndex };

/**
 * Fetches the index. A message tells visitors of an unusual wait, and of its failure, which resolves with undefined.
 * Throws a `LoadError` if the connection is down; the caller handles it.
 */
async function findIndex({ labels, toasts }: InsightsOptions): Promise<{ index: InsightsIndex | OwnList } | undefined> {
  let waiting: Promise<() => void> | undefined;
  try {
    const index = await fetchIndex(() => {
      waiting ??= toast(labels.listLoading, 'loading', toasts);
    });
    return { index };
  } catch (error) {
    if (error instanceof LoadError) throw error;
    console.warn('The index of insights could not be fetched', error);
    void toast(labels.listFailed, 'error', toasts);
    return undefined;
  } finally {
    void waiting?.then((stop) => stop());
  }
}
