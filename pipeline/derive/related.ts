import type { ArticleSummary } from '../model/article.ts';

/** Related articles below an article. */
export const MOST_RELATED = 3;

/** Of the articles under one topic, only so many of the newest are looked at. */
const MOST_LOOKED_AT = 60;

/** Finds the articles that are closest to one, closest first. */
export type FindRelated = (article: ArticleSummary) => readonly ArticleSummary[];

/**
 * A finder of related articles: those that share the most topics, a rare topic counting more than a
 * frequent one; among equals the newer. Articles that share none are not related.
 * `articles` newest first; `most` is how many to return at most.
 */
export function createRelatedFinder(articles: readonly ArticleSummary[], most: number): FindRelated {
  const byTag = new Map<string, ArticleSummary[]>();
  for (const article of articles) for (const tag of new Set(article.tags)) listOf(byTag, tag).push(article);
  const weightOf = (tag: string): number => Math.log(1 + articles.length / (byTag.get(tag)?.length ?? 1));

  return ({ slug, tags }) => {
    const weights = new Map<ArticleSummary, number>();
    for (const tag of new Set(tags))
      for (const other of (byTag.get(tag) ?? []).slice(0, MOST_LOOKED_AT))
        if (other.slug !== slug) weights.set(other, (weights.get(other) ?? 0) + weightOf(tag));
    return [...weights]
      .toSorted(
        ([a, weightA], [b, weightB]) =>
          weightB - weightA || compare(b.published, a.published) || compare(a.slug, b.slug),
      )
      .slice(0, most)
      .map(([article]) => article);
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
