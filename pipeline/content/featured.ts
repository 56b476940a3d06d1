import type { ArticleSummary } from './model/article.ts';

/** A list of articles as it is shown: the featured one above the grid, and the others in it. */
export interface DividedList<T extends ArticleSummary = ArticleSummary> {
  readonly featured: T | undefined;
  readonly grid: readonly T[];
}

/** Takes the featured article, if the list has it, out of what the grid shows. */
export function divideList<T extends ArticleSummary>(articles: readonly T[]): DividedList<T> {
  const featured = articles.find((article) => article.featured);
  return { featured, grid: articles.filter((article) => article !== featured) };
}
