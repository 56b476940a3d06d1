import type { Labels } from '../../../pipeline/schema/labels.ts';

/** The words that the insights browser shows. */
export type InsightsLabels = Pick<
  Labels,
  | 'search'
  | 'search_placeholder'
  | 'clear_search'
  | 'topics'
  | 'article'
  | 'articles'
  | 'article_topics'
  | 'popular_topics'
  | 'clear_filters'
  | 'no_matches'
  | 'suggestions'
  | 'list_loading'
  | 'list_failed'
  | 'pagination'
  | 'page'
  | 'more_tags'
  | 'minutes'
  | 'article_found'
  | 'articles_found'
>;

/** Only those words, since an island's props travel with the page. */
export function pickInsightsLabels(labels: Labels): InsightsLabels {
  const { search, search_placeholder, clear_search, topics, popular_topics, clear_filters, no_matches } = labels;
  const { article, articles, article_topics, suggestions, list_loading, list_failed } = labels;
  const { pagination, page, more_tags, minutes, article_found, articles_found } = labels;
  return {
    search,
    search_placeholder,
    clear_search,
    topics,
    article,
    articles,
    article_topics,
    popular_topics,
    clear_filters,
    no_matches,
    suggestions,
    list_loading,
    list_failed,
    pagination,
    page,
    more_tags,
    minutes,
    article_found,
    articles_found,
  };
}
