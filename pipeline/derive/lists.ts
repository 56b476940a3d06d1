import type { Article, ArticleSummary, TagCount } from '../model/article.ts';

/** Articles on one page of a list. */
export const PAGE_SIZE = 6;

/** Newest first; on one day, by title, so that the order never depends on the file system. */
export function sortArticles<T extends ArticleSummary>(articles: readonly T[]): T[] {
  return articles.toSorted(
    (a, b) => compare(b.published, a.published) || compare(a.title, b.title) || compare(a.slug, b.slug),
  );
}

/** How many articles carry each tag, most frequent first, then by name. A tag counts once an article. */
export function countTags(articles: readonly Pick<ArticleSummary, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of articles) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || compare(a.tag, b.tag));
}

/** What a list shows of an article. */
export function summarize(article: Article): ArticleSummary {
  const { slug, address, title, summary, published, publishedText, minutes, tags, featured, thumbnail } = article;
  const shown = { slug, address, title, summary, published, publishedText, minutes, tags, featured };
  return thumbnail ? { ...shown, thumbnail } : shown;
}

/** The featured article and the two newest others, as the home page shows them. */
export function latestArticles(articles: readonly Article[]): ArticleSummary[] {
  const featured = articles.filter((article) => article.featured).slice(0, 1);
  return [...featured, ...articles.filter((article) => !article.featured).slice(0, 2)].map(summarize);
}

/** How many pages a list of that many articles fills; at least one. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / PAGE_SIZE));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
