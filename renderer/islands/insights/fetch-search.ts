import { fetchParts } from '../runtime/fetch-parts.ts';
import { tryLoad } from '../runtime/load-part.ts';
import { beginFirstPart } from './first-part.ts';

/** On a list of articles, fetches what the first search needs and runs none of it. Does nothing if data is saved. */
export function fetchSearch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !document.querySelector('[data-island="insights"]')) return;
  beginFirstPart();
  void tryLoad(() => fetchParts(() => import('./insights.ts')));
}
