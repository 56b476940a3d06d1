import { authoredDay, latestDay } from '../../../compile/derive/last-changes.ts';
import type { Article, Articles, ArticleSummary } from '../../model/article.ts';
import type { KnownDay } from '../../model/history.ts';

/** The day in an article's own front matter. */
export function dayOfArticle({ published, updated }: Article): KnownDay {
  return authoredDay(updated?.day ?? published);
}

/**
 * The day of the last change of a list: the last change of an article in it, or the day of the newest article, which
 * moved the others.
 */
export function dayOfList(
  shown: readonly Pick<ArticleSummary, 'slug'>[],
  all: readonly ArticleSummary[],
  { articles, indexOf }: Articles,
): KnownDay | undefined {
  const changed = shown.flatMap(({ slug }) => articles[indexOf.get(slug) ?? -1] ?? []).map(dayOfArticle);
  return latestDay([...changed, ...all.slice(0, 1).map(({ published }) => authoredDay(published))]);
}
