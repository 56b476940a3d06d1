import type { Labels } from '../../../pipeline/model/labels.ts';

/** The words that the insights browser shows. */
export type InsightsLabels = Pick<
  Labels,
  | 'search'
  | 'searchPlaceholder'
  | 'clearSearch'
  | 'topics'
  | 'article'
  | 'articles'
  | 'articleTopics'
  | 'popularTopics'
  | 'clearFilters'
  | 'noMatches'
  | 'suggestions'
  | 'listLoading'
  | 'listFailed'
  | 'pagination'
  | 'page'
  | 'moreTags'
  | 'minutes'
  | 'articleFound'
  | 'articlesFound'
>;

/** Only those words, since an island's props travel with the page. */
export function pickInsightsLabels(labels: Labels): InsightsLabels {
  const { search, searchPlaceholder, clearSearch, topics, popularTopics, clearFilters, noMatches } = labels;
  const { article, articles, articleTopics, suggestions, listLoading, listFailed } = labels;
  const { pagination, page, moreTags, minutes, articleFound, articlesFound } = labels;
  return {
    search,
    searchPlaceholder,
    clearSearch,
    topics,
    article,
    articles,
    articleTopics,
    popularTopics,
    clearFilters,
    noMatches,
    suggestions,
    listLoading,
    listFailed,
    pagination,
    page,
    moreTags,
    minutes,
    articleFound,
    articlesFound,
  };
}
