import { compareTexts } from '../../shared/compare-texts.ts';
import { listByTopic } from './lists.ts';
import type { ArticleSummary } from '../../content/model/article.ts';

/** Maximum number of related articles below an article. */
export const MOST_RELATED = 3;

/** Number of newest articles per topic that are compared. */
const MOST_LOOKED_AT = 60;

/** Finds the articles most closely related to one, closest first. */
export type FindRelated = (article: Pick<ArticleSummary, 'slug' | 'tags'>) => readonly ArticleSummary[];

/**
 * Returns a finder of related articles: those that share the most topics, where a rare topic counts more than a
 * frequent one; ties go to the newer article. Articles without a shared topic are not related. `articles` must be
 * sorted newest first; `most` is the maximum number of results.
 */
export function createRelatedFinder(articles: readonly ArticleSummary[], most: number): FindRelated {
  const topics = listByTopic(articles);
  return ({ slug, tags }) => {
    const weights = new Map<ArticleSummary, number>();
    for (const tag of new Set(tags)) {
      const list = topics.get(tag) ?? [];
      const weight = Math.log(1 + articles.length / list.length);
      for (const other of list.slice(0, MOST_LOOKED_AT)) weights.set(other, (weights.get(other) ?? 0) + weight);
    }
    let closest: [ArticleSummary, number][] = [];
    for (const candidate of weights) {
      const last = closest.at(-1);
      if (candidate[0].slug === slug || (last && closest.length === most && byCloseness(candidate, last) > 0)) continue;
      closest = [...closest, candidate].toSorted(byCloseness).slice(0, most);
    }
    return closest.map(([article]) => article);
  };
}

function byCloseness([a, weightA]: [ArticleSummary, number], [b, weightB]: [ArticleSummary, number]): number {
  return weightB - weightA || compareTexts(b.published, a.published) || compareTexts(a.slug, b.slug);
}
