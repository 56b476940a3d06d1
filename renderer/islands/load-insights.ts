import { fetchIndex } from './fetch-index.ts';
import { InsightsBrowser, type InsightsOptions } from './InsightsBrowser.tsx';

/**
 * The insights browser and the index that it needs. A visitor who has to wait longer than usual is
 * told so, and is told if it was in vain.
 */
export async function loadInsights(props: object) {
  const { labels, toasts } = props as InsightsOptions;
  let stopWaiting: (() => void) | undefined;
  try {
    const index = await fetchIndex(() => {
      stopWaiting ??= tell(labels.list_loading, 'loading');
    });
    return { component: InsightsBrowser, fetched: { index } };
  } catch (error) {
    tell(labels.list_failed, 'error');
    throw error;
  } finally {
    stopWaiting?.();
  }

  function tell(message: string, kind: 'loading' | 'error'): () => void {
    const shown = import('./toasts/show-toast.tsx').then(({ showToast }) => showToast(message, kind, toasts));
    return () => void shown.then((takeAway) => takeAway());
  }
}
