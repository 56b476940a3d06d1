import Fuse from 'fuse.js';
import type { ArticleSummary } from '../../../pipeline/content/model/article.ts';

const MAX_SUGGESTIONS = 3;

/** How far a match may be from the typed text; 0 is equal, 1 is anything. */
const THRESHOLD = 0.6;

/** Articles searched before the browser gets a turn to handle input. */
const AT_ONCE = 100;

/**
 * Returns the articles closest to a text that none of them contains, closest first; none if `isWanted` is false in the
 * end.
 */
export async function suggestArticles(
  articles: readonly ArticleSummary[],
  text: string,
  isWanted: () => boolean,
): Promise<readonly ArticleSummary[]> {
  let closest: { item: ArticleSummary; score?: number }[] = [];
  for (let start = 0; start < articles.length && isWanted(); start += AT_ONCE) {
    const found = search(articles.slice(start, start + AT_ONCE), text);
    closest = [...closest, ...found].toSorted((a, b) => (a.score ?? 1) - (b.score ?? 1)).slice(0, MAX_SUGGESTIONS);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return isWanted() ? closest.map(({ item }) => item) : [];
}

function search(articles: readonly ArticleSummary[], text: string) {
  const fuse = new Fuse(articles, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'tags', weight: 2 },
      { name: 'summary', weight: 1 },
    ],
    threshold: THRESHOLD,
    ignoreLocation: true,
    ignoreDiacritics: true,
    includeScore: true,
  });
  return fuse.search(text.trim(), { limit: MAX_SUGGESTIONS });
}
