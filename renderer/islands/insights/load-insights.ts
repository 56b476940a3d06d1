import { fetchIndex } from './fetch-index.ts';
import { InsightsBrowser, type InsightsOptions } from './InsightsBrowser.tsx';
import { isLack } from '../runtime/parts.ts';
import { say } from '../toasts/say.ts';

/**
 * The insights browser and the index that it needs. A visitor who has to wait longer than usual is
 * told so, and is told if it was in vain; nothing comes then. A line that is down is left to the caller.
 */
export async function loadInsights(props: object) {
  const { labels, toasts } = props as InsightsOptions;
  let waiting: Promise<() => void> | undefined;
  try {
    const index = await fetchIndex(() => {
      waiting ??= say(labels.listLoading, 'loading', toasts);
    });
    return { component: InsightsBrowser, fetched: { index } };
  } catch (error) {
    if (isLack(error)) throw error;
    console.warn('The index of insights could not be fetched', error);
    void say(labels.listFailed, 'error', toasts);
    return undefined;
  } finally {
    void waiting?.then((stop) => stop());
  }
}
