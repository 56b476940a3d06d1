import Fuse from 'fuse.js';
import type { ArticleSummary } from '../../../pipeline/model/article.ts';

const MOST_SUGGESTIONS = 3;

/** How far a text may be from what was typed; 0 is the same, 1 is anything. */
const THRESHOLD = 0.6;

/** The articles that come closest to a text which occurs in none of them, the closest first. */
export function suggestArticles(articles: readonly ArticleSummary[], text: string): readonly ArticleSummary[] {
  const fuse = new Fuse(articles, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'tags', weight: 2 },
      { name: 'summary', weight: 1 },
    ],
    threshold: THRESHOLD,
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
  return fuse.search(text.trim(), { limit: MOST_SUGGESTIONS }).map(({ item }) => item);
}
