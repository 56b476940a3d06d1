import { Lack } from '../runtime/parts.ts';
import { toast } from '../toasts/toast.ts';
import { fetchIndex } from './fetch-index.ts';
import { InsightsBrowser, type InsightsOptions, type OwnList } from './InsightsBrowser.tsx';
import type { InsightsIndex } from './read-index.ts';

/** The island: the index of all articles is fetched, since it grows with the site. */
export const insights = { component: InsightsBrowser, findProps: findIndex };

/**
 * The index that the browser needs. A visitor who has to wait longer than usual is told so, and is told if it was in
 * vain; nothing comes then. A line that is down is left to the caller.
 */
async function findIndex({ labels, toasts }: InsightsOptions): Promise<{ index: InsightsIndex | OwnList } | undefined> {
  let waiting: Promise<() => void> | undefined;
  try {
    const index = await fetchIndex(() => {
      waiting ??= toast(labels.listLoading, 'loading', toasts);
    });
    return { index };
  } catch (error) {
    if (error instanceof Lack) throw error;
    console.warn('The index of insights could not be fetched', error);
    void toast(labels.listFailed, 'error', toasts);
    return undefined;
  } finally {
    void waiting?.then((stop) => stop());
  }
}
